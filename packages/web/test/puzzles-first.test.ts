// The puzzle to begin with: the easiest, but nobody begins with an expansion or a partner they did not ask for.
import { existsSync, readFileSync } from 'node:fs';
import type { Puzzle } from '@planisphere/bots/puzzles';
import type { Position } from '@planisphere/stellarion';
import { expect, it } from 'vitest';
import { GAME_IDS, type GameId } from '../src/base/games.ts';
import { firstPuzzle } from '../src/pages/puzzles/first-puzzle.ts';
import { loadRules } from '../src/table/games.ts';

const setOf = (game: GameId): URL => new URL(`../src/games/${game}/puzzles/set.json`, import.meta.url);
const puzzlesOf = (game: GameId): readonly Puzzle[] => JSON.parse(readFileSync(setOf(game), 'utf8')).puzzles;
const WITH_PUZZLES = GAME_IDS.filter((game) => existsSync(setOf(game)));

const expansionsIn = ({ table }: Position): readonly string[] =>
  (['blackHoles', 'theories', 'mirrors', 'sun'] as const).filter((name) => table[name]);

it.each(WITH_PUZZLES)('%s begins with one of its easiest puzzles', async (game) => {
  const puzzles = puzzlesOf(game);
  const number = await firstPuzzle({ game, puzzles }, undefined);
  expect(puzzles[number - 1]?.rating).toBe(Math.min(...puzzles.map(({ rating }) => rating)));
});

it('Stellarion begins alone and without expansions', async () => {
  const puzzles = puzzlesOf('stellarion');
  const number = await firstPuzzle({ game: 'stellarion', puzzles }, (position) =>
    expansionsIn(position as Position),
  );
  const { game, tally } = await loadRules('stellarion');
  const parsed = game.notation.parse(puzzles[number - 1]!.position);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  expect(expansionsIn(parsed.value as Position)).toEqual([]);
  expect(tally(parsed.value)).toHaveLength(1);
  expect(puzzles[number - 1]?.rating).toBe(1);
});
