// Lines of Stellar that come to the same: the same table in another order of steps, or in the mirror. A telescope is symmetric
// left and right, and no section is changed by turning it over.
import type { Seat } from '@planisphere/core';
import { type Action, type Position, SLOTS, stellar } from '@planisphere/stellar';
import { followActions } from './steps.ts';

/** By slot − 1: the slot on the other side (TEL-7). */
const MIRROR: readonly number[] = [1, 3, 2, 5, 4, 8, 7, 6, 12, 11, 10, 9];

/** Where a line leads, the same for all lines that come to the same. */
export function placeOf(view: Position, seat: Seat, actions: readonly Action[]): string {
  const { after } = followActions(view, seat, actions);
  return [after, mirrored(after, seat)].map((position) => stellar.notation.make(position)).toSorted()[0]!;
}

/** The position with one telescope turned over. */
function mirrored(position: Position, seat: Seat): Position {
  const side = position.sides[seat as 0 | 1];
  const turned = <E>(slots: readonly E[]): readonly E[] =>
    Array.from({ length: SLOTS }, (_, index) => slots[MIRROR[index]! - 1] as E);
  const over = { ...side, telescope: turned(side.telescope), down: turned(side.down) };
  return { ...position, sides: seat === 0 ? [over, position.sides[1]] : [position.sides[0], over] };
}
