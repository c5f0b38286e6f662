// A finished game of coins to look at from all sides. The seed is chosen so that A draws and B shows.
import { type CoinsAction, type CoinsTypes, coins } from '@planisphere/testkit';
import { commitmentOf, createDealer, type GameRecord, Match, recordOf, type Seat } from '../src/index.ts';

export const SEED = 'two coins';

export function newMatch(): Match<CoinsTypes> {
  return new Match(coins, { bonus: 1 }, 2);
}

export type Turn = readonly [seat: Seat, action: CoinsAction];

export const TURNS: readonly Turn[] = [
  [0, { do: 'draw' }],
  [1, { do: 'show' }],
  [1, { do: 'guess', coin: 0 }],
  [0, { do: 'guess', coin: 2 }],
];

/** Settles chance before and after every turn, as a table does. */
export function playTurns(match: Match<CoinsTypes>, turns: readonly Turn[], seed: string = SEED): void {
  const dealer = createDealer(seed);
  match.settle(dealer);
  for (const [seat, action] of turns) {
    const refusal = match.decide(seat, action);
    if (refusal !== undefined) throw new Error(`refused: ${refusal.rule}`);
    match.settle(dealer);
  }
}

export function finishedRecord(): GameRecord {
  const match = newMatch();
  playTurns(match, TURNS);
  return recordOf(match, { seats: ['Ada', 'Bo'], seed: SEED, commitment: commitmentOf(SEED) });
}
