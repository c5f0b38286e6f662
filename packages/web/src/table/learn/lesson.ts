// A lesson is a position, one idea in words, and goals that are tested against what the learner did: never a script of
// presses. Any action that reaches the goal is right, by mouse, touch, keyboard or screen reader.
import type { Game, GameTypes, Translated } from '@planisphere/core';

/** A learner's action, and the views before and after it. */
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
  /**
   * The answer to an action that the rules allow and the lesson does not want; omitted if every legal action reaches
   * the goal.
   */
  why?(tried: Try<G>): Translated;
  readonly praise: Translated;
  /** Shown beside the action that the guide demonstrates: why it reaches the goal. */
  readonly reason: Translated;
  /** Which of the actions that reach the goal the guide demonstrates; without a preference the first. */
  prefers?(tried: Try<G>): boolean;
  /** The places that the task speaks of: the light falls on them and on the ends of the bridges. */
  readonly lit?: readonly string[];
  /** Pairs of places that the board connects during this task. */
  readonly bridges?: readonly Bridge[];
}

export interface Lesson<G extends GameTypes = GameTypes> {
  /** The name in the door of its course. */
  readonly name: string;
  readonly title: Translated;
  readonly about: Translated;
  /** One sentence for the end of the lesson. */
  readonly learnt: Translated;
  /** In notation; the learner has seat A. */
  readonly position: string;
  /** Chance events in order; a fixed seed draws the ones after them. */
  readonly chance?: readonly string[];
  readonly steps: readonly LessonStep<G>[];
  /** Actions that a rule or the lesson refuses: for the tests. */
  readonly wrong: readonly string[];
}

/** Lessons in order; a guided game follows them. */
export interface Course {
  readonly game: Game;
  readonly lessons: readonly Lesson[];
  /** How many opponents sit at the table of a lesson. */
  readonly rivals: number;
  /** Whether the learner has completed an action of several parts; omitted if every action is complete. */
  isWhole?(view: unknown): boolean;
  readonly guided: GuidedWords;
}

/** The words for the game after the lessons. */
export interface GuidedWords {
  /** For the list of lessons. */
  readonly about: Translated;
  readonly invitation: Translated;
  /** For the button that begins it. */
  readonly play: Translated;
  /** For the end of the game. */
  readonly learnt: Translated;
}

/** What a board shows of the lesson on it. */
export interface LessonState {
  /** The current task and all later ones. */
  readonly tasks: readonly string[];
  /** What there is to understand for each of them. */
  readonly says?: readonly string[];
  /** Instead of the prompt, once no task is left. */
  readonly title: string | undefined;
  /** The lesson's name, for the bar. */
  readonly name?: string;
  /** The player is to count what an action would bring: a puzzle. */
  readonly hidesPoints?: boolean;
  /** The rival's board matters: it is shown beside the guide. */
  readonly showsRival?: boolean;
  /** The answer to planned actions that miss their goals, before any is made. */
  missedBy?(actions: readonly unknown[]): string | undefined;
  /** Lets the guide demonstrate the action and return the table. */
  showMe?(): void;
}

/** Erases the types of one game: pages treat all games alike. */
export function makeCourse<G extends GameTypes>(
  game: Game<G>,
  lessons: readonly Lesson<G>[],
  rest: Pick<Course, 'rivals' | 'guided'> & { isWhole?(view: G['position']): boolean },
): Course {
  return { game, lessons, ...rest };
}
