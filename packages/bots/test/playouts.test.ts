// Random games in the flat engine end on average like those of the rules: all seeds are fixed, so nothing here depends
// on luck.
import { createDealer, createRng, playGame, randomAction, type Seat } from '@planisphere/core';
import { EXPANSIONS, type Options, type Position, stellarion } from '@planisphere/stellarion';
import { describe, expect, it } from 'vitest';
import { Dice, randomStellarionGames } from '../src/stellarion/playouts.ts';

const BASE: Options = { stars: 1, expansions: [], track: 'standard' };
const GAMES = 400;

/** Voyages taken in one game of the rules. */
function voyagesByRules(options: Options, players: number, seed: number): number {
  const rng = createRng(seed);
  const player = (view: Position, seat: Seat) => randomAction(stellarion, view, { seat, rng });
  const { result } = playGame(stellarion, stellarion.setup(options, players), {
    players: Array.from({ length: players }, () => player),
    dealer: createDealer(`playouts ${seed}`),
  });
  return result.scores.reduce((sum, voyages) => sum + voyages, 0);
}

describe('random games of Stellarion', () => {
  it.each([
    { options: BASE, players: 1 },
    { options: { ...BASE, stars: 3 }, players: 2 },
    { options: { ...BASE, expansions: EXPANSIONS }, players: 1 },
  ])('take as many voyages as by the rules: $players player(s), $options', ({ options, players }) => {
    const taken = Array.from({ length: GAMES }, (_, seed) => voyagesByRules(options, players, seed));
    const mean = taken.reduce((sum, each) => sum + each, 0) / GAMES;
    const spread = Math.sqrt(taken.reduce((sum, each) => sum + (each - mean) ** 2, 0) / GAMES);
    const { voyages, won, stuck, sun, repeated } = randomStellarionGames(
      { options, players },
      8 * GAMES,
      new Dice(createRng(2)),
    );
    expect(won + stuck + sun + repeated).toBe(8 * GAMES);
    expect(Math.abs(voyages / (8 * GAMES) - mean)).toBeLessThan((3 * spread) / Math.sqrt(GAMES));
  });
});
