// Which colour of the players a seat has in a review.
import type { Seat } from '@planisphere/core';

/** Colours of the players: the reader's first. */
export function playerOf(seat: Seat, reader: Seat): number {
  return seat === reader ? 1 : seat < reader ? seat + 2 : seat + 1;
}
