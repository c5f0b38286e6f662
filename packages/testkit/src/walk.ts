// Seeded random play through one game, stopping at every position: what the contract checks look at.
import {
  createDealer,
  createRng,
  type Dealer,
  drawOutcome,
  type EventOf,
  type GameTypes,
  Match,
  type Rng,
  randomAction,
  type Seat,
} from '@planisphere/core';
import type { Setup } from './setup.ts';

export interface Stop<T extends GameTypes> {
  readonly match: Match<T>;
  readonly rng: Rng;
  /** The event that will happen next; undefined when the game is over. */
  readonly next: EventOf<T> | undefined;
}

/** No game of ours comes near this many events; random play must end by itself. */
const MOST_EVENTS = 5000;

/** Calls `visit` at every position of a random game and returns the finished match. */
export function walk<T extends GameTypes>(
  setup: Setup<T>,
  seed: number,
  visit: (stop: Stop<T>) => void,
): Match<T> {
  const { game } = setup;
  const match = new Match(game, setup.options, setup.players);
  const rng = createRng(seed);
  const dealer = createDealer(`walk ${seed}`);
  for (;;) {
    const next = nextEvent(match, rng, dealer);
    visit({ match, rng, next });
    if (next === undefined) return match;
    match.append(next);
    if (match.events.length > MOST_EVENTS)
      throw new Error(`seed ${seed}: no end after ${MOST_EVENTS} events`);
  }
}

function nextEvent<T extends GameTypes>(match: Match<T>, rng: Rng, dealer: Dealer): EventOf<T> | undefined {
  const { awaiting, game } = match;
  if (awaiting.kind === 'over') return undefined;
  if (awaiting.kind === 'chance') {
    return { by: 'chance', outcome: drawOutcome(awaiting, dealer.at(match.chances)) };
  }
  // Any awaited seat may answer first, and now and then one that is not awaited acts.
  const pool = awaiting.optional.length > 0 && rng.next() % 8 === 0 ? awaiting.optional : awaiting.seats;
  const seat = pool[rng.next() % pool.length] as Seat;
  return { by: seat, action: randomAction(game, game.view(match.state, seat), { seat, rng }) };
}
