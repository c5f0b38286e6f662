import { describe, expect, it } from 'vitest';
import { makeSeat, parseSeat, SEATS, seatsOf } from '../src/index.ts';

describe('a seat', () => {
  it('is written with a letter and read back', () => {
    expect(SEATS.map(makeSeat)).toEqual(['A', 'B', 'C', 'D']);
    expect(SEATS.map((seat) => parseSeat(makeSeat(seat)))).toEqual([0, 1, 2, 3]);
  });

  it.each(['', 'a', 'E', 'AB', ' A', '0'])('is not %j', (text) => {
    expect(parseSeat(text)).toBeUndefined();
  });

  it('is counted from A', () => {
    expect(seatsOf(3)).toEqual([0, 1, 2]);
  });
});
