// The sky of one player in one round: what a new drawing must not touch. Covered stars, used stars, and lines that
// would cross an older line are all taken.
import { isUsable, POLE, STARS } from './disc.ts';
import { CROSSING, LINES, type Line } from './lines.ts';
import { addThing, LINE_BIT, noThings, type Things } from './things.ts';

/** A constellation as drawn: its lines in order. None at all is a drawing too (DRAW-10). */
export type Drawing = readonly number[];

const COVERED: readonly Things[] = [1, 2, 3, 4, 5, 6].map((round) => {
  const taken = noThings();
  addThing(taken, POLE);
  for (let star = 0; star < STARS; star++) if (!isUsable(star, round)) addThing(taken, star);
  return taken;
});

export function skyOf(round: number, drawings: readonly Drawing[]): Things {
  const taken = Int32Array.from(COVERED[round - 1] as Things);
  for (const drawing of drawings) addDrawing(taken, drawing);
  return taken;
}

/** Adds its stars, and the lines that would cross it. */
export function addDrawing(taken: Things, drawing: Drawing): void {
  for (const line of drawing) {
    const { from, to } = LINES[line] as Line;
    addThing(taken, from);
    addThing(taken, to);
    const crossing = CROSSING[line];
    if (crossing !== undefined) addThing(taken, LINE_BIT[crossing] as number);
  }
}
