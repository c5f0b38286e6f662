// Seats as letters, as the protocol has them.
import { makeSeat, type Seat, type Viewer } from '@planisphere/core';
import type { SeatLetter, ViewerLetter } from '@planisphere/protocol';

export function letterOf(seat: Seat): SeatLetter {
  return makeSeat(seat) as SeatLetter;
}

export function viewerLetter(viewer: Viewer): ViewerLetter {
  return viewer === 'table' ? 'table' : letterOf(viewer);
}
