// Why a pattern held over the disc cannot be drawn there. Stars beyond the edge and stars left out are not drawn, nor
// are lines that an older one crosses; the rest must hang together (DRAW-8).
import { isUsable, POLE, placeAt } from './disc.ts';
import { type Crossing, cutOf } from './judge.ts';
import { lineBetween, starsOf } from './lines.ts';
import { type Drawing, skyOf } from './sky.ts';
import { hasThing, isBlocked, type Things } from './things.ts';
import { tileOf } from './tiles.ts';

/** A pattern held over the disc. */
export interface HeldPattern {
  readonly tile: number;
  readonly round: number;
  /** This player's drawings of earlier rounds. */
  readonly before: readonly Drawing[];
  /** Where each pattern star lies on the lattice. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  /** Pattern stars that the player leaves out, as bits. */
  readonly out: number;
}

/** Stars are numbers of the pattern. */
export type Obstacle =
  | { readonly kind: 'pole'; readonly stars: readonly number[] }
  | { readonly kind: 'covered'; readonly stars: readonly number[] }
  | { readonly kind: 'used'; readonly stars: readonly number[]; readonly round: number }
  /** Without the stars beyond the edge of the disc the rest does not hang together. */
  | { readonly kind: 'edge'; readonly stars: readonly number[] }
  /** Without the lines that older ones cross it falls apart: those between its pieces. */
  | { readonly kind: 'crossing'; readonly cuts: readonly Crossing[] }
  /** Without the stars that the player left out it falls apart. */
  | { readonly kind: 'apart'; readonly stars: readonly number[] }
  /** One star is no constellation. */
  | { readonly kind: 'alone'; readonly stars: readonly number[] };

/** Empty if it can be drawn, even as nothing at all (DRAW-10). */
export function obstaclesOf(held: HeldPattern): readonly Obstacle[] {
  const taken = skyOf(held.round, held.before);
  const kept = held.places.flatMap((_, star) => ((held.out >> star) & 1 ? [] : [star]));
  const place = (star: number): number | undefined => placeAt(held.places[star]!.x, held.places[star]!.y);
  const on = kept.filter((star) => place(star) !== undefined);
  const inTheWay = troubles(held, on, taken);
  return inTheWay.length > 0 ? inTheWay : whyApart(held, { kept, on, taken });
}

function troubles(held: HeldPattern, on: readonly number[], taken: Things): readonly Obstacle[] {
  const found: Obstacle[] = [];
  const at = (star: number): number => placeAt(held.places[star]!.x, held.places[star]!.y) as number;
  const pole = on.filter((star) => at(star) === POLE);
  const covered = on.filter((star) => at(star) !== POLE && !isUsable(at(star), held.round));
  const free = on.filter((star) => isUsable(at(star), held.round));
  held.before.forEach((drawing, index) => {
    const owned = new Set(starsOf(drawing));
    const stars = free.filter((star) => owned.has(at(star)) && hasThing(taken, at(star)));
    if (stars.length > 0) found.push({ kind: 'used', stars, round: index + 1 });
  });
  if (covered.length > 0) found.push({ kind: 'covered', stars: covered });
  if (pole.length > 0) found.push({ kind: 'pole', stars: pole });
  return found;
}

interface KeptStars {
  /** Pattern stars that the player does not leave out, and those of them on the disc. */
  readonly kept: readonly number[];
  readonly on: readonly number[];
  readonly taken: Things;
}

/** What would have to change for the rest to be one piece: the edge, older lines, or what was left out. */
function whyApart(held: HeldPattern, { kept, on, taken }: KeptStars): readonly Obstacle[] {
  const { lines } = tileOf(held.tile);
  const lineOf = ([from, to]: readonly [number, number]): number | undefined => {
    const [a, b] = [from, to].map((star) => placeAt(held.places[star]!.x, held.places[star]!.y));
    return a === undefined || b === undefined ? undefined : lineBetween(a, b);
  };
  const blocked = lines.filter((ends) => {
    const line = ends.every((star) => on.includes(star)) ? lineOf(ends) : undefined;
    return line !== undefined && isBlocked(taken, line);
  });
  const open = lines.filter((ends) => !blocked.includes(ends));
  if (isOnePiece(on, open)) return [];
  const edge: Obstacle = { kind: 'edge', stars: kept.filter((star) => !on.includes(star)) };
  // A blocked line within one piece cuts nothing.
  const cuts = blocked
    .filter(([from, to]) => !pieceAround(from, on, open).has(to))
    .map((ends) => cutOf(held, lineOf(ends) as number));
  const crossing: Obstacle = { kind: 'crossing', cuts };
  if (isOnePiece(on, lines)) return [crossing];
  if (isOnePiece(kept, open)) return [edge];
  if (isOnePiece(kept, lines)) return [edge, crossing];
  return [on.length === 1 ? { kind: 'alone', stars: on } : { kind: 'apart', stars: apartFrom(on, open) }];
}

type Ends = readonly (readonly [number, number])[];

/** Whether these are no stars, or two or more joined ones. */
function isOnePiece(stars: readonly number[], lines: Ends): boolean {
  if (stars.length === 1) return false;
  return stars.length === 0 || apartFrom(stars, lines).length === 0;
}

/** The stars that lines between these stars do not join to the first one. */
function apartFrom(stars: readonly number[], lines: Ends): readonly number[] {
  const piece = pieceAround(stars[0] as number, stars, lines);
  return stars.filter((star) => !piece.has(star));
}

/** All that lines between these stars join to one of them. */
function pieceAround(first: number, stars: readonly number[], lines: Ends): ReadonlySet<number> {
  const reached = new Set([first]);
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    for (const [from, to] of lines) {
      if (!stars.includes(from) || !stars.includes(to)) continue;
      if (reached.has(from)) reached.add(to);
      else if (reached.has(to)) reached.add(from);
    }
  }
  return reached;
}
