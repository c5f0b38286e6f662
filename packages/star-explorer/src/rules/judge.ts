// Why a drawing is refused: the first rule it breaks, or none. What can be seen at a glance comes first, the comparison
// with the tile last.
import { isUsable, POLE } from './disc.ts';
import { explain, explainBy } from './explain.ts';
import { CROSSING, LINES, type Line, starsOf } from './lines.ts';
import { mirrorPlacementsOf } from './placements.ts';
import { type Drawing, skyOf } from './sky.ts';
import { hasThing, isBlocked, type Things } from './things.ts';

export interface Sketch {
  readonly tile: number;
  readonly round: number;
  /** What this player drew in the rounds before. */
  readonly before: readonly Drawing[];
}

export function brokenRule(sketch: Sketch, drawing: Drawing): string | undefined {
  const taken = skyOf(sketch.round, sketch.before);
  return brokenBySight(sketch, drawing, taken) ?? brokenByPattern(sketch.tile, drawing, taken);
}

function brokenBySight(sketch: Sketch, drawing: Drawing, taken: Things): string | undefined {
  if (!isEachLineOnce(drawing)) return 'DRAW-2';
  const stars = starsOf(drawing);
  if (stars.some((star) => hasThing(taken, star))) return whyTaken(stars, sketch.round);
  if (drawing.some((line) => isBlocked(taken, line))) return 'DRAW-7';
  if (drawing.some((line) => drawing.includes(CROSSING[line] ?? -1))) return 'DRAW-7';
  return isOnePiece(drawing) ? undefined : 'DRAW-8';
}

/** In the one order that a drawing has; nothing is drawn twice. */
function isEachLineOnce(drawing: Drawing): boolean {
  return drawing.every((line, index) => index === 0 || line > (drawing[index - 1] as number));
}

/** A star is taken because it is the pole star, because it is covered, or because it is used. */
function whyTaken(stars: readonly number[], round: number): string {
  if (stars.includes(POLE)) return 'DRAW-5';
  return stars.some((star) => !isUsable(star, round)) ? 'DRAW-4' : 'DRAW-6';
}

function isOnePiece(drawing: Drawing): boolean {
  if (drawing.length === 0) return true;
  const reached = [(LINES[drawing[0] as number] as Line).from];
  for (let size = 0; size < reached.length; ) {
    size = reached.length;
    for (const line of drawing) reachAlong(line, reached);
  }
  return drawing.every((line) => reached.includes((LINES[line] as Line).from));
}

/** Adds the other end of a line when one end is reached. */
function reachAlong(line: number, reached: number[]): void {
  const { from, to } = LINES[line] as Line;
  const [hasFrom, hasTo] = [reached.includes(from), reached.includes(to)];
  if (hasFrom && !hasTo) reached.push(to);
  if (hasTo && !hasFrom) reached.push(from);
}

function brokenByPattern(tile: number, drawing: Drawing, taken: Things): string | undefined {
  const explained = explain(tile, drawing, taken);
  if (explained === 'incomplete') return 'DRAW-9';
  if (explained !== 'foreign') return undefined;
  return explainBy(mirrorPlacementsOf(tile), drawing, taken) === 'foreign' ? 'DRAW-2' : 'DRAW-3';
}
