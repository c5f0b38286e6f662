// Which lessons are finished, by name, stored on this device. The goal of a game is one of them.
import { type Decoder, decodeInteger, decodePattern } from '@planisphere/core';
import { signal } from '@preact/signals';
import type { GameId } from '../../base/games.ts';
import { decodeEntries, decodeSome, readStored, store } from '../../base/storage.ts';
import type { CourseDoor } from './course-door.ts';

const NAME = 'lessons';
const MOST = 20;
/** Older versions stored the numbers of lessons. */
type Kept = readonly (number | string)[];

/** The name under which the goal of a game is stored. */
export const GOAL = 'goal';
const GOAL_NUMBER = 0;

const decodeName = decodePattern(/^[a-z][a-z-]{0,30}$/, 'the name of a lesson');
const decodeNumber = decodeInteger(GOAL_NUMBER, MOST);
/** Drops everything in the store that is no lesson. */
const decodeLesson: Decoder<number | string> = (value) =>
  typeof value === 'number' ? decodeNumber(value) : decodeName(value);

const done = signal<Readonly<Record<string, Kept>>>(
  readStored(NAME, decodeEntries(decodeSome(decodeLesson))) ?? {},
);

export interface CourseName {
  readonly game: GameId;
  /** Omitted for the game itself. */
  readonly course?: string | undefined;
}

const keyOf = ({ game, course }: CourseName): string => (course === undefined ? game : `${game}.${course}`);

const keptOf = (name: CourseName): Kept => done.value[keyOf(name)] ?? [];

type Order = Pick<CourseDoor, 'lessons' | 'numbered'>;

/** The names of the stored lessons, whether stored by name or by number. */
function lessonsOf(
  name: CourseName,
  { lessons, numbered = { before: lessons, since: lessons } }: Order,
): readonly string[] {
  const kept = keptOf(name);
  const order = kept.includes(GOAL_NUMBER) ? numbered.since : numbered.before;
  return kept.flatMap((lesson) => {
    const named = typeof lesson === 'string' ? lesson : lesson === GOAL_NUMBER ? GOAL : order[lesson - 1];
    return named === undefined ? [] : [named];
  });
}

export function isDone(name: CourseName, door: Order, lesson: string): boolean {
  return lessonsOf(name, door).includes(lesson);
}

export function markDone(name: CourseName, lesson: string): void {
  if (keptOf(name).includes(lesson)) return;
  done.value = { ...done.value, [keyOf(name)]: [...keptOf(name), lesson] };
  store(NAME, done.value);
}

/** How many lessons of a course are done, without the goal. */
export function countDone(name: CourseName, door: Order): number {
  const finished = lessonsOf(name, door);
  return door.lessons.filter((lesson) => finished.includes(lesson)).length;
}

/** Where to go on: the goal, then the first unfinished lesson; the last one if all are finished. */
export function nextLesson(name: CourseName, door: Order & Pick<CourseDoor, 'goal'>): number | 'goal' {
  const { lessons, goal } = door;
  if (goal !== undefined && !hasBegun(name)) return GOAL;
  const next = lessons.findIndex((lesson) => !isDone(name, door, lesson));
  return next === -1 ? lessons.length : next + 1;
}

/** Whether anybody has finished a lesson of this game on this device. */
export function hasBegun(name: CourseName): boolean {
  return keptOf(name).length > 0;
}
