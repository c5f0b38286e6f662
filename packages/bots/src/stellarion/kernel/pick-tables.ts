// Tables that turn a number n into the n-th element of a set of bits or of a heap of cards.
import { NO_FACE } from './codes.ts';

/** Sources of one type, as `ofType` numbers them. */
const SOURCES = 9;

/** By mask of sources: where its pairs begin in `PAIR_AT`, each low × 16 + high. */
export const PAIR_FROM: Uint16Array = new Uint16Array(1 << SOURCES);
export const PAIR_AT: Uint8Array = new Uint8Array(36 << (SOURCES - 2));
for (let mask = 0, from = 0; mask < 1 << SOURCES; mask++) {
  PAIR_FROM[mask] = from;
  for (let low = 0; low < SOURCES; low++) {
    for (let high = low + 1; high < SOURCES; high++) {
      if ((mask >> low) & (mask >> high) & 1) PAIR_AT[from++] = low * 16 + high;
    }
  }
}

/** By the sources of two types, four bits each: how many pairs each has, a byte per type. */
export const PAIRS_AMONG: Uint16Array = Uint16Array.from({ length: 256 }, (_, sources) => {
  const pairs = (count: number): number => (count * (count - 1)) / 2;
  return pairs(sources & 15) | (pairs(sources >> 4) << 8);
});

/** By type × 16 + bit of `ofType`: the source in the rules' numbering. */
export const SOURCE_AT: Uint8Array = Uint8Array.from({ length: 64 }, (_, index) => {
  const type = index >> 4;
  const bit = index & 15;
  return bit < 4 ? bit : bit === 4 ? 4 + type : 8 + (bit - 5) * 4 + type;
});

/** Ways to recover, by heap of typed cards: one card; one or two of them; one or two in order, for the Radar. */
export const MINOR_RECOVERY = 0;
export const MAJOR_RECOVERY = 1;
export const RADAR_RECOVERY = 2;
export const MOST_RECOVERIES = 20;
export const RECOVERY_COUNT: Uint8Array = new Uint8Array(3 * 256);
/** Each one × 8 + two. */
export const RECOVERY_AT: Uint8Array = new Uint8Array(3 * 256 * MOST_RECOVERIES);
for (let way = 0; way < 3; way++)
  for (let heap = 0; heap < 256; heap++) {
    const at = way * 256 + heap;
    recoveriesOf(heap, way).forEach((recovery, index) => {
      RECOVERY_AT[at * MOST_RECOVERIES + index] = recovery;
      RECOVERY_COUNT[at] = index + 1;
    });
  }

function recoveriesOf(heap: number, way: number): number[] {
  const copies = (face: number): number => (heap >> (2 * face)) & 3;
  const recoveries: number[] = [];
  for (let one = 0; one < 4; one++) {
    if (copies(one) === 0) continue;
    recoveries.push(one * 8 + NO_FACE);
    if (way === MINOR_RECOVERY) continue;
    for (let two = way === RADAR_RECOVERY ? 0 : one; two < 4; two++)
      if (copies(two) > (one === two ? 1 : 0)) recoveries.push(one * 8 + two);
  }
  return recoveries;
}

/** By the number of cards of each type, two bits each: ways to launch without a star, and ways with one. */
export const LAUNCHES: Uint8Array = new Uint8Array(256);
export const STAR_LAUNCHES: Uint8Array = new Uint8Array(256);
for (let counts = 0; counts < 256; counts++) {
  const [a, b, c, d] = [counts & 3, (counts >> 2) & 3, (counts >> 4) & 3, counts >> 6] as const;
  LAUNCHES[counts] = a * b * c * d;
  STAR_LAUNCHES[counts] = b * c * d + a * c * d + a * b * d + a * b * c;
}

/** By mask of eight bits: how many are set; by mask × 8 + n: the n-th set bit. */
export const BITS_IN: Uint8Array = new Uint8Array(256);
export const BIT_AT: Uint8Array = new Uint8Array(256 * 8);
for (let mask = 0; mask < 256; mask++)
  for (let bit = 0; bit < 8; bit++) if ((mask >> bit) & 1) BIT_AT[mask * 8 + BITS_IN[mask]!++] = bit;
