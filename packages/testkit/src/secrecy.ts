// Nobody learns what they may not know: not from a view, not from the words of an event, not from an undo.
import {
  below,
  type EventOf,
  type Game,
  type GameTypes,
  randomAction,
  type Seat,
  seatsOf,
  type Viewer,
  type Weighted,
} from '@planisphere/core';
import { same } from './must.ts';
import { checkEventNotation, checkNotation } from './notation.ts';
import type { Stop } from './walk.ts';

export function viewersOf(players: number): readonly Viewer[] {
  return [...seatsOf(players), 'table'];
}

/** No leak: whichever world hides behind the view, the viewer gets the same bytes. */
export function checkView<T extends GameTypes>(game: Game<T>, stop: Stop<T>, viewer: Viewer): void {
  const { state, events } = stop.course;
  const view = game.view(state, viewer);
  const bytes = game.notation.make(view);
  checkNotation(game, view);
  const world = game.imagine(view, stop.rng);
  same(game.notation.make(game.view(world, viewer)), bytes, `what ${viewer} sees of an imagined world`);
  same(game.view(world, viewer), view, `what ${viewer} sees of an imagined world`);
  same(game.view(view, viewer), view, `the view of a view of ${viewer}`);
  for (const event of events.slice(-3)) {
    const seen = checkEventNotation(game, game.redact(state, event, viewer));
    same(game.notation.makeEvent(game.redact(world, event, viewer)), seen, `event as ${viewer} reads it`);
  }
}

/** An event that informs nobody must be possible in every world that the others can imagine. */
export function checkSilence<T extends GameTypes>(
  game: Game<T>,
  stop: Stop<T>,
  next: { by: Seat; action: T['action'] },
): void {
  const { players } = stop;
  const { state } = stop.course;
  for (const viewer of viewersOf(players)) {
    if (viewer === next.by) continue;
    const seen = game.redact(game.apply(state, next), next, viewer);
    if (game.notation.makeEvent(seen) !== game.notation.makeEvent(next)) continue; // a hidden answer reveals nothing
    const world = game.imagine(game.view(state, viewer), stop.rng);
    same(
      game.check(game.view(world, next.by), next.by, next.action),
      undefined,
      'refusal in an imagined world',
    );
    same(
      game.view(game.apply(world, next), viewer),
      game.view(game.apply(state, next), viewer),
      `what ${viewer} sees after ${game.notation.makeEvent(next)}, which informs nobody`,
    );
  }
}

/**
 * What the words of an event reveal, the table shows too, and the other way round: if something else had been dealt, or
 * answered at the same time, a viewer would see another position exactly if that viewer read another event.
 */
export function checkSecrecy<T extends GameTypes>(game: Game<T>, stop: Stop<T>, next: EventOf<T>): void {
  const other = alternativeTo(game, stop, next);
  if (other === undefined) return;
  const { players } = stop;
  const { state } = stop.course;
  const [here, there] = [game.apply(state, next), game.apply(state, other)];
  const reads = (after: T['position'], event: EventOf<T>, viewer: Viewer): string =>
    game.notation.makeEvent(game.redact(after, event, viewer));
  const viewers = viewersOf(players);
  const tellsApart = (viewer: Viewer): boolean =>
    game.notation.make(game.view(here, viewer)) !== game.notation.make(game.view(there, viewer));
  const matters = viewers.some(tellsApart);
  for (const viewer of viewers) {
    const read = reads(here, next, viewer);
    if (reads(there, other, viewer) === read) {
      same(game.view(there, viewer), game.view(here, viewer), `what ${viewer} sees after ${read}`);
    } else if (matters && !tellsApart(viewer)) {
      same(reads(there, other, viewer), read, `${game.notation.makeEvent(next)}: what ${viewer} reads of it`);
    }
  }
}

function alternativeTo<T extends GameTypes>(
  game: Game<T>,
  { course, rng }: Stop<T>,
  next: EventOf<T>,
): EventOf<T> | undefined {
  const { awaiting, state } = course;
  if (awaiting.kind === 'chance') {
    const { outcome } = awaiting.outcomes[below(rng, awaiting.outcomes.length)] as Weighted<T['outcome']>;
    return { by: 'chance', outcome };
  }
  if (awaiting.kind === 'over' || next.by === 'chance') return undefined;
  // The last answer reveals all of them; a seat that answers alone does not answer in secret.
  const waiting = awaiting.seats.filter((seat) => seat !== next.by).length;
  if (waiting === 0) return undefined;
  return { by: next.by, action: randomAction(game, game.view(state, next.by), { seat: next.by, rng }) };
}
