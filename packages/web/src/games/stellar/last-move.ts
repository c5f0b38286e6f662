// The other player's latest turn, read from the log: the board marks it until the next move.
import type { Seat } from '@planisphere/core';
import type { Position, Stellar } from '@planisphere/stellar';
import type { Past } from '../../table/play.ts';
import { otherSeat } from './reading.ts';
import type { StellarSession } from './session.ts';

/** A placed card and its place; without a slot it went to the notebook. */
export interface LastPlaced {
  readonly card: number | undefined;
  readonly slot: number | undefined;
}

export function lastMoveOf(session: StellarSession): readonly LastPlaced[] {
  const rival = otherSeat(session.viewer.value);
  const history = session.history.value;
  const placed: LastPlaced[] = [];
  for (let index = history.length - 1; index >= 0 && placed.length < 2; index--) {
    const { event, before, view: after } = history[index] as Past<Stellar>;
    if (event.by !== rival) continue;
    const { action } = event;
    if (action.do === 'take' || action.do === 'start') break;
    if (action.do !== 'place' && action.do !== 'play') continue;
    const slot = action.to.area === 'tel' ? action.to.slot : undefined;
    placed.unshift({ card: cameTo(before, after, { rival, slot }), slot });
  }
  return placed;
}

/** The card as it lies there: a blind draw shows its face only where it was placed. */
function cameTo(
  before: Position,
  after: Position,
  at: { rival: Seat; slot: number | undefined },
): number | undefined {
  const was = before.sides[at.rival as 0 | 1];
  const is = after.sides[at.rival as 0 | 1];
  if (at.slot !== undefined) return is.telescope[at.slot - 1];
  const card = is.notebook.findIndex((count, kind) => count > (was.notebook[kind] ?? 0));
  return card < 0 ? undefined : card;
}
