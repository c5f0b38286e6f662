// What is known of playing a game well: its bots, who examines decisions, who puts the findings into words, who judges
// puzzles. Each part loads when it is asked for: who plays one game does not fetch the nets of the others.
import type { GameTypes } from '@planisphere/core';
import type { Bot } from '../bot/bot.ts';
import type { Trainee } from '../net/trainee.ts';
import type { Judge } from '../puzzles/ranked.ts';
import type { Coach } from '../review/coach.ts';
import type { Examiner } from '../review/examiner.ts';
import type { AnchoredSetup } from './anchors.ts';

/** How hard a decision is looked at, in nodes. */
export interface MindEffort {
  /** Of a game that is over. */
  readonly review: number;
  /** Of all of its decisions together: in a long game each is looked at less hard. */
  readonly wholeReview: number;
  /** Of a decision that is still to be made: about a second. */
  readonly hint: number;
}

export interface GameMind<T extends GameTypes = GameTypes> {
  /** Of its bots, in the order of the roster: known without loading them. */
  readonly botNames: readonly string[];
  /** Of the examiner, where there is one. */
  readonly effort: MindEffort;
  /** Weakest first but for greedy, which is no level. */
  roster(): Promise<readonly Bot<T>[]>;
  /** What they are worth in rated games; left out where games are not rated. */
  anchors?(): Promise<readonly AnchoredSetup[]>;
  /** Left out where games are not reviewed. */
  examiner?(): Promise<Examiner<T>>;
  coach?(): Promise<Coach<T['position']>>;
  /** Left out where there are no puzzles. */
  judge?(): Promise<Judge<T['position']>>;
  /** Where the bots have a net that is trained by self-play. */
  trainee?(): Promise<Trainee>;
}
