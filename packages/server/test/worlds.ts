// Two worlds that one viewer cannot tell apart: the same game as far as the viewer may know, with a difference in what
// is hidden.
import {
  below,
  type Course,
  createDealer,
  type Event,
  eventsAt,
  type Game,
  newCourse,
  type Rng,
  randomAction,
  type Viewer,
} from '@planisphere/core';

type GameEvent = Event<unknown, unknown>;

export interface Twin {
  readonly viewer: Viewer;
  readonly players: number;
  readonly here: readonly GameEvent[];
  readonly there: readonly GameEvent[];
}

/** A random game of some length. */
function someGame(game: Game, players: number, rng: Rng): Course<Types> {
  const options = game.decodeOptions({});
  if (!options.ok) throw new Error(options.fault.message);
  let course = newCourse<Types>(game, options.value, players);
  const dealer = createDealer(`worlds ${rng.next()}`);
  const decisions = below(rng, 40);
  for (let made = 0; made <= decisions; made++) {
    course = course.settle(dealer);
    const { awaiting, state } = course;
    if (awaiting.kind !== 'seats') break;
    const seat = awaiting.seats[below(rng, awaiting.seats.length)] ?? 0;
    course = course.with({ by: seat, action: randomAction(game, game.view(state, seat), { seat, rng }) });
  }
  course = course.settle(dealer);
  return course;
}

/** Undefined if no other world was found: often there is none, because nothing is hidden. */
export function someTwin(game: Game, rng: Rng): Twin | undefined {
  const { min, max } = game.players;
  const players = Math.max(2, min + below(rng, max - min + 1));
  const course = someGame(game, players, rng);
  const viewer = ([0, 1, 'table'] as const)[below(rng, 3)] ?? 'table';
  for (let tries = 0; tries < 8; tries++) {
    const there = otherWorld(game, course, { viewer, rng });
    if (there !== undefined) return { viewer, players, here: course.events, there };
  }
  return undefined;
}

function otherWorld(
  game: Game,
  course: Course<Types>,
  { viewer, rng }: { viewer: Viewer; rng: Rng },
): readonly GameEvent[] | undefined {
  let here = course.undo(0);
  let there = course.undo(0);
  const words = (event: GameEvent): string => game.notation.makeEvent(event);
  for (const event of course.events) {
    const known = words(game.redact(course.state, event, viewer));
    const others = known === words(event) ? [event] : alternatives(game, there, { event, known, viewer });
    const same = others.find((each) => words(each) === words(event));
    const another = others.length > 0 && below(rng, 3) === 0 ? others[below(rng, others.length)] : undefined;
    const chosen = another ?? same;
    if (chosen === undefined || !isPossible(game, there, chosen)) return undefined;
    here = here.with(event);
    there = there.with(chosen);
    if (!looksTheSame(game, { viewer, here, there })) return undefined;
  }
  const differs = game.notation.make(there.state) !== game.notation.make(course.state);
  return differs ? there.events : undefined;
}

/** Other events that could have happened and look the same. */
function alternatives(
  game: Game,
  world: Course<Types>,
  { event, known, viewer }: { event: GameEvent; known: string; viewer: Viewer },
): readonly GameEvent[] {
  const others: GameEvent[] = [];
  for (const other of eventsAt(game, world.state)) {
    if (other.by !== event.by || others.length >= 200) continue;
    const after = game.apply(world.state, other);
    if (game.notation.makeEvent(game.redact(after, other, viewer)) === known) others.push(other);
  }
  return others;
}

function isPossible(game: Game, world: Course<Types>, event: GameEvent): boolean {
  if (event.by !== 'chance') return world.refusalOf(event.by, event.action) === undefined;
  const { awaiting } = world;
  if (awaiting.kind !== 'chance') return false;
  const wanted = game.notation.makeEvent(event);
  return awaiting.outcomes.some(
    ({ outcome }) => game.notation.makeEvent({ by: 'chance', outcome }) === wanted,
  );
}

/** Whether the viewer knows the same of both at this point. */
function looksTheSame(
  game: Game,
  { viewer, here, there }: { viewer: Viewer; here: Course<Types>; there: Course<Types> },
): boolean {
  const look = ({ events, state }: Course<Types>): string =>
    [
      game.notation.make(game.view(state, viewer)),
      ...events.map((event) => game.notation.makeEvent(game.redact(state, event, viewer))),
    ].join('\n');
  return look(here) === look(there);
}

interface Types {
  readonly options: unknown;
  readonly position: unknown;
  readonly action: unknown;
  readonly outcome: unknown;
  readonly breakdown: unknown;
}
