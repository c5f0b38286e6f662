// Random games by the hundred thousand, to study a game, in the flat engine of the bots' search. Tests prove it equal
// to the rules, event by event, in every set-up.
import { type Options, stellarion } from '@planisphere/stellarion';
import type { Dice } from '../bot/dice.ts';
import { createWorld, ENDING, REPEATED, STUCK, SUN_ARRIVED, WON, WON_GAME } from './kernel/cells.ts';
import { playAtRandom } from './kernel/deal.ts';
import { voyageCount } from './kernel/voyages.ts';
import { tableOf } from './kernel/world.ts';

export { Dice } from '../bot/dice.ts';

export interface StellarionTable {
  readonly options: Options;
  readonly players: number;
}

export interface StellarionTally {
  /** How many games were won, and how many were lost in each way. */
  readonly won: number;
  readonly stuck: number;
  readonly sun: number;
  readonly repeated: number;
  /** Voyages taken in all games together. */
  readonly voyages: number;
}

/** Plays this many games with all legal actions equally likely. */
export function randomStellarionGames(
  { options, players }: StellarionTable,
  games: number,
  dice: Dice,
): StellarionTally {
  const table = tableOf(stellarion.setup(options, players));
  const w = createWorld();
  const endings = new Float64Array(REPEATED + 1);
  let voyages = 0;
  for (let game = 0; game < games; game++) {
    playAtRandom(w, table, options.stars, dice);
    endings[w[ENDING]!]!++;
    voyages += voyageCount(w[WON]!) + voyageCount(w[WON + 1]!);
  }
  return {
    won: endings[WON_GAME]!,
    stuck: endings[STUCK]!,
    sun: endings[SUN_ARRIVED]!,
    repeated: endings[REPEATED]!,
    voyages,
  };
}
