// A lesson is a position, one idea in words, and goals that are read from what was done: never a script of presses. Any
// action that reaches the goal is right, by mouse, touch, keyboard or screen reader alike.
import type { Game, GameTypes, Translated } from '@planisphere/core';

/** What a learner did, and the views before and after it. */
export interface Try<G extends GameTypes> {
  readonly action: G['action'];
  readonly before: G['position'];
  readonly after: G['position'];
}

/** Two places of the board that belong together, by their `data-place`. */
export type Bridge = readonly [string, string];

export interface LessonStep<G extends GameTypes = GameTypes> {
  /** What there is to understand. */
  readonly say: Translated;
  /** What to do, in a few words. */
  readonly task: Translated;
  wants(tried: Try<G>): boolean;
  /** Said of what the rules allow and the lesson does not ask for; left out where all that is allowed reaches the goal. */
  why?(tried: Try<G>): Translated;
  readonly praise: Translated;
  /** Beside the move that the guide shows: why it reaches the goal. */
  readonly reason: Translated;
  /** Of the moves that reach the goal, the one that is shown; the first of them where nothing is preferred. */
  prefers?(tried: Try<G>): boolean;
  /** The places that it speaks of: they are in the light while this is asked for, and so are those of its bridges. */
  readonly lit?: readonly string[];
  /** What the board shows as belonging together while this is asked for. */
  readonly bridges?: readonly Bridge[];
}

export interface Lesson<G extends GameTypes = GameTypes> {
  /** As the door of its course names it. */
  readonly name: string;
  readonly title: Translated;
  readonly about: Translated;
  /** In one sentence, once it is done. */
  readonly learnt: Translated;
  /** In notation, with the learner in seat A. */
  readonly position: string;
  /** Chance events in their order; what comes after them is drawn from a fixed seed. */
  readonly chance?: readonly string[];
  readonly steps: readonly LessonStep<G>[];
  /** What can be tried and is refused, by a rule or by the lesson: for the tests. */
  readonly wrong: readonly string[];
}

/** Lessons in their order; after them comes a guided game. */
export interface Course {
  readonly game: Game;
  readonly lessons: readonly Lesson[];
  /** How many sit beside the learner in a lesson. */
  readonly rivals: number;
  /** Is the learner done with what was begun? Left out where every action is whole. */
  isWhole?(view: unknown): boolean;
  readonly guided: GuidedWords;
}

/** What is said of the game after the lessons. */
export interface GuidedWords {
  /** In the list of lessons. */
  readonly about: Translated;
  readonly invitation: Translated;
  /** On the button that begins it. */
  readonly play: Translated;
  /** When the game is over. */
  readonly learnt: Translated;
}

/** What a board shows of the lesson that is taught on it. */
export interface LessonState {
  /** What to do now, and all that comes after it. */
  readonly tasks: readonly string[];
  /** Instead of the prompt, once nothing is left to do. */
  readonly title: string | undefined;
  /** In the bar: which lesson it is. */
  readonly name?: string;
  /** What an action would bring is for the player to count: a puzzle. */
  readonly hidesPoints?: boolean;
  /** The rival's board matters: it is shown beside the guide. */
  readonly showsRival?: boolean;
  /** The guide plays it on the table and gives it back. */
  showMe?(): void;
}

/** Forgets the types of one game: pages treat all games alike. */
export function makeCourse<G extends GameTypes>(
  game: Game<G>,
  lessons: readonly Lesson<G>[],
  rest: Pick<Course, 'rivals' | 'guided'> & { isWhole?(view: G['position']): boolean },
): Course {
  return { game, lessons, ...rest };
}
