// Ratings by nodes that share nothing but the database: every game counts once, and the order of the games is one for all.
import { UNRATED } from '@planisphere/people';
import { expect, it } from 'vitest';
import { rowOfStanding } from '../../../src/people/standing.ts';
import { setDeadline } from '../../../src/store/deadlines.ts';
import { createGuest, deleteGuest } from '../../../src/store/guests.ts';
import { countGame, readPath, readRatings, readSteps, readTurn } from '../../../src/store/ratings.ts';
import { type Sql, statement } from '../../../src/store/sql.ts';
import { device, guest, newTable, unique } from './samples.ts';

const { points, deviation, volatility } = rowOfStanding(UNRATED);

interface Counted {
  readonly code: string;
  readonly list: string;
  readonly guest: string;
  readonly turn: number;
  readonly games: number;
}

const game = ({ code, list, guest: id, turn, games }: Counted) => ({
  ...{ code, list, turn },
  ratings: [{ guest: id, list, points: points + games, deviation, volatility, games, updated: games }],
  steps: [
    {
      ...{ code, guest: id, seat: 'A', list, turn: turn + 1, at: games, score: 1000, expected: 500 },
      ...{ points_before: points, deviation_before: deviation, points: points + games, deviation },
    },
  ],
});

/** As a node does it: reads the turn, then the ratings, writes, and begins again when another was faster. */
async function count(sql: Sql, { code, list, guest: id }: Pick<Counted, 'code' | 'list' | 'guest'>) {
  for (;;) {
    const turn = await readTurn(sql, list);
    if ((await readSteps(sql, code)).length > 0) return;
    const [row] = await readRatings(sql, list, [id]);
    if (await countGame(sql, game({ code, list, guest: id, turn, games: (row?.games ?? 0) + 1 }))) return;
  }
}

export function ratingsContract(open: () => Promise<Sql>): void {
  it('counts every game once, however many nodes count it at once', async () => {
    const sql = await open();
    const list = `list ${unique()}`;
    const ada = `ada ${unique()}`;
    await createGuest(sql, guest(ada), device(`${ada} phone`));
    const codes = await Promise.all(Array.from({ length: 6 }, () => newTable(sql)));
    for (const code of codes) await setDeadline(sql, { code, kind: 'rate', subject: '', due: 1 });
    await Promise.all([...codes, ...codes, ...codes].map((code) => count(sql, { code, list, guest: ada })));
    expect(await readTurn(sql, list)).toBe(6);
    expect(await readRatings(sql, list, [ada])).toMatchObject([{ games: 6, points: points + 6 }]);
    const path = await readPath(sql, { guest: ada, list, limit: 10 });
    expect(path.map(({ turn, at }) => [turn, at])).toEqual([6, 5, 4, 3, 2, 1].map((each) => [each, each]));
    const left = statement(
      `select 1 as due from deadlines where kind = 'rate' and code in ($1, $2)`,
      ...codes.slice(0, 2),
    );
    expect(await sql.all(left)).toEqual([]);
    await deleteGuest(sql, ada);
    expect(await readRatings(sql, list, [ada])).toEqual([]);
    expect(await readPath(sql, { guest: ada, list, limit: 10 })).toEqual([]);
  });

  it('does not take in a game that was decided from an older turn', async () => {
    const sql = await open();
    const list = `list ${unique()}`;
    const [one, two] = [await newTable(sql), await newTable(sql)];
    expect(await countGame(sql, game({ code: one, list, guest: 'ben', turn: 0, games: 1 }))).toBe(true);
    expect(await countGame(sql, game({ code: two, list, guest: 'ben', turn: 0, games: 1 }))).toBe(false);
    expect(await countGame(sql, game({ code: one, list, guest: 'ben', turn: 1, games: 2 }))).toBe(false);
    expect(await countGame(sql, game({ code: two, list, guest: 'ben', turn: 1, games: 2 }))).toBe(true);
  });
}
