// The sentences of the coach of Stellar. Each language is one file that gives all of them; the compiler misses none.
import type { Deed } from './facts.ts';
import type { NamedStep } from './steps.ts';

/** Names, undefined for the reader: of the player who decided, and of the other one. */
export interface Who {
  readonly mover: string | undefined;
  readonly other: string | undefined;
}

export interface CoachWords {
  /** What the better line would have brought. */
  readonly wouldHave: (deed: Deed, who: Who) => string;
  /** Where a step is to be found, without naming it. */
  readonly where: (step: NamedStep) => string;
  /** What the best line brings now. */
  readonly brings: (deed: Deed, who: Who) => string;
  /** What the played line, the best one, brought. */
  readonly did: (deed: Deed, who: Who) => string;
  /** What the played line brought although another was better. */
  readonly instead: (deed: Deed, who: Who) => string;
  /** Chances in percent. */
  readonly fell: (from: number, to: number, who: Who) => string;
  readonly small: (percent: number) => string;
  /** Both lines have the same chance, in percent. */
  readonly same: (percent: number) => string;
  readonly onlyThis: (percent: number) => string;
  readonly nextBest: (step: NamedStep, percent: number) => string;
}
