// The colour of a seat in a review.
import type { Seat } from '@planisphere/core';

/** The number of a player's colour: the reader has the first. */
export function playerOf(seat: Seat, reader: Seat): number {
  return seat === reader ? 1 : seat < reader ? seat + 2 : seat + 1;
}
