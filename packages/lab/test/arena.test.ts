import { describe, expect, it } from 'vitest';
import { playDeal } from '../src/arena/deal.ts';
import { eloOf } from '../src/arena/elo.ts';
import { estimateOf } from '../src/arena/estimate.ts';
import { reportOf } from '../src/arena/run.ts';
import type { DealResult } from '../src/arena/task.ts';
import { measureClairvoyant } from '../src/games/star-explorer/clairvoyant.ts';
import { arenaItem } from '../src/items/item.ts';
import { pageOf } from '../src/strength/page.ts';

describe('a deal', () => {
  it('finds the same for the same seed', () => {
    const options = { first: 'random', memory: true };
    const points = (seed: string): unknown =>
      playDeal(
        { game: 'stellar', options, bots: ['random', 'novice'], deals: 1, seed },
        { pair: [0, 1], index: 0 },
      ).scores.map((score) => [score.games, score.won, score.points]);
    expect(points('a')).toEqual(points('a'));
    expect(points('a')).not.toEqual(points('b'));
  });
});

describe('a report', () => {
  const score = { games: 2, margin: 3, points: 80, decisions: 10, milliseconds: 20, longest: 5 };
  const played = (index: number, won: number): DealResult => ({
    deal: { pair: [0, 1], index },
    troubles: [],
    scores: [
      { ...score, bot: 0, won },
      { ...score, bot: 1, won: 1 - won },
    ],
  });
  const tournament = { game: 'stellar', options: {}, bots: ['one', 'two'], deals: 9, seed: 's' };

  it('counts the deals that were played, when fewer than planned', () => {
    const { deals, bots, encounters } = reportOf(tournament, [played(0, 1), played(1, 0.5), played(2, 0.75)]);
    expect(deals).toBe(3);
    expect(bots[0]).toMatchObject({
      name: 'one',
      games: 6,
      winRate: 0.75,
      points: 80,
      msPerMove: 2,
      msLongest: 5,
    });
    expect(bots[0]!.elo).toBeGreaterThan(bots[1]!.elo);
    expect(encounters).toMatchObject([
      { bot: 'one', against: 'two', games: 6, winRate: 0.75 },
      { bot: 'two', against: 'one', games: 6, winRate: 0.25 },
    ]);
  });
});

describe('strength', () => {
  it('writes a page with intervals and the commands that repeat them', () => {
    const encounter = { games: 40, ci: [0.9, 1] as const, margin: 41.5 };
    const page = pageOf({
      'stellar master random': {
        game: 'stellar',
        options: {},
        deals: 20,
        seed: '7',
        bots: [],
        encounters: [
          { ...encounter, bot: 'master', against: 'random', winRate: 0.99 },
          { ...encounter, bot: 'random', against: 'master', winRate: 0.01 },
        ],
      },
    });
    expect(page).toContain('| master | random | **99.0 %** [90.0–100.0] | 40 | 41.5 |');
    expect(page).not.toContain('| random | master |');
    expect(page).toContain('npx planisphere arena stellar --bots master,random --games 40 --seed 7');
    expect(page).not.toContain('Star Explorer');
  });

  it('tells of games alone with their percentiles', () => {
    const standing = {
      name: 'master',
      games: 998,
      mean: 149.04,
      sd: 8.7,
      p10: 138,
      p50: 149,
      p90: 160,
      ci: [148.5, 149.6],
    };
    const page = pageOf({
      'star-explorer solo': {
        game: 'star-explorer',
        games: 1000,
        seed: '3',
        bots: [{ ...standing, msPerMove: 41.2, msLongest: 203.4 }],
      },
    });
    expect(page).toContain('| master | 998 | **149.0** [148.5–149.6] | 8.7 | 138 | 149 | 160 | 41.2 | 203 |');
    expect(page).toContain('npx planisphere strength --only "star-explorer solo" --size 1000 --seed 3');
  });

  it('asks for as many games again where bots play alone', () => {
    const item = arenaItem('star-explorer', ['greedy'], 10);
    const report = { game: 'star-explorer', options: {}, deals: 10, seed: '1', bots: [], encounters: [] };
    expect(item.command(item.asked(report))).toBe(
      'npx planisphere arena star-explorer --bots greedy --games 10 --seed 1',
    );
  });

  it('finds that nobody earns more than a clairvoyant', () => {
    const { bots } = measureClairvoyant(1, 'x');
    for (const { mean } of bots) expect(mean).toBeGreaterThanOrEqual(0);
  });
});

describe('estimates', () => {
  it('are means of deals, with the spread between deals', () => {
    expect(estimateOf([1, 2, 3, 4])).toEqual({ mean: 2.5, ci: [1.235, 3.765] });
    expect(estimateOf([1, 1, 1, 1], [0, 1])).toEqual({ mean: 1, ci: [0.755, 1] });
  });

  it('rate who wins three of four games 191 points higher', () => {
    const [a, b] = eloOf([
      [0, 75],
      [25, 0],
    ]) as [number, number];
    expect(Math.abs(a - b - 191)).toBeLessThanOrEqual(1);
    const [x, y, z] = eloOf([
      [0, 10, 0],
      [0, 0, 10],
      [0, 0, 0],
    ]) as [number, number, number];
    expect(x).toBeGreaterThan(y);
    expect(y).toBeGreaterThan(z);
  });
});
