// The review of any game: the game's mind provides examiner and coach.

export { type Bars, barsOf, LEAST_BAR } from './bars.ts';
export { type Claim, type ComparedLines, checkClaim, SUBJECTS, type Subject, separates } from './claim.ts';
export { type Coach, comparedIn, type Telling } from './coach.ts';
export { type Decided, decisionsOf } from './decisions.ts';
export type { Difference, Examiner } from './examiner.ts';
export { type AmountUnit, GRADES, type Grade, type GradeUnit, type Unit } from './grade.ts';
export { hintFor } from './hint.ts';
export { type HintLine, type HintStep, type Since, stepOf } from './hint-line.ts';
export type { KeptLine, Moment } from './moment.ts';
export { reasonFor } from './reason-for.ts';
export { type Effort, type Passage, type Review, reviewMatch } from './review.ts';
export { gradeCounts, sumsFor } from './sums.ts';
export { type Figures, figuresOf } from './words/figures.ts';
