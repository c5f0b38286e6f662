// Who sits at a table and who looks at it. Seats are written A to D in notation.

export const SEATS = [0, 1, 2, 3] as const;
export type Seat = (typeof SEATS)[number];

/** `table` sees what lies open on the table and nothing else: a spectator. */
export type Viewer = Seat | 'table';

const LETTERS = 'ABCD';

export function makeSeat(seat: Seat): string {
  return LETTERS[seat] as string;
}

export function parseSeat(text: string): Seat | undefined {
  const seat = text.length === 1 ? LETTERS.indexOf(text) : -1;
  return SEATS[seat];
}

export function seatsOf(count: number): readonly Seat[] {
  return SEATS.slice(0, count);
}
