// Which lessons were finished, kept on this device. The goal of a game is its lesson 0.
import { decodeInteger } from '@planisphere/core';
import { signal } from '@preact/signals';
import type { GameId } from '../../base/games.ts';
import { decodeEntries, decodeSome, readStored, store } from '../../base/storage.ts';
import type { CourseDoor } from './course-door.ts';

const NAME = 'lessons';
const MOST = 20;
type Done = Readonly<Record<string, readonly number[]>>;

/** Whatever the store holds, only numbers of lessons are believed. */
const done = signal<Done>(readStored(NAME, decodeEntries(decodeSome(decodeInteger(0, MOST)))) ?? {});

export interface CourseName {
  readonly game: GameId;
  /** Left out for the game itself. */
  readonly course?: string | undefined;
}

const keyOf = ({ game, course }: CourseName): string => (course === undefined ? game : `${game}.${course}`);

function lessonsOf(name: CourseName): readonly number[] {
  return done.value[keyOf(name)] ?? [];
}

export function isDone(name: CourseName, lesson: number): boolean {
  return lessonsOf(name).includes(lesson);
}

export function markDone(name: CourseName, lesson: number): void {
  if (isDone(name, lesson)) return;
  done.value = { ...done.value, [keyOf(name)]: [...lessonsOf(name), lesson] };
  store(NAME, done.value);
}

/** Of a course, the goal aside. */
export function countDone(name: CourseName, { lessons }: Pick<CourseDoor, 'lessons'>): number {
  return lessonsOf(name).filter((lesson) => lesson > 0 && lesson <= lessons).length;
}

/** Where to go on: the goal, then the first lesson that is not finished; the last one when all are. */
export function nextLesson(name: CourseName, { lessons, goal }: CourseDoor): number | 'goal' {
  if (goal !== undefined && lessonsOf(name).length === 0) return 'goal';
  for (let lesson = 1; lesson < lessons; lesson++) if (!isDone(name, lesson)) return lesson;
  return lessons;
}

/** Has anybody learnt anything of this game here? */
export function hasBegun(name: CourseName): boolean {
  return lessonsOf(name).length > 0;
}
