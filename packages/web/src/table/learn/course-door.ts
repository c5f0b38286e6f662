// What the door of a game tells of a course before it loads, and the addresses of its lessons.
import type { Translated } from '@planisphere/core';
import type { FunctionComponent } from 'preact';
import type { GameId } from '../../base/games.ts';
import type { Beginning } from './beginning.ts';
import type { Course } from './lesson.ts';

export interface CourseDoor {
  /** The expansion that the course teaches, by its name in the game's options; omitted for the game itself. */
  readonly id?: string;
  /** The names of the lessons, under which progress is stored; the last is the guided game. */
  readonly lessons: readonly string[];
  /**
   * The order of the lessons when older versions stored numbers, if it was another: before there was a goal, and since.
   */
  readonly numbered?: { readonly before: readonly string[]; readonly since: readonly string[] };
  /** For the whole course. */
  readonly minutes: number;
  course(): Promise<Course>;
  /** The position in which the guided game begins. */
  beginning(): Promise<Beginning>;
  /** How to win, in half a minute: the first lesson of the game itself. */
  goal?(): Promise<Goal>;
  /** The words of an expansion's course: its name, and what it adds. */
  about?(): Promise<CourseWords>;
}

export interface CourseWords {
  /** Draws the course's picture from the glyphs of the game. */
  readonly Mark: FunctionComponent;
  readonly title: Translated;
  readonly text: Translated;
}

/** The first of all lessons, which asks for no action. */
export interface Goal {
  readonly frames: readonly GoalFrame[];
  /** The board at a frame, by the frame's number. */
  readonly Picture: FunctionComponent<{ readonly frame: number }>;
}

export interface GoalFrame {
  /** A word or two. */
  readonly label: Translated;
  readonly title: Translated;
  readonly text: Translated;
  /** The `data-place`s that the light falls on; without it, everything. */
  readonly lit?: readonly string[];
}

/** `n`: the number of a lesson, or `goal`. */
export function lessonPath(game: GameId, course: string | undefined, n: number | 'goal'): string {
  return `/learn/${game}/${course === undefined ? '' : `${course}-`}${n}`;
}

export interface LessonAddress {
  readonly course: string | undefined;
  readonly n: number | 'goal';
}

/** Reads the last part of such a path; undefined if it names no lesson. */
export function parseLesson(id: string): LessonAddress | undefined {
  const found = /^(?:(?<course>[a-z]+(?:-[a-z]+)*)-)?(?<n>[1-9]\d?|goal)$/.exec(id)?.groups;
  if (found?.n === undefined) return undefined;
  return { course: found.course, n: found.n === 'goal' ? 'goal' : Number(found.n) };
}
