// Lines of Stellar with the same result: the same table by another order of steps, or mirrored. A telescope is
// symmetric, and mirroring changes no section. What the rival knows is a part of the table (KNOW-1, KNOW-2).
import type { Seat } from '@planisphere/core';
import { type Action, type Position, SLOTS, stellar } from '@planisphere/stellar';
import { followActions } from './steps.ts';

/** By slot − 1: the slot on the other side (TEL-7). */
const MIRROR: readonly number[] = [1, 3, 2, 5, 4, 8, 7, 6, 12, 11, 10, 9];

/** A key for where a line leads, equal for all lines with the same result. */
export function placeOf(view: Position, seat: Seat, actions: readonly Action[]): string {
  const after = withoutGap(followActions(view, seat, actions).after);
  return [after, mirrored(after, seat)].map((position) => stellar.notation.make(position)).toSorted()[0]!;
}

/**
 * Once both cards lie, nothing depends on which place was emptied first (TURN-5): only that a satellite was taken, which
 * is kept apart (SAT-3).
 */
function withoutGap(position: Position): Position {
  return position.phase === 'refill' ? { ...position, gap: 1 } : position;
}

/** The position with one telescope mirrored. */
function mirrored(position: Position, seat: Seat): Position {
  const side = position.sides[seat as 0 | 1];
  const turned = <E>(slots: readonly E[]): readonly E[] =>
    Array.from({ length: SLOTS }, (_, index) => slots[MIRROR[index]! - 1] as E);
  const over = { ...side, telescope: turned(side.telescope), down: turned(side.down) };
  return { ...position, sides: seat === 0 ? [over, position.sides[1]] : [position.sides[0], over] };
}
