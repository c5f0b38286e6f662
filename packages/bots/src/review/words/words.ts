// The numbers of a comparison in words: the same in every game.
import type { Subject } from '../claim.ts';
import type { Moment } from '../moment.ts';

export interface Naming {
  /** What tells each line from the other, in lower case. If the best was played, `played` is the next best. */
  readonly names: Readonly<Record<Subject, string>>;
  /** The name of the player who decided; undefined for the reader. */
  readonly mover: string | undefined;
  /** All win or lose together: nobody has a chance of their own. */
  readonly together?: boolean;
  /** The sentence before has named the better line. */
  readonly isNamed?: boolean;
}

export interface NumberWords {
  /** One sentence on a decision that was made. */
  review(moment: Moment, naming: Naming): string;
  /** One sentence on the best decision, before it is made. */
  hint(moment: Moment, naming: Naming): string;
}
