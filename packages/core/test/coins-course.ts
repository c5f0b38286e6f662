// A finished game of coins for several tests. The seed is chosen so that A draws and B shows.
import { accepted, type CoinsAction, type CoinsTypes, coins } from '@planisphere/testkit';
import {
  type Course,
  commitmentOf,
  createDealer,
  type GameRecord,
  newCourse,
  recordOf,
  type Seat,
} from '../src/index.ts';

export const SEED = 'two coins';

export function newCoins(): Course<CoinsTypes> {
  return newCourse(coins, { bonus: 1 }, 2);
}

export type Turn = readonly [seat: Seat, action: CoinsAction];

export const TURNS: readonly Turn[] = [
  [0, { do: 'draw' }],
  [1, { do: 'show' }],
  [1, { do: 'guess', coin: 0 }],
  [0, { do: 'guess', coin: 2 }],
];

/** Settles chance before and after every turn, as a table does. */
export function playTurns(
  start: Course<CoinsTypes>,
  turns: readonly Turn[],
  seed: string = SEED,
): Course<CoinsTypes> {
  const dealer = createDealer(seed);
  return turns.reduce(
    (course, [seat, action]) => accepted(course.decide(seat, action)).settle(dealer),
    start.settle(dealer),
  );
}

export function finishedRecord(): GameRecord {
  const course = playTurns(newCoins(), TURNS);
  return recordOf(course, { seats: ['Ada', 'Bo'], seed: SEED, commitment: commitmentOf(SEED) });
}
