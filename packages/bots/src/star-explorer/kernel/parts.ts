// The parts of a tile that a search considers, in all their places on the disc without older lines. The whole pattern
// comes first, then parts that leave out more and more; parts with several readings come once.
import { type Drawing, OFF, type Placements, placementsOf, tileOf } from '@planisphere/star-explorer';

/** The most stars that a search leaves out: leaving out more costs more than it can win back. */
export const MOST_LEFT_OUT = 3;
/** Fewer stars are no constellation (DRAW-8). */
const FEWEST = 2;

export interface PlacedPart {
  readonly stars: readonly number[];
  readonly lines: Drawing;
  /** Quarter turns of the pattern. */
  readonly turns: number;
}

/** Numbers of stars and lines within the pattern. */
interface PatternPart {
  readonly stars: readonly number[];
  readonly lines: readonly number[];
}

export function listParts(tile: number): readonly PlacedPart[] {
  const placements = placementsOf(tile);
  const seen = new Set<string>();
  const found: PlacedPart[] = [];
  for (const part of connectedParts(tile)) {
    for (let placement = 0; placement < placements.count; placement++) {
      const placed = placedAt(placements, placement, part);
      if (placed === undefined) continue;
      const key = String.fromCharCode(...placed.lines);
      if (seen.has(key)) continue;
      seen.add(key);
      found.push(placed);
    }
  }
  return found;
}

function placedAt(placements: Placements, placement: number, part: PatternPart): PlacedPart | undefined {
  const { stars, lines, size, width, turns } = placements;
  const own: number[] = [];
  for (const star of part.stars) {
    const place = stars[placement * size + star]!;
    if (place === OFF) return undefined;
    own.push(place);
  }
  const drawn = part.lines.map((line) => lines[placement * width + line]!);
  return { stars: own, lines: drawn.sort((a, b) => a - b), turns: turns[placement]! };
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
