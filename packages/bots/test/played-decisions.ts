// Decisions of whole games between all kinds of bots, and what another bot would have done instead: two lines from one
// position, as a coach gets them, without any search. Late, won and lost positions occur by themselves.
import {
  type Course,
  createDealer,
  type Game,
  type GameTypes,
  newCourse,
  type Rng,
  rngOf,
  type Seat,
} from '@planisphere/core';
import { findBot } from '../src/registry.ts';
import type { ComparedLines } from '../src/review/claim.ts';
import { isWaitedFor, type Stretch, stretchesOf } from '../src/review/passages.ts';

export interface Played {
  readonly options: unknown;
  /** Names of bots, or `waiving`: an amateur who waives whatever can be waived. */
  readonly bots: readonly string[];
  readonly seed: string;
}

type Begins<T extends GameTypes> = ((position: T['position']) => boolean) | undefined;

/** A seat that may act in between does so once in this many decisions of others. */
const RESTLESS = 6;

/** A game of these bots to its end. */
export function playedCourse<T extends GameTypes>(
  game: Game<T>,
  { options, bots, seed }: Played,
  restless = rngOf(`${seed} restless`),
): Course<T> {
  const decoded = game.decodeOptions(options);
  if (!decoded.ok) throw new Error(decoded.fault.message);
  const [dealer, rng] = [createDealer(seed), rngOf(seed)];
  let course = newCourse(game, decoded.value, bots.length).settle(dealer);
  for (let { awaiting } = course; awaiting.kind === 'seats'; { awaiting } = course) {
    const [other] = awaiting.optional;
    const isOther = other !== undefined && restless.next() % RESTLESS === 0;
    const seat = isOther ? other : awaiting.seats[0]!;
    const view = course.viewOf(seat);
    const actions = isOther ? [...game.legal(view, seat)] : [];
    const action =
      actions.length > 0
        ? actions[restless.next() % actions.length]!
        : choose(game, bots, { view, seat, rng });
    course = course.with({ by: seat, action }).settle(dealer);
  }
  return course;
}

interface Asked<T extends GameTypes> {
  readonly view: T['position'];
  readonly seat: Seat;
  readonly rng: Rng;
}

function choose<T extends GameTypes>(
  game: Game<T>,
  bots: readonly string[],
  { view, seat, rng }: Asked<T>,
): T['action'] {
  const name = bots[seat]!;
  if (name !== 'waiving') return findBot(game, name)!.choose(view, seat, rng);
  for (const action of game.legal(view, seat))
    if ((action as { readonly kind?: string }).kind === 'waive') return action;
  return findBot(game, 'amateur')!.choose(view, seat, rng);
}

export interface Reconsidered<T extends GameTypes> {
  /** `best` is what another bot would have done. */
  readonly compared: ComparedLines<T>;
  readonly isLate: boolean;
  readonly isWon: boolean;
}

/** Every decision of a game beside what one of the other bots would do; none if all of them would do the same. */
export function* reconsidered<T extends GameTypes>(
  course: Course<T>,
  others: readonly string[],
  begins: Begins<T>,
): Generator<Reconsidered<T>, void> {
  const { game, options, players, events, awaiting } = course;
  const rng = rngOf(`others ${events.length}`);
  const winners = awaiting.kind === 'over' ? awaiting.result.winners : [];
  for (const stretch of stretchesOf({ game, options, players: players ?? 1, events, begins })) {
    const { seat, from, state, actions } = stretch;
    const before = game.view(state, seat);
    const best = otherLine(game, { stretch, before, others, rng, begins });
    if (best === undefined) continue;
    yield {
      compared: { before, seat, lines: { best, played: actions } },
      ...{ isLate: from >= 0.75 * events.length, isWon: winners.includes(seat) },
    };
  }
}

interface Around<T extends GameTypes> {
  readonly stretch: Stretch<T>;
  readonly before: T['position'];
  readonly others: readonly string[];
  readonly rng: Rng;
  readonly begins: Begins<T>;
}

function otherLine<T extends GameTypes>(
  game: Game<T>,
  { stretch: { seat, actions, from }, before, others, rng, begins }: Around<T>,
): readonly T['action'][] | undefined {
  const written = (line: readonly T['action'][]): string =>
    line.map((action) => game.notation.makeEvent({ by: seat, action })).join();
  const awaiting = game.awaiting(before);
  // A seat that may act in between may as well wait.
  if (awaiting.kind === 'seats' && !awaiting.seats.includes(seat)) return [];
  for (const index of others.keys()) {
    const name = others[(index + from) % others.length]!;
    const line = lineOf(game, name, { before, seat, rng, begins });
    if (written(line) !== written(actions)) return line;
  }
  return undefined;
}

interface Start<T extends GameTypes> extends Pick<Around<T>, 'before' | 'rng' | 'begins'> {
  readonly seat: Seat;
}

/** One decision of a bot: up to new information, or another seat's turn. */
function lineOf<T extends GameTypes>(
  game: Game<T>,
  name: string,
  { before, seat, rng, begins }: Start<T>,
): readonly T['action'][] {
  const bots = [name, name, name, name];
  const line: T['action'][] = [];
  for (let view = before; ; ) {
    const action = choose(game, bots, { view, seat, rng });
    line.push(action);
    view = game.apply(view, { by: seat, action });
    if (!isWaitedFor(game.awaiting(view), seat) || begins?.(view) === true) return line;
  }
}
