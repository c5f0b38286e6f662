// Every sentence of the review page.

import type { AmountUnit, Grade, GradeUnit, Unit } from '@planisphere/bots/review';
import type { Failure } from '../reviewed-game.ts';

/** A player's name; undefined for the reader, who is addressed. */
type Name = string | undefined;

export interface OwnTold {
  readonly name: Name;
  /** What this player's decisions gave away, in percent or points. */
  readonly own: number;
  readonly unit: Unit;
  /** And the worst of them, and when it was. */
  readonly worst: number;
  readonly when: string | undefined;
}

export interface ReviewWords {
  readonly title: string;
  readonly open: string;
  readonly failures: Readonly<Record<Failure, string>>;
  readonly failed: string;
  readonly fromTo: string;
  readonly howChance: (name: Name) => string;
  readonly howPoints: (name: Name) => string;
  readonly start: string;
  readonly startMore: string;
  /** The last column of a game for points alone. */
  readonly resultName: string;
  /** In place of the result while the review goes on. */
  readonly soFar: string;
  readonly wonBy: (name: Name) => string;
  readonly lostBy: (name: Name) => string;
  readonly luckTold: (luck: number, name: Name) => string;
  readonly ownTold: (own: OwnTold) => string;
  /** What the decisions of another player did to whom the review is about. */
  readonly othersTold: (other: string, amount: number, unit: Unit, name: Name) => string;
  /** Why a sum of chances can be more than there is. */
  readonly pastHundred: string;
  readonly turning: (n: number) => string;
  readonly turningSoFar: string;
  readonly noTurning: string;
  readonly skyAt: (when: string) => string;
  readonly moveAt: (when: string, name: Name) => string;
  readonly revealedThen: string;
  readonly scoreThen: (scores: readonly { readonly name: Name; readonly points: number }[]) => string;
  readonly rule: string;
  readonly learntFrom: (when: readonly string[]) => string;
  /**
   * From here on decisions count in this unit. The chance, in percent, is that of the player who decides.
   */
  readonly countedIn: (unit: GradeUnit, percent: number, name: Name) => string;
  readonly nextTurning: string;
  readonly share: string;
  readonly record: string;
  readonly linkText: (game: string) => string;
  readonly progress: (percent: number) => string;
  readonly stop: string;
  readonly stopped: string;
  readonly goOn: string;
  readonly sky: string;
  readonly own: string;
  readonly ownMore: string;
  readonly others: string;
  readonly turns: string;
  readonly grades: Readonly<Record<Grade, string>>;
  /** After a number: what a decision changes once the game is decided. */
  readonly amounts: Readonly<Record<AmountUnit, (count: number) => string>>;
  /** The risk of losing, where there is room for one word. */
  readonly risk: string;
  readonly counts: Readonly<Record<Grade, (n: number) => string>>;
  readonly best: string;
  /** In a narrow column: nothing was given away. */
  readonly nothingLost: string;
  readonly played: string;
  readonly other: string;
  readonly nextBest: string;
  /** For a game that counts no rounds. */
  readonly turn: (n: number) => string;
  readonly before: string;
  readonly after: string;
  readonly coach: string;
  readonly points: (n: number) => string;
  readonly parts: string;
  readonly partsAhead: string;
  readonly rest: string;
  readonly total: string;
  readonly tryAgain: string;
  readonly shareMoment: string;
  readonly replay: string;
  readonly toTable: string;
  /** `round`: in words. */
  readonly row: (round: string, grade: string, change: string) => string;
  readonly won: string;
  readonly notWon: string;
  readonly result: (own: number, others: readonly number[], won: boolean) => string;
}
