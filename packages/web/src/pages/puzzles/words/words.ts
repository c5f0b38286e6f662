// The words of the puzzles.
import type { PuzzleUnit } from '@planisphere/bots/puzzles';

export interface PuzzleWords {
  readonly title: string;
  readonly lead: string;
  readonly daily: (date: string) => string;
  readonly beginWith: (n: number) => string;
  readonly today: string;
  readonly numbered: (n: number) => string;
  readonly made: string;
  readonly value: (unit: PuzzleUnit, n: number) => string;
  /** For a column of numbers. */
  readonly short: (unit: PuzzleUnit, n: number) => string;
  readonly about: (best: string, next: string, unit: PuzzleUnit) => string;
  readonly aboutMade: string;
  readonly tries: string;
  readonly ordinals: readonly string[];
  readonly now: string;
  readonly ifNeeded: string;
  readonly notUsed: string;
  readonly missed: (value: string, best: string, unit: PuzzleUnit) => string;
  readonly missedFar: string;
  /** For puzzles without known values of actions. */
  readonly missedMade: string;
  readonly left: (n: number) => string;
  readonly look: (where: string) => string;
  readonly noHint: string;
  readonly thinking: string;
  readonly giveUp: string;
  /** The same on a narrow button. */
  readonly solution: string;
  readonly solvedAt: (tries: number) => string;
  readonly solved: string;
  readonly shown: string;
  readonly why: string;
  readonly plain: (best: string, next: string, unit: PuzzleUnit) => string;
  /** Before the names of expansions. */
  readonly playedWith: string;
  readonly card: string;
  readonly noSpoilers: string;
  readonly share: string;
  readonly copy: string;
  readonly copied: string;
  readonly next: string;
  readonly all: string;
  readonly close: string;
  readonly rating: (n: number) => string;
  readonly unsolved: string;
  readonly attempt: (tries: number) => string;
  readonly streak: (n: number) => string;
  readonly week: string;
  readonly moon: readonly string[];
  readonly dayWith: (day: string, moon: string) => string;
  readonly progress: (solved: number, of: number) => string;
  readonly play: string;
  readonly again: string;
  readonly state: (n: number, solved: boolean | undefined) => string;
  readonly make: string;
}
