// Tables as people find them: in the lobby and in their own history.
import { expect, it } from 'vitest';
import { readFinished } from '../../../src/store/finished.ts';
import { codesOf, readPlayed, readTally } from '../../../src/store/history.ts';
import { setHidden } from '../../../src/store/profiles.ts';
import type { Sql } from '../../../src/store/sql.ts';
import { append, readLobby } from '../../../src/store/tables.ts';
import { appendTo, newTable, unique } from './samples.ts';

export function listsContract(open: () => Promise<Sql>): void {
  it('shows open tables in the lobby, the latest first, and no others', async () => {
    const sql = await open();
    const at = 1_900_000_000_000 + unique() * 1000;
    const open1 = await newTable(sql, { status: 'open', access: 'open', updated: at });
    const open2 = await newTable(sql, { status: 'open', access: 'open', updated: at + 1 });
    await newTable(sql, { status: 'open', access: 'link', updated: at + 2 });
    await newTable(sql, { status: 'playing', access: 'open', updated: at + 3 });
    expect((await readLobby(sql, 2)).map(({ code }) => code)).toEqual([open2, open1]);
  });

  it('finds the games of a guest and counts how they ended', async () => {
    const sql = await open();
    const id = `player ${unique()}`;
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

  it('finds finished games that are public or of the guest, a page after the other', async () => {
    const sql = await open();
    const [ada, eve] = [`ada ${unique()}`, `eve ${unique()}`];
    const at = 3_000_000_000_000 + unique() * 1000;
    const over = (change: object) => newTable(sql, { status: 'over', ...change });
    const shown = await over({ access: 'open', updated: at + 3 });
    const twin = await over({ access: 'open', updated: at + 3 });
    const own = await over({ access: 'private', opener: ada, updated: at + 2 });
    const played = await over({ game: 'stellarion', updated: at + 1 });
    const seat = [{ guest: ada, code: played, seat: 'A', outcome: 'won' }];
    await append(sql, appendTo(played, 1, { status: 'over', players: seat, now: at + 1 }));
    await newTable(sql, { status: 'playing', access: 'open', updated: at + 4 });
    const hidden = await over({ access: 'open', updated: at + 5 });
    await setHidden(sql, `guest of ${hidden}`, true);
    const end = { code: '', updated: at + 10 };
    const query = { guest: ada, game: '', mine: false, after: end, limit: 4 };
    const found = async (change: object) =>
      (await readFinished(sql, { ...query, ...change })).map(({ code }) => code);
    expect(await found({})).toEqual([shown, twin, own, played]);
    expect(await found({ after: { code: shown, updated: at + 3 }, limit: 2 })).toEqual([twin, own]);
    expect(await found({ mine: true })).toEqual([own, played]);
    expect(await found({ game: 'stellarion', limit: 1 })).toEqual([played]);
    for (const stranger of [eve, ''])
      expect(await found({ guest: stranger, limit: 2 })).toEqual([shown, twin]);
    expect(await found({ guest: `guest of ${hidden}`, limit: 1 })).toEqual([hidden]);
    expect(await found({ guest: '', mine: true })).toEqual([]);
  });
}
