// How good a decision was, by what it gave away against the best one found. The thresholds are explained and calibrated in
// docs/review.md; a doubt is decided for the player.

export const GRADES = ['great', 'good', 'slip', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** In what a game is valued: the chance to win, from 0 to 1, or points. */
export type Unit = 'chance' | 'points';

interface Thresholds {
  /** The best decision is great when the next best would have given away so much. */
  readonly great: number;
  readonly slip: number;
  readonly blunder: number;
}

const THRESHOLDS: Readonly<Record<Unit, Thresholds>> = {
  chance: { great: 0.06, slip: 0.05, blunder: 0.15 },
  points: { great: 4, slip: 3, blunder: 8 },
};

/** Would it be no slip even if it were certain? */
export function isSlight(unit: Unit, loss: number): boolean {
  return loss < THRESHOLDS[unit].slip;
}

/** So many standard errors of the difference must separate two decisions before one is called worse. */
const CERTAINTY = 1.5;

export interface Compared {
  readonly unit: Unit;
  /** What was given away against the best; 0 when the best was played. */
  readonly loss: number;
  /** What the next best would have given away, when the best was played; 0 otherwise. */
  readonly lead: number;
  /** Standard error of whichever of the two is not 0. */
  readonly error: number;
}

export function gradeOf({ unit, loss, lead, error }: Compared): Grade {
  const { great, slip, blunder } = THRESHOLDS[unit];
  const certain = (difference: number): boolean => difference >= CERTAINTY * error;
  if (loss >= blunder && certain(loss)) return 'blunder';
  if (loss >= slip && certain(loss)) return 'slip';
  return lead >= great && certain(lead) ? 'great' : 'good';
}
