// How a drawing differs from the tile: missing lines where it shows the tile, and lines that the tile does not have.
import { LINES, type Line, starsOf } from './lines.ts';
import { type Placements, placementsOf } from './placements.ts';
import type { Drawing } from './sky.ts';
import { isBlocked, type Things } from './things.ts';

function linesAt({ lines, width }: Placements, placement: number): readonly number[] {
  return Array.from(lines.subarray(placement * width, (placement + 1) * width)).filter((line) => line >= 0);
}

/** The placements that have most of these lines. */
function nearest(placements: Placements, drawing: Drawing): readonly number[] {
  const shared = new Map<number, number>();
  for (const line of drawing)
    for (const placement of placements.byLine[line] ?? [])
      shared.set(placement, (shared.get(placement) ?? 0) + 1);
  const most = Math.max(0, ...shared.values());
  return [...shared].flatMap(([placement, count]) => (count === most ? [placement] : []));
}

/** Lines between its stars that could be drawn and are not, at the placement with the fewest of them. */
export function missingLines(tile: number, drawing: Drawing, taken: Things): readonly number[] {
  const stars = new Set(starsOf(drawing));
  const placements = placementsOf(tile);
  const gaps = nearest(placements, drawing).map((placement) =>
    linesAt(placements, placement).filter((line) => {
      const { from, to } = LINES[line] as Line;
      return stars.has(from) && stars.has(to) && !drawing.includes(line) && !isBlocked(taken, line);
    }),
  );
  return gaps.reduce((fewest, each) => (each.length < fewest.length ? each : fewest));
}

/** Lines that the tile does not have, at the placement with most of the others. */
export function strangeLines(tile: number, drawing: Drawing): readonly number[] {
  const placements = placementsOf(tile);
  const [placement] = nearest(placements, drawing);
  if (placement === undefined) return drawing;
  const own = linesAt(placements, placement);
  return drawing.filter((line) => !own.includes(line));
}
