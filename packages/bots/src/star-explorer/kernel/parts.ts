// The parts of a tile that a search considers, in all their places on the disc without older lines. The whole pattern
// comes first, then parts that leave out more and more; parts with several readings come once. There are thousands of
// them a tile, so they are numbers in a few arrays.
import { OFF, placementsOf, tileOf } from '@planisphere/star-explorer';

/** The most stars that a search leaves out: leaving out more costs more than it can win back. */
export const MOST_LEFT_OUT = 3;
/** Fewer stars are no constellation (DRAW-8). */
const FEWEST = 2;

export interface PlacedParts {
  readonly count: number;
  /** The stars of each part: `size` places per part, of which it uses `size` − `leftOut`. */
  readonly stars: Uint8Array;
  readonly leftOut: Uint8Array;
  /** The lines of each part in their order: `width` places per part, of which it uses `drawn`. */
  readonly lines: Uint16Array;
  readonly drawn: Uint8Array;
  readonly width: number;
  /** Quarter turns of the pattern. */
  readonly turns: Uint8Array;
}

/** Numbers of stars and lines within the pattern. */
interface PatternPart {
  readonly stars: readonly number[];
  readonly lines: readonly number[];
}

export function listParts(tile: number): PlacedParts {
  const { count: places, size, width, stars: starAt, lines: lineAt, turns: turnsOf } = placementsOf(tile);
  const patterns = connectedParts(tile);
  const most = patterns.length * places;
  const stars = new Uint8Array(most * size);
  const leftOut = new Uint8Array(most);
  const lines = new Uint16Array(most * width);
  const drawn = new Uint8Array(most);
  const turns = new Uint8Array(most);
  const known = new Known(lines, { drawn, width });
  let count = 0;
  for (const part of patterns) {
    for (let place = 0; place < places; place++) {
      let at = count * size;
      for (const star of part.stars) {
        const found = starAt[place * size + star]!;
        if (found === OFF) break;
        stars[at++] = found;
      }
      if (at < count * size + part.stars.length) continue;
      const first = count * width;
      for (let line = 0; line < part.lines.length; line++)
        insert(lines, { first, used: line }, lineAt[place * width + part.lines[line]!]!);
      drawn[count] = part.lines.length;
      if (!known.add(count)) continue;
      leftOut[count] = size - part.stars.length;
      turns[count++] = turnsOf[place]!;
    }
  }
  return {
    count,
    width,
    stars: stars.slice(0, count * size),
    leftOut: leftOut.slice(0, count),
    lines: lines.slice(0, count * width),
    drawn: drawn.slice(0, count),
    turns: turns.slice(0, count),
  };
}

/** Inserts a number into the sorted list that begins at `first` and has `used` numbers. */
function insert(
  numbers: Uint16Array,
  { first, used }: { readonly first: number; readonly used: number },
  added: number,
): void {
  let at = first + used;
  for (; at > first && numbers[at - 1]! > added; at--) numbers[at] = numbers[at - 1]!;
  numbers[at] = added;
}

/** A hash table of the parts found so far, by their lines: parts with the same lines are one. */
class Known {
  readonly #lines: Uint16Array;
  readonly #drawn: Uint8Array;
  readonly #width: number;
  /** One more than the number of a part; 0 is free. */
  readonly #table: Int32Array;

  constructor(lines: Uint16Array, { drawn, width }: Pick<PlacedParts, 'drawn' | 'width'>) {
    this.#lines = lines;
    this.#drawn = drawn;
    this.#width = width;
    this.#table = new Int32Array(1 << (32 - Math.clz32(2 * drawn.length)));
  }

  /** False if a part with these lines is known. */
  add(part: number): boolean {
    const last = this.#table.length - 1;
    let at = this.#hash(part) & last;
    for (; this.#table[at] !== 0; at = (at + 1) & last)
      if (this.#equals(this.#table[at]! - 1, part)) return false;
    this.#table[at] = part + 1;
    return true;
  }

  #hash(part: number): number {
    const first = part * this.#width;
    let hash = 0;
    for (let at = first; at < first + this.#drawn[part]!; at++)
      hash = Math.imul(hash ^ this.#lines[at]!, 0x9e3779b1) ^ (hash >>> 15);
    return hash ^ (hash >>> 16);
  }

  #equals(one: number, other: number): boolean {
    if (this.#drawn[one] !== this.#drawn[other]) return false;
    for (let at = 0; at < this.#drawn[one]!; at++)
      if (this.#lines[one * this.#width + at] !== this.#lines[other * this.#width + at]) return false;
    return true;
  }
}

function connectedParts(tile: number): readonly PatternPart[] {
  const { size, lines } = tileOf(tile);
  const near = new Array<number>(size).fill(0);
  for (const [from, to] of lines) {
    near[from]! |= 1 << to;
    near[to]! |= 1 << from;
  }
  const found: PatternPart[] = [];
  for (let bits = 1; bits < 1 << size; bits++) {
    const stars = membersOf(bits);
    if (stars.length < Math.max(FEWEST, size - MOST_LEFT_OUT) || !isJoined(bits, near)) continue;
    const inside = [...lines.keys()].filter((line) => lines[line]!.every((star) => (bits >> star) & 1));
    found.push({ stars, lines: inside });
  }
  return found.toSorted((a, b) => b.stars.length - a.stars.length);
}

function membersOf(bits: number): readonly number[] {
  const members: number[] = [];
  for (let star = 0; bits >> star !== 0; star++) if ((bits >> star) & 1) members.push(star);
  return members;
}

function isJoined(bits: number, near: readonly number[]): boolean {
  let reached = bits & -bits;
  for (let fresh = reached; fresh !== 0; ) {
    const star = 31 - Math.clz32(fresh);
    const next = near[star]! & bits & ~reached;
    reached |= next;
    fresh = (fresh & ~(1 << star)) | next;
  }
  return reached === bits;
}
