// The set-ups of coins for the contract, and the count of its coins.
import { bagSize, type Game } from '@planisphere/core';
import { type Coins, type CoinsTypes, coins, type Setup } from '../src/index.ts';

/** The number by which coins writes a coin that the viewer does not know. */
export const HIDDEN = 9;

function conserved({ unseen, hands, drawn }: Coins): void {
  const held = [...hands, ...drawn].filter((coin) => coin <= 2).length;
  if (bagSize(unseen) + held !== 6) throw new Error('there are not six coins');
}

export function coinsSetup(game: Game<CoinsTypes> = coins): Setup<CoinsTypes> {
  return { name: 'coins', game, options: { bonus: 1 }, players: 2, conserved };
}
