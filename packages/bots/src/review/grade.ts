// The grade of a decision, by what it gave away against the best one found. docs/review.md explains and calibrates the
// thresholds; a doubt counts for the player.

export const GRADES = ['great', 'good', 'slip', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** The unit of a game's value: the chance to win, from 0 to 1, or points. */
export type Unit = 'chance' | 'points';

/**
 * The unit that still changes when the chance hardly does: the player's points, the lead over the other player; in a
 * game against the box, the risk of losing a game nearly won, and the voyages made by the end of one nearly lost.
 */
export const AMOUNT_UNITS = ['points', 'margin', 'risk', 'voyages'] as const;
export type AmountUnit = (typeof AMOUNT_UNITS)[number];
export type GradeUnit = Unit | AmountUnit;

interface Thresholds {
  /** The best decision is great if the next best would have given away this much. */
  readonly great: number;
  readonly slip: number;
  readonly blunder: number;
}

const THRESHOLDS: Readonly<Record<GradeUnit, Thresholds>> = {
  chance: { great: 0.06, slip: 0.05, blunder: 0.15 },
  points: { great: 4, slip: 3, blunder: 8 },
  margin: { great: 4, slip: 2.5, blunder: 7 },
  risk: { great: 0.005, slip: 0.005, blunder: 0.02 },
  voyages: { great: 0.3, slip: 0.3, blunder: 0.75 },
};

/** A chance nearer than this to 0 or 1 hardly changes, and amounts count instead. */
const OPEN = 0.1;

/**
 * Whether both lines leave the game decided in the same way, without giving away a chance that counts by itself. A
 * finer scale still counts small changes of the chance.
 */
export function isDecided(chances: readonly number[], finer = 1): boolean {
  const [least, most] = [Math.min(...chances), Math.max(...chances)];
  return (most <= OPEN / finer || least >= 1 - OPEN) && isSlight('chance', most - least);
}

/** For a small chance, this share of it given away weighs as much as the thresholds above; less than 2 % never does. */
const SLIP_SHARE = 0.4;
const BLUNDER_SHARE = 0.8;
const LEAST_CHANCE = 0.02;

/** In a won game a slip takes this many times the points. */
const WON_WEIGHT = 2.4;

/** Games with a finer scale do not weigh small chances more. */
function thresholdsOf(unit: GradeUnit, { finer, from }: Fineness): Thresholds {
  const { great, slip, blunder } = THRESHOLDS[unit];
  if (unit === 'margin' && from !== undefined && from > 0.5)
    return { great: WON_WEIGHT * great, slip: WON_WEIGHT * slip, blunder: WON_WEIGHT * blunder };
  if (unit === 'risk' && from !== undefined) return thresholdsAt(1 - from, finer);
  if (unit !== 'chance') return { great, slip, blunder };
  if (finer !== undefined) return { great: great / finer, slip: slip / finer, blunder: blunder / finer };
  const least = (share: number): number => Math.max(LEAST_CHANCE, share * (from ?? 1));
  return { great, slip: Math.min(slip, least(SLIP_SHARE)), blunder: Math.min(blunder, least(BLUNDER_SHARE)) };
}

/** A larger risk weighs by the same shares as a small chance, up to the thresholds of a chance. */
function thresholdsAt(risk: number, finer = 1): Thresholds {
  const { great, slip, blunder } = THRESHOLDS.risk;
  const most = THRESHOLDS.chance;
  return {
    great,
    slip: Math.min(most.slip / finer, Math.max(slip, SLIP_SHARE * risk)),
    blunder: Math.min(most.blunder / finer, Math.max(blunder, BLUNDER_SHARE * risk)),
  };
}

/** Whether it would be no slip even if it were certain. */
export function isSlight(unit: GradeUnit, loss: number, from?: number): boolean {
  return loss < thresholdsOf(unit, { from }).slip;
}

/** Whether choosing the worse of two lines would have been a slip. */
export function isSlip(unit: GradeUnit, { value, error }: Lost, how: Fineness = {}): boolean {
  return gradeOf({ unit, loss: value, lead: 0, error, ...how }) !== 'good';
}

/** Whether it is known to be a slip, or known to be none. */
export function isTold(unit: GradeUnit, lost: Lost, how: Fineness = {}): boolean {
  return isSlip(unit, lost, how) || lost.value + lost.error < thresholdsOf(unit, how).slip;
}

/** Whether so large a share of a small chance was given away that it counts, however small the chance was. */
export function losesShare({ value, error }: Lost, from: number): boolean {
  return value >= SLIP_SHARE * from && value >= CERTAINTY * error;
}

interface Lost {
  readonly value: number;
  /** Standard error of the value. */
  readonly error: number;
}

type Fineness = Pick<Partial<Compared>, 'finer' | 'from'>;

/** How many standard errors of the difference must separate two decisions before one counts as worse. */
export const CERTAINTY = 1.5;

/** Keeps a value just at a threshold from falling short of it by rounding. */
const NEARLY = 1e-9;

export interface Compared {
  readonly unit: GradeUnit;
  /** What was given away against the best; 0 if the best was played. */
  readonly loss: number;
  /** What the next best would have given away, if the best was played; else 0. */
  readonly lead: number;
  /** Standard error of whichever of the two is not 0. */
  readonly error: number;
  /** How much finer than usual a chance is graded. */
  readonly finer?: number | undefined;
  /** The chance after the better line; a small one weighs more. */
  readonly from?: number | undefined;
}

export function gradeOf({ unit, loss, lead, error, finer, from }: Compared): Grade {
  const { great, slip, blunder } = thresholdsOf(unit, { finer, from });
  const counts = (difference: number, least: number): boolean =>
    difference + NEARLY >= least && difference >= CERTAINTY * error;
  if (counts(loss, blunder)) return 'blunder';
  if (counts(loss, slip)) return 'slip';
  return counts(lead, great) ? 'great' : 'good';
}
