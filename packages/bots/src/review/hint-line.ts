// A hint that the player follows. Its line stays as long as the player goes along it, in any order that leads to the
// same; if chance shows something in the same turn, the next step must be computed again; any other action leaves it.
import type { EventOf, Game, GameTypes, Seat } from '@planisphere/core';

/** The line of a hint, and the seat's view when it was given. */
export interface HintLine<T extends GameTypes> {
  readonly view: T['position'];
  readonly seat: Seat;
  readonly actions: readonly T['action'][];
}

export type HintStep<T extends GameTypes> =
  /** The next step and those after it, from where the player is. */
  | { readonly kind: 'next'; readonly action: T['action']; readonly rest: readonly T['action'][] }
  /** The line is done and the seat decides again: compute a new hint without being asked. */
  | { readonly kind: 'ask' }
  /** The line is done, and with it the purpose of the hint. */
  | { readonly kind: 'done' }
  /** The player left the line: the hint steps aside, and the player can ask for another. */
  | { readonly kind: 'left' };

interface Followed<T extends GameTypes> {
  readonly game: Game<T>;
  /** The examiner's `begins`: another decision begins at such a position. */
  readonly begins?: ((position: T['position']) => boolean) | undefined;
}

export interface Since<T extends GameTypes> {
  /** The events since the hint, as the seat may read them. */
  readonly events: readonly EventOf<T>[];
  /** The seat's current view. */
  readonly now: T['position'];
}

/** The player's place in a hint. */
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
    // A line reveals nothing, so the seat's own view is enough to follow it.
    position = game.apply(position, event);
  }
  const [action, ...rest] = left;
  if (action !== undefined)
    return game.check(now, seat, action) === undefined ? { kind: 'next', action, rest } : { kind: 'left' };
  const awaiting = game.awaiting(now);
  const isAsked = awaiting.kind === 'seats' && awaiting.seats.includes(seat);
  return isAsked && isSameTurn(events, seat) && begins?.(now) !== true ? { kind: 'ask' } : { kind: 'done' };
}

/** Whether nobody else has decided anything since the seat's last step. */
function isSameTurn<T extends GameTypes>(events: readonly EventOf<T>[], seat: Seat): boolean {
  const last = events.findLastIndex(({ by }) => by === seat);
  return events.slice(last + 1).every(({ by }) => by === 'chance');
}

interface Way<T extends GameTypes> {
  readonly position: T['position'];
  readonly seat: Seat;
  readonly line: readonly T['action'][];
}

/** The rest of a line after this action; undefined if it leads to another place. */
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

/** Undefined if a step is impossible. */
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
