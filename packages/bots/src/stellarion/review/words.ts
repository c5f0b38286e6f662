// The sentences of the coach of Stellarion. Each language is one file that gives all of them; the compiler misses none.
import type { Deed } from './facts.ts';
import type { NamedStep } from './steps.ts';

export interface CoachWords {
  /** Where a step is to be found, without naming it. */
  readonly where: (step: NamedStep) => string;
  /** What the best line brings now. */
  readonly brings: (deed: Deed) => string;
  /** What the better line would have brought. */
  readonly wouldHave: (deed: Deed) => string;
  /** What the played line, the best one, brought. */
  readonly did: (deed: Deed) => string;
  /** Chances in percent. */
  readonly fell: (from: number, to: number) => string;
  readonly small: (percent: number) => string;
  /** It looks like more, but that is not known. */
  readonly unsure: (percent: number) => string;
  /** Both lines have the same chance, in percent. */
  readonly same: (percent: number) => string;
  readonly onlyThis: (percent: number) => string;
  readonly nextBest: (step: NamedStep, percent: number) => string;
}
