// The plain weighting: the points of this round, minus three for every star to be extinguished while any is left.
import type { Weighting } from './bounds.ts';
import { KINDS } from './components.ts';
import { IS_CENTRAL, IS_OUTER, STARS } from './disc.ts';
import { extinguishedAfter, LIT } from './extinguish.ts';
import { CROSSES_AXIS, LINES } from './lines.ts';
import { type Board, drawnBefore } from './position.ts';
import { joinsKinds, type Kinds, kindsIn, POINTS, starPoints, valuesOf } from './scoring.ts';
import { skyOf } from './sky.ts';
import type { Things } from './things.ts';

/** Largest number of stars that one drawing can extinguish, with room to spare. */
const MOST = 24;

interface Worth {
  readonly stars: Int8Array;
  readonly lines: Int8Array;
}

const worths: readonly (readonly Worth[])[] = KINDS.map((current) =>
  KINDS.map((previous) => worthOf({ current, previous })),
);

function worthOf(kinds: Kinds): Worth {
  const each = valuesOf(kinds).line;
  const stars = Int8Array.from({ length: STARS }, (_, star) => starPoints(star, kinds));
  const lines = Int8Array.from(LINES, (_, line) => (joinsKinds(line, kinds) ? each : 0));
  return { stars, lines };
}

/** The price of extinguishing this many stars when some are out already (OUT-3). */
export function pricesAfter(extinguished: number): Int8Array {
  return Int8Array.from({ length: MOST }, (_, more) => Math.min(more, LIT - extinguished) * POINTS.lit);
}

/** A scale on which no sum of bonus points reaches a whole point of the round. */
const FINE = 1 / 256;

/**
 * The plain weighting with bonus points on a finer scale: among equally good drawings the one with more bonus points
 * wins. With a scale of 1 a drawing counts with all its points, of the round and of the end.
 */
export function bonusWeighting(plain: Weighting, scale: number = FINE): Weighting {
  return {
    stars: Float64Array.from(plain.stars, (worth, star) => worth + bonusOfStar(star) * scale),
    lines: Float64Array.from(
      plain.lines,
      (worth, line) => worth + (CROSSES_AXIS[line] ? POINTS.axis * scale : 0),
    ),
    price: plain.price,
  };
}

function bonusOfStar(star: number): number {
  return (IS_CENTRAL[star] ? POINTS.central : 0) + (IS_OUTER[star] ? POINTS.outer : 0);
}

export function roundWeighting(kinds: Kinds, extinguished: number): Weighting {
  const usual = worths[KINDS.indexOf(kinds.current)]?.[KINDS.indexOf(kinds.previous)] as Worth;
  const worth = kinds.values === undefined ? usual : worthOf(kinds);
  return { ...worth, price: pricesAfter(extinguished) };
}

/** What a hint needs to know about the drawing that a board must make. */
export interface Task {
  readonly tile: number;
  readonly round: number;
  readonly taken: Things;
  readonly weighting: Weighting;
}

/** The drawing that this board must make: its tile is revealed. */
export function taskOf(board: Board, round: number): Task {
  const taken = skyOf(round, drawnBefore(board, round));
  const weighting = roundWeighting(kindsIn(board, round), extinguishedAfter(board, round - 1));
  return { tile: board.tiles[round - 1] as number, round, taken, weighting };
}
