// What the store promises, whatever database is behind it. Each adapter runs all of it.
import { describe, expect, it } from 'vitest';
import { dropCrowds, readCrowds, writeCrowds } from '../../src/store/crowds.ts';
import { claimDue, dropDeadline, setDeadline } from '../../src/store/deadlines.ts';
import {
  addDevice,
  createCode,
  createGuest,
  deleteGuest,
  guestOfDevice,
  readGuest,
  readMutes,
  renameGuest,
  setMute,
  takeCode,
} from '../../src/store/guests.ts';
import { codesOf, readPlayed, readTally } from '../../src/store/history.ts';
import type { TableRow } from '../../src/store/rows.ts';
import { beat, lastBeat, readOutages, recordOutage, secretNamed } from '../../src/store/site.ts';
import { type Sql, statement } from '../../src/store/sql.ts';
import {
  type Append,
  append,
  createTable,
  readLobby,
  readLog,
  readSeqs,
  readTable,
  rewriteEntries,
} from '../../src/store/tables.ts';

let count = 0;

function tableRow(change: Partial<TableRow> = {}): TableRow {
  const code = `T${String(count++).padStart(5, '0')}`;
  return {
    code,
    game: 'stellar',
    version: 1,
    settings: '{"name":"Zoë’s “table”"}',
    opener: 'ada',
    seed: 'seed',
    commitment: 'hash',
    key: '',
    access: 'link',
    status: 'playing',
    awaiting: 'A',
    seq: 0,
    created: 1_794_000_000_000,
    updated: 1_794_000_000_000,
    ...change,
  };
}

async function newTable(sql: Sql, change: Partial<TableRow> = {}): Promise<string> {
  const row = tableRow(change);
  const players = [{ guest: `guest of ${row.code}`, code: row.code, seat: 'A', outcome: '' }];
  await createTable(sql, { row, bodies: ['one'], players, deadlines: [] });
  return row.code;
}

function appendTo(code: string, after: number, change: Partial<Append> = {}): Append {
  return {
    code,
    after,
    bodies: [`${after + 1}`],
    status: 'playing',
    awaiting: 'B',
    now: 1_794_000_001_000,
    players: undefined,
    deadlines: undefined,
    opening: undefined,
    ...change,
  };
}

const guest = (id: string) => ({
  id,
  name: `${id} 🌙`,
  emblem: 'star',
  locale: 'fr',
  mail: '',
  created: 5,
  seen: 6,
});

export function storeContract(name: string, open: () => Promise<Sql>): void {
  describe(`store contract: ${name}`, () => {
    it('keeps a table and its log as they were', async () => {
      const sql = await open();
      const row = tableRow();
      await createTable(sql, { row, bodies: ['{"a":"é"}', 'two'], players: [], deadlines: [] });
      expect(await readTable(sql, row.code)).toEqual({ ...row, seq: 2 });
      expect(await readLog(sql, row.code, 0)).toEqual(['{"a":"é"}', 'two']);
      expect(await readLog(sql, row.code, 1)).toEqual(['two']);
      expect(await readTable(sql, 'nowhere')).toBeUndefined();
    });

    it('refuses a second table of the same code', async () => {
      const sql = await open();
      const row = tableRow();
      await createTable(sql, { row, bodies: [], players: [], deadlines: [] });
      await expect(createTable(sql, { row, bodies: ['x'], players: [], deadlines: [] })).rejects.toThrow();
      expect(await readLog(sql, row.code, 0)).toEqual([]);
    });

    it('appends only to the log the writer knew', async () => {
      const sql = await open();
      const code = await newTable(sql);
      expect(await append(sql, appendTo(code, 1, { bodies: ['2', '3'] }))).toBe(true);
      expect(await append(sql, appendTo(code, 1))).toBe(false);
      expect(await append(sql, appendTo(code, 4))).toBe(false);
      expect(await readLog(sql, code, 0)).toEqual(['one', '2', '3']);
      expect(await readTable(sql, code)).toMatchObject({ seq: 3, awaiting: 'B', updated: 1_794_000_001_000 });
    });

    it('lets one of many writers win, every time', async () => {
      const sql = await open();
      const code = await newTable(sql);
      for (let after = 1; after <= 10; after++) {
        const tries = Array.from({ length: 8 }, (_, who) =>
          append(sql, appendTo(code, after, { bodies: [`${who}`] })),
        );
        expect((await Promise.all(tries)).filter((won) => won)).toHaveLength(1);
      }
      expect(await readLog(sql, code, 1)).toHaveLength(10);
    });

    it('writes everything of an append or nothing', async () => {
      const sql = await open();
      const code = await newTable(sql);
      const other = tableRow({ code: await newTable(sql) });
      const opening = { row: other, bodies: [], players: [], deadlines: [] };
      await expect(append(sql, appendTo(code, 1, { opening }))).rejects.toThrow();
      expect(await readLog(sql, code, 0)).toEqual(['one']);
      expect(await append(sql, appendTo(code, 1, { opening: { ...opening, row: tableRow() } }))).toBe(true);
    });

    it('does not let one failing write spoil the others that are committed with it', async () => {
      const sql = await open();
      const [good, bad] = [await newTable(sql), await newTable(sql)];
      const opening = { row: tableRow({ code: good }), bodies: [], players: [], deadlines: [] };
      const results = await Promise.allSettled([
        append(sql, appendTo(good, 1)),
        append(sql, appendTo(bad, 1, { opening })),
        append(sql, appendTo(good, 2)),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await readLog(sql, good, 0)).toContain('2');
      expect(await readLog(sql, bad, 0)).toEqual(['one']);
    });

    it('says which tables have gone on, and rewrites words', async () => {
      const sql = await open();
      const code = await newTable(sql);
      await append(sql, appendTo(code, 1));
      expect(await readSeqs(sql, [code, 'nowhere'])).toEqual([{ code, seq: 2 }]);
      expect(await readSeqs(sql, [])).toEqual([]);
      await rewriteEntries(sql, code, [{ seq: 2, body: 'forgotten' }]);
      expect(await readLog(sql, code, 0)).toEqual(['one', 'forgotten']);
    });

    it('shows open tables in the lobby, the latest first, and no others', async () => {
      const sql = await open();
      const at = 1_900_000_000_000 + count * 1000;
      const open1 = await newTable(sql, { status: 'open', access: 'open', updated: at });
      const open2 = await newTable(sql, { status: 'open', access: 'open', updated: at + 1 });
      await newTable(sql, { status: 'open', access: 'link', updated: at + 2 });
      await newTable(sql, { status: 'playing', access: 'open', updated: at + 3 });
      expect((await readLobby(sql, 2)).map(({ code }) => code)).toEqual([open2, open1]);
    });

    it('finds the games of a guest and counts how they ended', async () => {
      const sql = await open();
      const id = `player ${count++}`;
      const won = await newTable(sql);
      const lost = await newTable(sql);
      const going = await newTable(sql);
      const players = (code: string, outcome: string) => [{ guest: id, code, seat: 'B', outcome }];
      await append(sql, appendTo(won, 1, { status: 'over', players: players(won, 'won'), now: 7 }));
      await append(sql, appendTo(lost, 1, { status: 'over', players: players(lost, 'lost'), now: 8 }));
      await append(sql, appendTo(going, 1, { players: players(going, ''), now: 9 }));
      const query = { guest: id, status: 'over', before: 100, limit: 10 } as const;
      expect((await readPlayed(sql, query)).map(({ code, outcome }) => [code, outcome])).toEqual([
        [lost, 'lost'],
        [won, 'won'],
      ]);
      expect(await readPlayed(sql, { ...query, before: 8 })).toHaveLength(1);
      expect(await readPlayed(sql, { ...query, status: 'playing' })).toHaveLength(1);
      expect(await readTally(sql, id)).toEqual([
        { game: 'stellar', outcome: 'lost', count: 1 },
        { game: 'stellar', outcome: 'won', count: 1 },
      ]);
      expect([...(await codesOf(sql, id))].sort()).toEqual([won, lost, going].sort());
    });

    it('gives a due deadline to one claimant, and again when the claim has run out', async () => {
      const sql = await open();
      const code = await newTable(sql);
      const row = { code, kind: 'clock', subject: 'A', due: 1000 };
      await append(sql, appendTo(code, 1, { deadlines: [row, { ...row, kind: 'bot', due: 9_999_999 }] }));
      const mine = async (now: number) =>
        (await claimDue(sql, now, 100)).filter((each) => each.code === code);
      expect(await mine(999)).toEqual([]);
      const claims = await Promise.all([mine(1000), mine(1000), mine(1000)]);
      expect(claims.flat()).toEqual([row]);
      expect(await mine(20_000)).toEqual([]);
      expect(await mine(60_000)).toEqual([row]);
      await dropDeadline(sql, row);
      expect(await mine(200_000)).toEqual([]);
      await setDeadline(sql, { ...row, due: 150_000 });
      await setDeadline(sql, { ...row, due: 160_000 });
      expect(await mine(200_000)).toEqual([{ ...row, due: 160_000 }]);
      await append(sql, appendTo(code, 2, { deadlines: [] }));
      expect(await mine(99_999_999)).toEqual([]);
    });

    it('knows guests by their devices until they are deleted', async () => {
      const sql = await open();
      const id = `guest ${count++}`;
      await createGuest(sql, guest(id), `${id} phone`);
      await addDevice(sql, { hash: `${id} laptop`, guest: id, now: 7 });
      expect(await guestOfDevice(sql, `${id} laptop`)).toEqual(guest(id));
      expect(await guestOfDevice(sql, 'nobody')).toBeUndefined();
      await renameGuest(sql, { id, name: 'Zoë', emblem: 'sun', locale: 'en' });
      expect(await readGuest(sql, id)).toMatchObject({ name: 'Zoë', emblem: 'sun', locale: 'en' });
      await setMute(sql, { guest: id, muted: 'other', on: true });
      await setMute(sql, { guest: id, muted: 'other', on: true });
      expect(await readMutes(sql, id)).toEqual(['other']);
      await setMute(sql, { guest: id, muted: 'other', on: false });
      expect(await readMutes(sql, id)).toEqual([]);
      await deleteGuest(sql, id);
      expect(await guestOfDevice(sql, `${id} phone`)).toBeUndefined();
      expect(await readGuest(sql, id)).toBeUndefined();
    });

    it('takes a one-time code once, and not when it is too old', async () => {
      const sql = await open();
      const id = `guest ${count++}`;
      await createCode(sql, { hash: `${id} old`, guest: id, expires: 100 });
      await createCode(sql, { hash: `${id} code`, guest: id, expires: 100 });
      expect(await takeCode(sql, `${id} old`, 50)).toBeUndefined(); // a new one replaces it
      const takes = await Promise.all([takeCode(sql, `${id} code`, 50), takeCode(sql, `${id} code`, 50)]);
      expect(takes.filter((each) => each === id)).toHaveLength(1);
      await createCode(sql, { hash: `${id} late`, guest: id, expires: 100 });
      expect(await takeCode(sql, `${id} late`, 100)).toBeUndefined();
    });

    it('makes a secret once', async () => {
      const sql = await open();
      const name = `secret ${count++}`;
      const made = await Promise.all([1, 2, 3].map((n) => secretNamed(sql, name, () => `value ${n}`)));
      expect(new Set(made).size).toBe(1);
      expect(await secretNamed(sql, name, () => 'another')).toBe(made[0]);
    });

    it('knows the people of other nodes that are alive', async () => {
      const sql = await open();
      const [code, empty] = [`C${count++}`, `C${count++}`];
      const guest = (id: string) => ({ id, name: 'Zoë', emblem: 'sun' }) as const;
      const now = 2_000_000_000_000; // later than whatever else this store has seen
      for (const [node, seen] of [
        ['n1', 0],
        ['n2', 100],
        ['n3', 60_000],
      ] as const)
        await sql.write([
          statement(
            'insert into nodes (id, seen) values ($1, $2) on conflict (id) do update set seen = excluded.seen',
            node,
            now - seen,
          ),
        ]);
      const crowd = (...ids: string[]) => new Map([[code, { guests: ids.map(guest), people: ids.length }]]);
      await writeCrowds(sql, 'n1', crowd('own'));
      await writeCrowds(sql, 'n2', crowd('early'));
      await writeCrowds(sql, 'n2', crowd('ada', 'ben'));
      await writeCrowds(sql, 'n3', crowd('dead'));
      const others = () => readCrowds(sql, { node: 'n1', now }, [code, empty, `C${count++}`]);
      expect([...(await others())]).toEqual([[code, { guests: [guest('ada'), guest('ben')], people: 2 }]]);
      expect([...(await readCrowds(sql, { node: 'n4', now }, [code]))]).toEqual([
        [code, { guests: ['own', 'ada', 'ben'].map(guest), people: 3 }],
      ]);
      await writeCrowds(sql, 'n2', crowd());
      expect([...(await others())]).toEqual([]);
      expect(await dropCrowds(sql, 'n1')).toEqual([code]);
      await sql.write([statement(`delete from nodes where id in ('n1', 'n2', 'n3')`)]);
    });

    it('puts clocks off by an outage, once', async () => {
      const sql = await open();
      const code = await newTable(sql);
      const row = (kind: string, due: number) => ({ code, kind, subject: 'A', due });
      const deadlines = [row('clock', 5_000_000), row('notice', 100), row('turn', 5_000_000)];
      await append(sql, appendTo(code, 1, { deadlines }));
      await beat(sql, 'node', 1_000_000 + count);
      const began = (await lastBeat(sql)) ?? 0;
      expect(began).toBe(1_000_000 + count++);
      const outage = { began, ended: began + 500_000 };
      expect(await recordOutage(sql, outage)).toBe(true);
      expect(await recordOutage(sql, { ...outage, ended: began + 600_000 })).toBe(false);
      const query = statement('select kind, due from deadlines where code = $1 order by kind', code);
      expect(await sql.all(query)).toEqual([
        { kind: 'clock', due: 5_500_000 },
        { kind: 'notice', due: 100 },
        { kind: 'turn', due: 5_000_000 },
      ]);
      expect(await readOutages(sql, began)).toContainEqual(outage);
    });
  });
}
