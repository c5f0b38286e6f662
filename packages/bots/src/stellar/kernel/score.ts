// Points of a world (SCORE-1 to SCORE-6), as fast as bots need them.
import * as rules from '@planisphere/stellar';
import * as cells from './cells.ts';

// Local constants are faster: an import is read through its module each time.
const { NUMBER_OF, TYPE_OF, TYPES } = rules;
const { HAND, HELD, SATELLITES, STACK, STARS, TOTAL, UP } = cells;

const SECTION_POINTS = 10;
const DIVERSITY_POINTS = 10;
const LAST_TYPE = TYPES.length - 1;

/** Stars times multipliers, with the satellites where they give most. */
function starPoints(w: cells.World, side: number): number {
  const satellites = w[side + SATELLITES]!;
  if (satellites !== 0) return assigned(w, side, FIRST_TYPE | (satellites << 3));
  let points = 0;
  for (let type = 0; type <= LAST_TYPE; type++)
    points += w[side + STARS + type]! * rules.multiplierOf(w[side + STACK + type]!);
  return points;
}

const FIRST_TYPE = 0;

/** The best assignment of these satellites to the types from this one on. `rest` is type + 8 × satellites. */
function assigned(w: cells.World, side: number, rest: number): number {
  const type = rest & 7;
  const satellites = rest >> 3;
  const stars = w[side + STARS + type]!;
  const stack = w[side + STACK + type]!;
  if (type === LAST_TYPE) return stars * rules.multiplierOf(stack | satellites);
  const alone = rules.multiplierOf(stack);
  let best = stars * alone + assigned(w, side, (type + 1) | (satellites << 3));
  // A satellite whose number the stack has, or that does not lengthen the run, helps another type more.
  const useful = stars === 0 ? 0 : satellites & ~stack;
  for (let share = useful; share !== 0; share = (share - 1) & useful) {
    const multiplier = rules.multiplierOf(stack | share);
    if (multiplier === alone) continue;
    const points = stars * multiplier + assigned(w, side, (type + 1) | ((satellites & ~share) << 3));
    if (points > best) best = points;
  }
  return best;
}

function isDiverse(w: cells.World, side: number): boolean {
  for (let type = 0; type <= LAST_TYPE; type++) if (w[side + UP + type] === 0) return false;
  return true;
}

/** One seat's points without sections. */
export function ownPoints(w: cells.World, side: number): number {
  return starPoints(w, side) + (isDiverse(w, side) ? DIVERSITY_POINTS : 0);
}

/** Seat 0's points for sections minus seat 1's. */
export function sectionMargin(w: cells.World): number {
  let margin = 0;
  for (let section = 0; section < 3; section++) {
    const lead = w[cells.sideAt(0) + TOTAL + section]! - w[cells.sideAt(1) + TOTAL + section]!;
    margin += lead > 0 ? SECTION_POINTS : lead < 0 ? -SECTION_POINTS : 0;
  }
  return margin;
}

/** Seat 0's points minus seat 1's, if the game ended here. */
export function marginNow(w: cells.World): number {
  return ownPoints(w, cells.sideAt(0)) - ownPoints(w, cells.sideAt(1)) + sectionMargin(w);
}

/** One seat's points without sections after it keeps the better of its cards (END-1). */
export function pointsAfterKeep(w: cells.World, side: number): number {
  let best = 0;
  for (let i = 0; i < w[side + HELD]!; i++) best = Math.max(best, pointsWith(w, side, w[side + HAND + i]!));
  return best;
}

export function pointsWith(w: cells.World, side: number, card: number): number {
  const type = TYPE_OF[card]!;
  const at = side + (type <= LAST_TYPE ? STACK + type : SATELLITES);
  const before = w[at]!;
  w[at] = before | (1 << NUMBER_OF[card]!);
  const points = ownPoints(w, side);
  w[at] = before;
  return points;
}

/** Seat 0's final margin if both keep their best card. */
export function finalMargin(w: cells.World): number {
  return pointsAfterKeep(w, cells.sideAt(0)) - pointsAfterKeep(w, cells.sideAt(1)) + sectionMargin(w);
}
