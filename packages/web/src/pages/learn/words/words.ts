// The guide's words besides the lessons themselves.
import type { ShowStage } from '../demonstration.ts';

/** What the guide is doing: asks, answers a wrong try, shows, or is done. */
export type Mood = 'ask' | 'wrong' | 'show' | 'done';

export interface LearnWords {
  readonly title: string;
  readonly lead: string;
  readonly guide: string;
  /** The guide's name in a bubble beside a place of the board. */
  readonly guideThere: string;
  /** “2 of 6 · Same type, side by side” */
  readonly called: (n: number, of: number, title: string) => string;
  readonly minutes: (n: number) => string;
  readonly lessons: (n: number) => string;
  readonly nextForYou: string;
  readonly lessonOf: (n: number, of: number) => string;
  readonly begin: string;
  readonly goOn: string;
  readonly again: string;
  /** The heading above the task. */
  readonly moods: Readonly<Record<Mood, string>>;
  readonly done: string;
  readonly showMe: string;
  readonly watch: string;
  readonly stages: Readonly<Record<ShowStage, string>>;
  readonly showAgain: string;
  readonly showNext: string;
  readonly nowYou: string;
  readonly skipAhead: string;
  readonly learnt: (text: string) => string;
  readonly upNext: (title: string) => string;
  readonly next: string;
  readonly skip: string;
  readonly all: string;
  readonly goal: string;
  readonly inHalfAMinute: string;
  readonly seen: string;
  readonly skipGoal: string;
  readonly firstLesson: string;
  readonly guided: string;
  readonly canPlay: string;
  readonly expansions: string;
  readonly expansionsLead: string;
  /** Below the lessons. */
  readonly guidedGames: string;
  readonly guidedLead: string;
  readonly puzzlesLead: string;
  readonly andThen: string;
  readonly thens: readonly { readonly name: string; readonly text: string }[];
}
