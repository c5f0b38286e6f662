// The sentences of the coach of Star Explorer. Each language is one file that gives all of them; the compiler misses none.
import type { Unit } from '../../review/grade.ts';
import type { Deed } from './facts.ts';
import type { NamedStep } from './steps.ts';

/** Points, or percent of the chance to win. */
export interface Amount {
  readonly unit: Unit;
  readonly count: number;
}

export interface CoachWords {
  /** Where a step is to be found, without naming it. */
  readonly where: (step: NamedStep) => string;
  /** What the best decision brings now. */
  readonly brings: (deed: Deed) => string;
  /** What the better decision would have brought. */
  readonly wouldHave: (deed: Deed) => string;
  /** What the played decision, the best one, brought. */
  readonly did: (deed: Deed) => string;
  readonly cost: (amount: Amount) => string;
  readonly small: (amount: Amount) => string;
  /** It looks like more, but that is not known. */
  readonly unsure: (amount: Amount) => string;
  /** Both are worth the same. */
  readonly same: string;
  readonly onlyThis: (amount: Amount) => string;
  /** `nearby`: in the same part of the sky as the better one. */
  readonly nextBest: (next: { step: NamedStep; nearby: boolean }, amount: Amount) => string;
}
