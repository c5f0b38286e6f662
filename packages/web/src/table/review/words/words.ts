// Every sentence of the review page.

import type { AmountUnit, Grade } from '@planisphere/bots/review';
import type { Failure } from '../reviewed-game.ts';

export interface ReviewWords {
  readonly title: string;
  readonly open: string;
  readonly failures: Readonly<Record<Failure, string>>;
  readonly failed: string;
  readonly chance: string;
  readonly expected: string;
  readonly key: string;
  readonly progress: (percent: number) => string;
  readonly stop: string;
  readonly stopped: string;
  readonly goOn: string;
  readonly moved: string;
  readonly sky: string;
  readonly own: string;
  readonly ownMore: string;
  readonly others: string;
  readonly average: (value: string) => string;
  readonly turns: string;
  readonly grades: Readonly<Record<Grade, string>>;
  /** After a number: in what a decision counts when the game is decided. */
  readonly amounts: Readonly<Record<AmountUnit, string>>;
  readonly counts: Readonly<Record<Grade, (n: number) => string>>;
  readonly best: string;
  /** In a narrow column: nothing was given away. */
  readonly nothingLost: string;
  readonly played: string;
  readonly other: string;
  readonly nextBest: string;
  readonly round: (n: number) => string;
  /** Where rounds are not counted. */
  readonly turn: (n: number) => string;
  /** `name` is undefined for the reader. */
  readonly turnOf: (round: number, name: string | undefined) => string;
  readonly before: string;
  readonly after: string;
  readonly coach: string;
  readonly points: (n: number) => string;
  readonly parts: string;
  readonly partsAhead: string;
  readonly rest: string;
  readonly total: string;
  readonly nextSlip: string;
  readonly tryAgain: string;
  readonly shareMoment: string;
  readonly replay: string;
  readonly toTable: string;
  readonly graph: (start: string, end: string, moments: number) => string;
  /** `round`: in words. */
  readonly row: (round: string, grade: string, change: string) => string;
  readonly won: string;
  readonly notWon: string;
  readonly result: (own: number, others: readonly number[], won: boolean) => string;
}
