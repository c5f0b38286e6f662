// The grades of the levels: the stronger a player, the fewer slips and blunders. The long run takes all levels over
// several games (docs/review.md has the distribution), other runs two levels and a game of each.
import type { Game } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import { expect, it } from 'vitest';
import { LEVELS } from '../src/bot/levels.ts';
import { mindOf } from '../src/minds.ts';
import { GRADES, type Grade } from '../src/review/grade.ts';
import { reviewMatch } from '../src/review/review.ts';
import { playedMatch } from './review-game.ts';

const LONG = process.env.PLANISPHERE_LONG !== undefined;
const GRADED = LONG ? LEVELS : (['novice', 'astronomer'] as const);

interface Case {
  readonly game: Game;
  readonly options: unknown;
  readonly players: number;
  /** How many games, and nodes for each decision: in the long run, and otherwise. */
  readonly games: readonly [long: number, short: number];
  readonly nodes: readonly [long: number, short: number];
}

const gameOf = (id: string) => findGame(id)!.game;
const ALL: readonly Case[] = [
  { game: gameOf('stellar'), options: {}, players: 2, games: [3, 1], nodes: [60, 20] },
  { game: gameOf('star-explorer'), options: {}, players: 1, games: [4, 1], nodes: [400, 120] },
  {
    game: gameOf('stellarion'),
    options: { stars: 0, expansions: ['sun'], track: 'hard' },
    players: 1,
    games: [2, 0],
    nodes: [30, 0],
  },
];
const CASES = ALL.filter(({ games }) => LONG || games[1] > 0);

it.each(CASES)(
  'grades stronger players of $game.id better',
  async ({ game, options, players, games, nodes }) => {
    const examiner = await mindOf(game)!.examiner!();
    const shares = GRADED.map((level) => {
      const counts = Object.fromEntries(GRADES.map((grade) => [grade, 0])) as Record<Grade, number>;
      for (let played = 0; played < games[LONG ? 0 : 1]; played++) {
        const levels = new Array<string>(players).fill(level);
        const match = playedMatch(game, options, { seed: `levels ${played}`, levels });
        const effort = { nodes: nodes[LONG ? 0 : 1] };
        const { review } = [...reviewMatch(match, examiner, effort)].at(-1)!;
        for (const { moment } of review.passages) if (moment !== undefined) counts[moment.grade]++;
      }
      const all = GRADES.reduce((sum, grade) => sum + counts[grade], 0);
      if (LONG) console.log(game.id, level, all, JSON.stringify(counts));
      return (counts.slip + counts.blunder) / all;
    });
    expect(shares[0]).toBeGreaterThan(shares[1]!);
    if (LONG) expect(shares[1]).toBeGreaterThanOrEqual(shares[3]!);
  },
  3_600_000,
);
