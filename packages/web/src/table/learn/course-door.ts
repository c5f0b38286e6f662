// What the door of a game says of a course before it is fetched, and the addresses of its lessons.
import type { Translated } from '@planisphere/core';
import type { FunctionComponent } from 'preact';
import type { GameId } from '../../base/games.ts';
import type { Beginning } from './beginning.ts';
import type { Course } from './lesson.ts';

export interface CourseDoor {
  /** Left out for the game itself; else what it adds, as the options of the game call it. */
  readonly id?: string;
  /** By their names, under which it is kept that they are done; the last is the guided game. */
  readonly lessons: readonly string[];
  /** In the order in which older versions numbered them, where it was another: before there was a goal, and since then. */
  readonly numbered?: { readonly before: readonly string[]; readonly since: readonly string[] };
  /** All of it. */
  readonly minutes: number;
  course(): Promise<Course>;
  /** Where the game after the lessons begins. */
  beginning(): Promise<Beginning>;
  /** How one wins, in half a minute: what the game itself begins with. */
  goal?(): Promise<Goal>;
  /** Of what a game can be played with: its name, and what it adds. */
  about?(): Promise<CourseWords>;
}

export interface CourseWords {
  /** The name of its picture among the glyphs of the game. */
  readonly Mark: FunctionComponent;
  readonly title: Translated;
  readonly text: Translated;
}

/** The first of all lessons: nothing is done in it. */
export interface Goal {
  readonly frames: readonly GoalFrame[];
  /** The board at a frame, by the number of the frame. */
  readonly Picture: FunctionComponent<{ readonly frame: number }>;
}

export interface GoalFrame {
  /** In a word or two. */
  readonly label: Translated;
  readonly title: Translated;
  readonly text: Translated;
  /** What the light falls on, by the `data-place` of its elements; nothing: all of it. */
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

/** The last part of such a path; undefined where it names no lesson. */
export function parseLesson(id: string): LessonAddress | undefined {
  const found = /^(?:(?<course>[a-z]+(?:-[a-z]+)*)-)?(?<n>[1-9]\d?|goal)$/.exec(id)?.groups;
  if (found?.n === undefined) return undefined;
  return { course: found.course, n: found.n === 'goal' ? 'goal' : Number(found.n) };
}
