// Matches between anybody's bots, and the ladder from their results.
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ratingsOf } from '../src/match/ratings.ts';
import { emptyFolder, run } from './run.ts';

const engine = `${process.execPath} ${fileURLToPath(new URL('../dist/main.js', import.meta.url))} engine stellar`;

describe('ratings', () => {
  it('put who wins more above who wins less, and are 0 on average', () => {
    const ratings = ratingsOf([
      { one: 'a', other: 'b', won: 8, lost: 2, drawn: 0 },
      { one: 'b', other: 'c', won: 7, lost: 2, drawn: 1 },
    ]);
    expect(ratings.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(Math.abs(ratings.reduce((sum, { rating }) => sum + rating, 0))).toBeLessThanOrEqual(2);
    expect(ratings[1]).toMatchObject({ games: 20, score: expect.closeTo(0.475) });
  });

  it('are equal for equals, and finite for who has won everything', () => {
    const [one, other] = ratingsOf([{ one: 'a', other: 'b', won: 3, lost: 3, drawn: 4 }]);
    expect(one?.rating).toBe(other?.rating);
    const [best] = ratingsOf([{ one: 'a', other: 'b', won: 100, lost: 0, drawn: 0 }]);
    expect(best?.rating).toBeGreaterThan(200);
    expect(best?.rating).toBeLessThan(1000);
  });
});

describe('match', () => {
  it('plays our bots and programs, and keeps the results for the ladder', async () => {
    const folder = emptyFolder();
    const args = ['match', 'stellar', 'greedy', 'random', '--games', '4'];
    expect((await run({ args, folder })).out).toMatch(/^greedy – random: won \d, lost \d, drawn \d\n$/);
    const program = await run({ args: ['match', 'stellar', 'random', engine, '--games', '1'], folder });
    expect(program).toMatchObject({ code: 0, out: expect.stringContaining('random – ') });
    const { out } = await run({ args: ['ladder', 'stellar', '--json'], folder });
    const [{ ratings }] = JSON.parse(out) as [{ ratings: { name: string; games: number }[] }];
    expect(ratings.map(({ name, games }) => [name, games])).toEqual(
      expect.arrayContaining([
        ['greedy', 4],
        ['random', 5],
        [engine, 1],
      ]),
    );
    expect((await run({ args: ['ladder'], folder })).out).toContain('Stellar\n');
  }, 180_000);

  it.each([
    [['match', 'stellar', 'greedy'], 'Name two players'],
    [['match', 'stellar', 'greedy', 'nobody'], 'There is no bot "nobody"'],
    [['match', 'stellarion', 'greedy', 'random'], 'all win or lose together'],
    [['match', 'stellar', 'greedy', 'cat /dev/null', '--games', '1'], 'cat /dev/null: it has ended.'],
    [
      ['match', 'stellar', 'greedy', 'echo hello there', '--games', '1'],
      'this is no answer to hello: hello there',
    ],
  ])('answers %j with one clear line', async (args, line) => {
    const { code, err } = await run({ args });
    expect(code).toBe(2);
    expect(err).toContain(line);
  });
});
