// Why a drawing is refused: the first fault with its place on the disc, or undefined. Faults visible at a glance come
// first, the comparison with the tile last.
import { isUsable, POLE } from './disc.ts';
import { explain, explainBy } from './explain.ts';
import { CROSSING, LINES, type Line, starsOf } from './lines.ts';
import { mirrorPlacementsOf } from './placements.ts';
import { type Drawing, skyOf } from './sky.ts';
import { missingLines, strangeLines } from './strange.ts';
import { hasThing, isBlocked, type Things } from './things.ts';

export interface Sketch {
  readonly tile: number;
  readonly round: number;
  /** This player's drawings of earlier rounds. */
  readonly before: readonly Drawing[];
}

/** Stars and lines are those of the disc; a round is the one in which the constellation in the way was drawn. */
export type Cause =
  | { readonly kind: 'repeated'; readonly line: number }
  | { readonly kind: 'pole' }
  | { readonly kind: 'covered'; readonly stars: readonly number[] }
  | { readonly kind: 'used'; readonly stars: readonly number[]; readonly round: number }
  | ({ readonly kind: 'crossing' } & Crossing)
  /** Two of its own lines. */
  | { readonly kind: 'crossed'; readonly line: number; readonly over: number }
  /** Its stars that are joined to none of the others. */
  | { readonly kind: 'pieces'; readonly stars: readonly number[] }
  /** Lines of the tile between drawn stars that nothing prevents. */
  | { readonly kind: 'missing'; readonly lines: readonly number[] }
  | { readonly kind: 'mirror' }
  /** Lines that the tile does not have, wherever most of the others show it. */
  | { readonly kind: 'foreign'; readonly lines: readonly number[] };

export const RULE_OF: Readonly<Record<Cause['kind'], string>> = {
  repeated: 'DRAW-2',
  pole: 'DRAW-5',
  covered: 'DRAW-4',
  used: 'DRAW-6',
  crossing: 'DRAW-7',
  crossed: 'DRAW-7',
  pieces: 'DRAW-8',
  missing: 'DRAW-9',
  mirror: 'DRAW-3',
  foreign: 'DRAW-2',
};

export function brokenRule(sketch: Sketch, drawing: Drawing): string | undefined {
  const cause = causeAgainst(sketch, drawing);
  return cause && RULE_OF[cause.kind];
}

/** Undefined if the drawing is legal. */
export function causeAgainst(sketch: Sketch, drawing: Drawing): Cause | undefined {
  const taken = skyOf(sketch.round, sketch.before);
  return bySight(sketch, drawing, taken) ?? byPattern(sketch.tile, drawing, taken);
}

function bySight(sketch: Sketch, drawing: Drawing, taken: Things): Cause | undefined {
  const repeated = repeatedLine(drawing);
  if (repeated !== undefined) return { kind: 'repeated', line: repeated };
  const inTheWay = starsOf(drawing).filter((star) => hasThing(taken, star));
  if (inTheWay.length > 0) return whyTaken(sketch, inTheWay);
  const blocked = drawing.find((line) => isBlocked(taken, line));
  if (blocked !== undefined) return { kind: 'crossing', ...cutOf(sketch, blocked) };
  const crossed = drawing.find((line) => drawing.includes(CROSSING[line] ?? -1));
  if (crossed !== undefined) return { kind: 'crossed', line: crossed, over: CROSSING[crossed] as number };
  const apart = starsApart(drawing);
  return apart.length === 0 ? undefined : { kind: 'pieces', stars: apart };
}

/** A drawing has its lines in one order, each once. */
function repeatedLine(drawing: Drawing): number | undefined {
  return drawing.find((line, index) => index > 0 && line <= (drawing[index - 1] as number));
}

/** A star is taken because it is the pole star, because it is covered, or because it is used. */
function whyTaken({ round, before }: Sketch, stars: readonly number[]): Cause {
  if (stars.includes(POLE)) return { kind: 'pole' };
  const covered = stars.filter((star) => !isUsable(star, round));
  if (covered.length > 0) return { kind: 'covered', stars: covered };
  const index = before.findIndex((drawing) => starsOf(drawing).includes(stars[0] as number));
  const owned = starsOf(before[index] as Drawing);
  return { kind: 'used', stars: stars.filter((star) => owned.includes(star)), round: index + 1 };
}

/** A line to draw, the older one that it would cross, and that one's round. */
export interface Crossing {
  readonly line: number;
  readonly over: number;
  readonly round: number;
}

export function cutOf({ before }: Pick<Sketch, 'before'>, line: number): Crossing {
  const over = CROSSING[line] as number;
  return { line, over, round: before.findIndex((drawing) => drawing.includes(over)) + 1 };
}

/** The stars that the lines do not join to the first one. */
function starsApart(drawing: Drawing): readonly number[] {
  const [first] = drawing;
  if (first === undefined) return [];
  const reached = [(LINES[first] as Line).from];
  for (let size = 0; size < reached.length; ) {
    size = reached.length;
    for (const line of drawing) reachAlong(line, reached);
  }
  return starsOf(drawing).filter((star) => !reached.includes(star));
}

/** Adds the other end of a line when one end is reached. */
function reachAlong(line: number, reached: number[]): void {
  const { from, to } = LINES[line] as Line;
  const [hasFrom, hasTo] = [reached.includes(from), reached.includes(to)];
  if (hasFrom && !hasTo) reached.push(to);
  if (hasTo && !hasFrom) reached.push(from);
}

function byPattern(tile: number, drawing: Drawing, taken: Things): Cause | undefined {
  const explained = explain(tile, drawing, taken);
  if (explained === 'incomplete') return { kind: 'missing', lines: missingLines(tile, drawing, taken) };
  if (explained !== 'foreign') return undefined;
  const isMirrored = explainBy(mirrorPlacementsOf(tile), drawing, taken) !== 'foreign';
  return isMirrored ? { kind: 'mirror' } : { kind: 'foreign', lines: strangeLines(tile, drawing) };
}
