// Seeded random play through one game. The contract's checks look at every position on the way.
import {
  type Course,
  createDealer,
  createRng,
  type Dealer,
  drawOutcome,
  type EventOf,
  type Game,
  type GameTypes,
  newCourse,
  type Rng,
  randomAction,
  type Seat,
} from '@planisphere/core';

/** A way to start a game, with a name for the test report. */
export interface Setup<T extends GameTypes> {
  readonly name: string;
  readonly game: Game<T>;
  readonly options: T['options'];
  readonly players: number;
  /** Throws when pieces were lost or doubled; each game counts its own pieces. */
  readonly conserved: (state: T['position']) => void;
}

export interface Stop<T extends GameTypes> {
  readonly course: Course<T>;
  readonly players: number;
  readonly rng: Rng;
  /** The event that will happen next; undefined when the game is over. */
  readonly next: EventOf<T> | undefined;
}

/** No game here has nearly as many events; random play must end by itself. */
const MOST_EVENTS = 5000;

/** Calls `visit` at every position of a random game and returns the finished course. */
export function walk<T extends GameTypes>(
  setup: Setup<T>,
  seed: number,
  visit: (stop: Stop<T>) => void,
): Course<T> {
  const { game, options, players } = setup;
  let course = newCourse(game, options, players);
  const rng = createRng(seed);
  const dealer = createDealer(`walk ${seed}`);
  for (;;) {
    const next = nextEvent(course, rng, dealer);
    visit({ course, players, rng, next });
    if (next === undefined) return course;
    course = course.with(next);
    if (course.length > MOST_EVENTS) throw new Error(`seed ${seed}: no end after ${MOST_EVENTS} events`);
  }
}

function nextEvent<T extends GameTypes>(course: Course<T>, rng: Rng, dealer: Dealer): EventOf<T> | undefined {
  const { awaiting, game } = course;
  if (awaiting.kind === 'over') return undefined;
  if (awaiting.kind === 'chance') {
    return { by: 'chance', outcome: drawOutcome(awaiting, dealer.at(course.chances)) };
  }
  // Any awaited seat may answer first, and now and then one that is not awaited acts.
  const pool = awaiting.optional.length > 0 && rng.next() % 8 === 0 ? awaiting.optional : awaiting.seats;
  const seat = pool[rng.next() % pool.length] as Seat;
  return { by: seat, action: randomAction(game, game.view(course.state, seat), { seat, rng }) };
}
