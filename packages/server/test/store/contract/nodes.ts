// What the nodes of a site share: deadlines that are met once, secrets, and outages.
import { expect, it } from 'vitest';
import { claimDue, dropDeadline, setDeadline } from '../../../src/store/deadlines.ts';
import { beat, lastBeats, readOutages, recordOutage } from '../../../src/store/nodes.ts';
import { secretNamed } from '../../../src/store/secrets.ts';
import { type Sql, statement } from '../../../src/store/sql.ts';
import { append } from '../../../src/store/tables.ts';
import { appendTo, newTable, unique } from './samples.ts';

export function nodesContract(open: () => Promise<Sql>): void {
  it('gives a due deadline to one claimant, and again when the claim has run out', async () => {
    const sql = await open();
    const code = await newTable(sql);
    const row = { code, kind: 'clock', subject: 'A', due: 1000 };
    await append(sql, appendTo(code, 1, { deadlines: [row, { ...row, kind: 'bot', due: 9_999_999 }] }));
    const mine = async (now: number) => (await claimDue(sql, now, 100)).filter((each) => each.code === code);
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

  it('makes a secret once', async () => {
    const sql = await open();
    const name = `secret ${unique()}`;
    const made = await Promise.all([1, 2, 3].map((n) => secretNamed(sql, name, () => `value ${n}`)));
    expect(new Set(made).size).toBe(1);
    expect(await secretNamed(sql, name, () => 'another')).toBe(made[0]);
  });

  it('puts clocks off by an outage, once', async () => {
    const sql = await open();
    const code = await newTable(sql);
    const row = (kind: string, due: number) => ({ code, kind, subject: 'A', due });
    const deadlines = [row('clock', 5_000_000), row('notice', 100), row('turn', 5_000_000)];
    await append(sql, appendTo(code, 1, { deadlines }));
    const seen = 1_000_000 + unique();
    await beat(sql, 'node', seen);
    await beat(sql, 'other', seen - 7);
    expect(await lastBeats(sql, 'node')).toEqual({ own: seen, others: seen - 7 });
    expect(await lastBeats(sql, 'new')).toEqual({ own: undefined, others: seen });
    await sql.write([statement(`delete from nodes where id = 'other'`)]);
    const began = seen;
    const outage = { began, ended: began + 500_000 };
    expect(await recordOutage(sql, outage)).toBe(true);
    expect(await recordOutage(sql, { ...outage, ended: began + 600_000 })).toBe(false);
    expect(await recordOutage(sql, { began: began + 1, ended: began + 600_000 })).toBe(false); // partly known
    const query = statement('select kind, due from deadlines where code = $1 order by kind', code);
    expect(await sql.all(query)).toEqual([
      { kind: 'clock', due: 5_500_000 },
      { kind: 'notice', due: 100 },
      { kind: 'turn', due: 5_000_000 },
    ]);
    expect(await readOutages(sql, began)).toContainEqual(outage);
  });
}
