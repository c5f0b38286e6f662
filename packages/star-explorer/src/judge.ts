// Why a drawing is refused: the first rule it breaks, or none. What can be seen at a glance comes first, the comparison
// with the tile last.
import { isUsable, POLE } from './disc.ts';
import { explain, explainBy } from './explain.ts';
import { CROSSING, LINES, type Line, starsOf } from './lines.ts';
import { mirrorPlacementsOf } from './placements.ts';
import { type Drawing, skyOf } from './sky.ts';
import { isBlocked } from './things.ts';

export interface Sketch {
  readonly tile: number;
  readonly round: number;
  /** What this player drew in the rounds before. */
  readonly before: readonly Drawing[];
}

export function brokenRule(sketch: Sketch, drawing: Drawing): string | undefined {
  return brokenBySight(sketch, drawing) ?? brokenByPattern(sketch, drawing);
}

function brokenBySight({ round, before }: Sketch, drawing: Drawing): string | undefined {
  const stars = starsOf(drawing);
  const used = new Set(before.flatMap(starsOf));
  const taken = skyOf(round, before);
  if (stars.includes(POLE)) return 'DRAW-5';
  if (stars.some((star) => !isUsable(star, round))) return 'DRAW-4';
  if (stars.some((star) => used.has(star))) return 'DRAW-6';
  if (drawing.some((line) => isBlocked(taken, line))) return 'DRAW-7';
  if (drawing.some((line) => drawing.includes(CROSSING[line] ?? -1))) return 'DRAW-7';
  return isOnePiece(drawing) ? undefined : 'DRAW-8';
}

export function isOnePiece(drawing: Drawing): boolean {
  const [first] = drawing;
  if (first === undefined) return true;
  const reached = new Set([(LINES[first] as Line).from]);
  let rest: readonly number[] = drawing;
  for (;;) {
    const apart = rest.filter((line) => !touches(line, reached));
    if (apart.length === rest.length) return rest.length === 0;
    rest = apart;
  }
}

/** Adds both ends to the reached stars when one of them is there. */
function touches(line: number, reached: Set<number>): boolean {
  const { from, to } = LINES[line] as Line;
  if (!reached.has(from) && !reached.has(to)) return false;
  reached.add(from).add(to);
  return true;
}

function brokenByPattern({ tile, round, before }: Sketch, drawing: Drawing): string | undefined {
  const taken = skyOf(round, before);
  const explained = explain(tile, drawing, taken);
  if (explained === 'incomplete') return 'DRAW-9';
  if (explained !== 'foreign') return undefined;
  return explainBy(mirrorPlacementsOf(tile), drawing, taken) === 'foreign' ? 'DRAW-2' : 'DRAW-3';
}
