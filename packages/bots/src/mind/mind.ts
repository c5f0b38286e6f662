// What is known of playing a game well: its bots, the examiner of decisions, the coach that puts findings into words,
// the judge of puzzles. Each part loads on demand: a player of one game does not load the nets of the others.
import type { GameTypes } from '@planisphere/core';
import type { Bot } from '../bot/bot.ts';
import type { Trainee } from '../net/trainee.ts';
import type { Judge } from '../puzzles/ranked.ts';
import type { Coach } from '../review/coach.ts';
import type { Examiner } from '../review/examiner.ts';
import type { AnchoredSetup } from './anchors.ts';

/** How many nodes the examiner spends on a decision. */
export interface MindEffort {
  /** For each decision of a finished game. */
  readonly review: number;
  /** For all its decisions together: in a long game each gets less. */
  readonly wholeReview: number;
  /** For a decision still to be made: about a second. */
  readonly hint: number;
}

export interface GameMind<T extends GameTypes = GameTypes> {
  /** The names of its bots, in the order of the roster, known without loading them. */
  readonly botNames: readonly string[];
  /** For the examiner, if there is one. */
  readonly effort: MindEffort;
  /** Weakest first, except greedy, which is no level. */
  roster(): Promise<readonly Bot<T>[]>;
  /** The bots' ratings; omitted if the game is not rated. */
  anchors?(): Promise<readonly AnchoredSetup[]>;
  /** Omitted if games are not reviewed. */
  examiner?(): Promise<Examiner<T>>;
  coach?(): Promise<Coach<T['position']>>;
  /** Omitted if there are no puzzles. */
  judge?(): Promise<Judge<T['position']>>;
  /** For bots with a net that is trained by self-play. */
  trainee?(): Promise<Trainee>;
}
