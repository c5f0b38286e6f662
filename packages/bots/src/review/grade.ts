// How good a decision was, by what it gave away against the best one found. The thresholds are explained and calibrated in
// docs/review.md; a doubt is decided for the player.

export const GRADES = ['great', 'good', 'slip', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** In what a game is valued: the chance to win, from 0 to 1, or points. */
export type Unit = 'chance' | 'points';

/**
 * What still moves when the chance hardly does: own points, points ahead of the other player; in a game against the box, the
 * risk of losing what is nearly won, and the voyages that are made by the end of what is nearly lost.
 */
export const AMOUNT_UNITS = ['points', 'margin', 'risk', 'voyages'] as const;
export type AmountUnit = (typeof AMOUNT_UNITS)[number];
export type GradeUnit = Unit | AmountUnit;

interface Thresholds {
  /** The best decision is great when the next best would have given away so much. */
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

/** Nearer to lost or won than this, a chance hardly moves any more, and what was given away counts in amounts. */
const OPEN = 0.1;

/**
 * Is the game decided after each of these lines, in the same way, and no chance given away that would count by itself? A finer
 * eye still sees a small chance move.
 */
export function isDecided(chances: readonly number[], finer = 1): boolean {
  const [least, most] = [Math.min(...chances), Math.max(...chances)];
  return (most <= OPEN / finer || least >= 1 - OPEN) && isSlight('chance', most - least);
}

/** Of a small chance, so much of it given away weighs as much as the shares above; less than 2 % never does. */
const SLIP_SHARE = 0.4;
const BLUNDER_SHARE = 0.8;
const LEAST_CHANCE = 0.02;

/** In a game that is won it takes so many times the points. */
const WON_WEIGHT = 2.4;

/** Where chances are graded finer anyway, a small one weighs no more. */
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

/** Of a risk that is not small it takes the same share, up to what counts by itself as a chance. */
function thresholdsAt(risk: number, finer = 1): Thresholds {
  const { great, slip, blunder } = THRESHOLDS.risk;
  const most = THRESHOLDS.chance;
  return {
    great,
    slip: Math.min(most.slip / finer, Math.max(slip, SLIP_SHARE * risk)),
    blunder: Math.min(most.blunder / finer, Math.max(blunder, BLUNDER_SHARE * risk)),
  };
}

/** Would it be no slip even if it were certain? */
export function isSlight(unit: GradeUnit, loss: number, from?: number): boolean {
  return loss < thresholdsOf(unit, { from }).slip;
}

/** Would whoever chose the worse of two lines have slipped? */
export function isSlip(unit: GradeUnit, { value, error }: Lost, how: Fineness = {}): boolean {
  return gradeOf({ unit, loss: value, lead: 0, error, ...how }) !== 'good';
}

/** Is it a slip, or is it known to be none? */
export function isTold(unit: GradeUnit, lost: Lost, how: Fineness = {}): boolean {
  return isSlip(unit, lost, how) || lost.value + lost.error < thresholdsOf(unit, how).slip;
}

/** Was so much of a small chance given away that it weighs, however small it was? */
export function losesShare({ value, error }: Lost, from: number): boolean {
  return value >= SLIP_SHARE * from && value >= CERTAINTY * error;
}

interface Lost {
  readonly value: number;
  /** Standard error of the value. */
  readonly error: number;
}

type Fineness = Pick<Partial<Compared>, 'finer' | 'from'>;

/** So many standard errors of the difference must separate two decisions before one is called worse. */
export const CERTAINTY = 1.5;

/** What is just as much as it takes must not fall short of it by a rounding. */
const NEARLY = 1e-9;

export interface Compared {
  readonly unit: GradeUnit;
  /** What was given away against the best; 0 when the best was played. */
  readonly loss: number;
  /** What the next best would have given away, when the best was played; 0 otherwise. */
  readonly lead: number;
  /** Standard error of whichever of the two is not 0. */
  readonly error: number;
  /** How much finer a chance is graded than usual. */
  readonly finer?: number | undefined;
  /** The chance of the better line; a small one weighs more. */
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
