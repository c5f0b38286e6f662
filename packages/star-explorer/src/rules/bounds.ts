// Upper bounds on the value of parts of a placement, with which the search for the best drawing skips the rest.
import { bitCount, type Free, lineEndsOf, neighboursIn } from './part.ts';
import { placementsOf } from './placements.ts';

/** The value of a drawing: the sum over its stars and lines, minus the price of what it leaves out. */
export interface Weighting {
  /** By star of the disc; may be negative. */
  readonly stars: ArrayLike<number>;
  /** By line of the disc; may be negative. */
  readonly lines: ArrayLike<number>;
  /** By number of stars to extinguish, for every number up to 21; never falls. */
  readonly price: ArrayLike<number>;
}

/** An upper bound for all parts of this placement. Most placements end here, so it prepares nothing. */
export function mostAt(free: Free, weighting: Weighting): number {
  const { stars, lines, size, width } = placementsOf(free.tile);
  let most = -(weighting.price[size - bitCount(free.stars)] as number);
  for (let star = 0, at = free.placement * size; star < size; star++, at++) {
    if (((free.stars >> star) & 1) === 1) most += Math.max(0, weighting.stars[stars[at] as number] as number);
  }
  for (let line = 0, at = free.placement * width; line < width; line++, at++) {
    if (((free.lines >> line) & 1) === 1) most += Math.max(0, weighting.lines[lines[at] as number] as number);
  }
  return most;
}

/** One placement with the weights of its own stars and lines, by pattern number. */
export interface Ground {
  readonly free: Free;
  readonly near: readonly number[];
  readonly ends: readonly number[];
  readonly stars: readonly number[];
  readonly lines: readonly number[];
  readonly price: ArrayLike<number>;
}

export function groundOf(free: Free, weighting: Weighting): Ground {
  const { stars, lines, size, width } = placementsOf(free.tile);
  const starWeights: number[] = [];
  const lineWeights: number[] = [];
  for (let star = 0, at = free.placement * size; star < size; star++, at++) {
    starWeights.push(((free.stars >> star) & 1) === 1 ? (weighting.stars[stars[at] as number] as number) : 0);
  }
  for (let line = 0, at = free.placement * width; line < width; line++, at++) {
    lineWeights.push(((free.lines >> line) & 1) === 1 ? (weighting.lines[lines[at] as number] as number) : 0);
  }
  const ends = lineEndsOf(free.tile);
  return {
    free,
    near: neighboursIn(free),
    ends,
    stars: starWeights,
    lines: lineWeights,
    price: weighting.price,
  };
}

/** An upper bound for all parts that contain `part` and stay inside `allowed`. */
export function bound({ stars, lines, ends, price }: Ground, part: number, allowed: number): number {
  const all = part | allowed;
  let most = -(price[stars.length - bitCount(all)] as number);
  for (let star = 0; star < stars.length; star++) {
    const weight = stars[star] as number;
    if (((all >> star) & 1) === 1 && (weight > 0 || ((part >> star) & 1) === 1)) most += weight;
  }
  for (let line = 0; line < lines.length; line++) {
    const weight = lines[line] as number;
    const end = ends[line] as number;
    if ((end & ~all) === 0 && (weight > 0 || (end & ~part) === 0)) most += weight;
  }
  return most;
}
