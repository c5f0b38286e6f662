// Glicko-2 (Mark E. Glickman, "Example of the Glicko-2 system", 2012), with a weight for each result. Every
// game is a rating period of its own, so that a rating moves at once; between games the deviation grows with
// time.
import type { Rating } from './range.ts';

/** What is known of a player: their rating, and how much their strength changes. */
export interface Standing extends Rating {
  readonly volatility: number;
}

/** The standing of a player who has not played yet. */
export const UNRATED: Standing = { points: 1500, deviation: 350, volatility: 0.06 };

export interface RatedResult {
  readonly opponent: Rating;
  /** 1 won, 0.5 drawn, 0 lost. */
  readonly score: number;
  /** How much the result counts; 1 for a game of two. */
  readonly weight: number;
}

/** Points on the scale of Elo for one unit of Glicko-2. */
const SCALE = 173.7178;
const MIDDLE = 1500;
/** How much the volatility may change: the paper recommends 0.3 to 1.2. */
const TAU = 0.5;
const ENOUGH = 0.000001;
/** No standing is more certain than the first or less certain than the second. */
const LEAST_DEVIATION = 30;
const MOST_DEVIATION = 350;
/** Rating periods in a day: after a year without a game a deviation of 50 has grown to about 105. */
const PERIODS_PER_DAY = 0.21436;

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** The share of the points that is expected against this opponent. */
export function expectedScore(own: Rating, opponent: Rating): number {
  const both = Math.hypot(own.deviation, opponent.deviation) / SCALE;
  return 1 / (1 + Math.exp((-g(both) * (own.points - opponent.points)) / SCALE));
}

/** The standing after one rating period. Without results only the deviation grows. */
export function rated(before: Standing, results: readonly RatedResult[]): Standing {
  if (results.length === 0) return grown(before, 1);
  const mu = (before.points - MIDDLE) / SCALE;
  const phi = before.deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { opponent, score, weight } of results) {
    const gj = g(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-gj * (mu - (opponent.points - MIDDLE) / SCALE)));
    information += weight * gj * gj * expected * (1 - expected);
    surprise += weight * gj * (score - expected);
  }
  const variance = 1 / information;
  const volatility = newVolatility(before.volatility, { phi, variance, delta: variance * surprise });
  const inflated = Math.hypot(phi, volatility);
  const after = 1 / Math.sqrt(1 / (inflated * inflated) + information);
  return {
    points: MIDDLE + SCALE * (mu + after * after * surprise),
    deviation: bounded(after * SCALE),
    volatility,
  };
}

/** Step 5 of the paper: the Illinois algorithm finds where `f` is zero. */
function newVolatility(
  sigma: number,
  { phi, variance, delta }: { readonly phi: number; readonly variance: number; readonly delta: number },
): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const d = phi * phi + variance + e;
    return (e * (delta * delta - d)) / (2 * d * d) - (x - a) / (TAU * TAU);
  };
  let left = a;
  let right = Math.log(Math.max(delta * delta - phi * phi - variance, Number.MIN_VALUE));
  if (delta * delta <= phi * phi + variance) {
    let steps = 1;
    while (f(a - steps * TAU) < 0) steps++;
    right = a - steps * TAU;
  }
  let [atLeft, atRight] = [f(left), f(right)];
  while (Math.abs(right - left) > ENOUGH) {
    const middle = left + ((left - right) * atLeft) / (atRight - atLeft);
    const atMiddle = f(middle);
    if (atMiddle * atRight <= 0) {
      left = right;
      atLeft = atRight;
    } else atLeft /= 2;
    right = middle;
    atRight = atMiddle;
  }
  return Math.exp(left / 2);
}

function grown(standing: Standing, periods: number): Standing {
  const phi = standing.deviation / SCALE;
  const wider = Math.sqrt(phi * phi + periods * standing.volatility * standing.volatility);
  return { ...standing, deviation: bounded(wider * SCALE) };
}

function bounded(deviation: number): number {
  return Math.min(MOST_DEVIATION, Math.max(LEAST_DEVIATION, deviation));
}

const DAY = 86_400_000;

/** The standing after this many milliseconds without a game. */
export function rested(standing: Standing, milliseconds: number): Standing {
  return grown(standing, (Math.max(0, milliseconds) / DAY) * PERIODS_PER_DAY);
}

/** The true strength lies within ± this many points, 19 times in 20. */
export function intervalOf({ deviation }: Rating): number {
  return Math.round(1.96 * deviation);
}

/** The widest interval with which a player has a place on a list. */
export const PLACED_WITHIN = 100;
