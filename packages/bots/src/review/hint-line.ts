// A hint while it is followed: its line is kept as long as the player goes along it, in whatever order comes to the same; where
// chance has shown something in the same turn, the next step has to be thought of anew; whoever goes another way has left it.
import type { EventOf, Game, GameTypes, Seat } from '@planisphere/core';

/** The line of a hint, and the view of the seat when it was given. */
export interface HintLine<T extends GameTypes> {
  readonly view: T['position'];
  readonly seat: Seat;
  readonly actions: readonly T['action'][];
}

export type HintStep<T extends GameTypes> =
  /** The next step, and those after it: show it wherever the player is. */
  | { readonly kind: 'next'; readonly action: T['action']; readonly rest: readonly T['action'][] }
  /** The line is done and the seat is asked again: think anew, without being asked to. */
  | { readonly kind: 'ask' }
  /** The line is done, and so is what the hint was for. */
  | { readonly kind: 'done' }
  /** The player went another way: the hint steps aside, and is asked anew where the player wants one. */
  | { readonly kind: 'left' };

interface Followed<T extends GameTypes> {
  readonly game: Game<T>;
  /** As the examiner has it: another decision begins at such a position. */
  readonly begins?: ((position: T['position']) => boolean) | undefined;
}

export interface Since<T extends GameTypes> {
  /** What has happened since the hint was given, as the seat may read it. */
  readonly events: readonly EventOf<T>[];
  /** What the seat sees now. */
  readonly now: T['position'];
}

/** Where a player stands in a hint. */
export function stepOf<T extends GameTypes>(
  { game, begins }: Followed<T>,
  { view, seat, actions }: HintLine<T>,
  { events, now }: Since<T>,
): HintStep<T> {
  let [position, left] = [view, actions];
  for (const event of events) {
    if (event.by !== seat) continue;
    const rest = without(game, { position, seat, line: left }, event.action);
    if (rest === undefined) return { kind: 'left' };
    left = rest;
    // Nothing is learned within a line, so that the seat's own view is enough to follow it.
    position = game.apply(position, event);
  }
  const [action, ...rest] = left;
  if (action !== undefined)
    return game.check(now, seat, action) === undefined ? { kind: 'next', action, rest } : { kind: 'left' };
  const awaiting = game.awaiting(now);
  const isAsked = awaiting.kind === 'seats' && awaiting.seats.includes(seat);
  return isAsked && isSameTurn(events, seat) && begins?.(now) !== true ? { kind: 'ask' } : { kind: 'done' };
}

/** Nobody else has decided anything since the seat's last step. */
function isSameTurn<T extends GameTypes>(events: readonly EventOf<T>[], seat: Seat): boolean {
  const last = events.findLastIndex(({ by }) => by === seat);
  return events.slice(last + 1).every(({ by }) => by === 'chance');
}

interface Way<T extends GameTypes> {
  readonly position: T['position'];
  readonly seat: Seat;
  readonly line: readonly T['action'][];
}

/** What is left of a line after this action: undefined where it no longer leads to the same place. */
function without<T extends GameTypes>(
  game: Game<T>,
  { position, seat, line }: Way<T>,
  action: T['action'],
): readonly T['action'][] | undefined {
  const said = (each: T['action']): string => game.notation.makeEvent({ by: seat, action: each });
  const at = line.findIndex((each) => said(each) === said(action));
  if (at < 0) return undefined;
  const rest = line.filter((_, index) => index !== at);
  if (at === 0) return rest;
  const wanted = placeAfter(game, { position, seat, line });
  return wanted !== undefined && wanted === placeAfter(game, { position, seat, line: [action, ...rest] })
    ? rest
    : undefined;
}

/** Undefined where a step is not possible. */
function placeAfter<T extends GameTypes>(
  game: Game<T>,
  { position, seat, line }: Way<T>,
): string | undefined {
  let at = position;
  for (const action of line) {
    if (game.check(at, seat, action) !== undefined) return undefined;
    at = game.apply(at, { by: seat, action });
  }
  return game.notation.make(at);
}
