// Ratings by nodes that share only the database: every game counts once, and all nodes have one order of games.
import { UNRATED } from '@planisphere/people';
import { expect, it } from 'vitest';
import { rowOfStanding } from '../../../src/people/standing.ts';
import { setDeadline } from '../../../src/store/deadlines.ts';
import { createGuest, deleteGuest } from '../../../src/store/guests.ts';
import {
  countAbove,
  readFigures,
  readGains,
  readLeaders,
  readSpread,
} from '../../../src/store/leaderboards.ts';
import {
  isBlocked,
  isHidden,
  readCompanions,
  readMet,
  readRatedGames,
  setBlock,
  setHidden,
} from '../../../src/store/profiles.ts';
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

/** As a node does it: reads the turn, then the ratings, writes, and begins again if another node was faster. */
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

  it('lists the best, what they gained, and whom somebody met, but nobody who hides', async () => {
    const sql = await open();
    const list = `list ${unique()}`;
    const [ada, ben] = [`ada ${unique()}`, `ben ${unique()}`];
    for (const id of [ada, ben]) await createGuest(sql, guest(id), device(`${id} phone`));
    const code = await newTable(sql);
    const [one, two] = [ada, ben].map((id, index) =>
      game({ code, list, guest: id, turn: 0, games: index + 1 }),
    );
    if (one === undefined || two === undefined) throw new Error('two play');
    const both = { ...one, ratings: [...one.ratings, ...two.ratings], steps: [...one.steps, ...two.steps] };
    expect(await countGame(sql, both)).toBe(true);
    expect((await readLeaders(sql, list, 10)).map(({ guest: id }) => id)).toEqual([ben, ada]);
    expect(await readGains(sql, { list, since: 0, limit: 10 })).toEqual([
      { guest: ben, gained: 2, games: 1 },
      { guest: ada, gained: 1, games: 1 },
    ]);
    expect(await readFigures(sql, list, 51_000)).toEqual({ people: 2, placed: 0, games: 1 });
    expect(await readFigures(sql, list, 350_000)).toMatchObject({ placed: 2 });
    expect(await countAbove(sql, list, { points: points + 1, deviation: 350_000 })).toBe(1);
    const spread = await readSpread(sql, list);
    expect(spread.map(({ hundred, count: people }) => [Number(hundred), people])).toEqual([[15, 2]]);
    expect(await readMet(sql, ada)).toMatchObject([{ guest: ben, list, score: 1000, count: 1 }]);
    expect(await readRatedGames(sql, ada, 5)).toMatchObject([{ code, guest: ada }]);
    expect(await readCompanions(sql, ada, [code])).toMatchObject([{ code, guest: ben }]);
    await setHidden(sql, ben, true);
    await setHidden(sql, ben, true);
    expect(await isHidden(sql, ben)).toBe(true);
    expect((await readLeaders(sql, list, 10)).map(({ guest: id }) => id)).toEqual([ada]);
    expect(await readGains(sql, { list, since: 0, limit: 10 })).toHaveLength(1);
    await setBlock(sql, { guest: ada, blocked: ben, on: true });
    expect(await isBlocked(sql, ada, ben)).toBe(true);
    await deleteGuest(sql, ben);
    expect(await isBlocked(sql, ada, ben)).toBe(false);
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
