// Which lessons were finished, kept on this device.
import { signal } from '@preact/signals';
import { GAME_IDS, type GameId } from '../../base/games.ts';
import { LESSON_COUNT } from '../../table/lesson.ts';

const KEY = 'planisphere.lessons';
type Done = ReadonlyMap<GameId, readonly number[]>;

/** Whatever the store holds, only numbers of lessons are believed. */
function readDone(): Done {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    stored = {};
  }
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const numbers = (value: unknown): readonly number[] =>
    Array.isArray(value) ? value.filter((n) => Number.isInteger(n) && n >= 1 && n <= LESSON_COUNT) : [];
  return new Map(GAME_IDS.map((game) => [game, numbers(given[game])]));
}

const done = signal<Done>(readDone());

function lessonsOf(game: GameId): readonly number[] {
  return done.value.get(game) ?? [];
}

export function isDone(game: GameId, lesson: number): boolean {
  return lessonsOf(game).includes(lesson);
}

export function markDone(game: GameId, lesson: number): void {
  if (isDone(game, lesson)) return;
  done.value = new Map(done.value).set(game, [...lessonsOf(game), lesson]);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(done.value)));
}

/** The first lesson that is not finished; the last one when all are. */
export function nextLesson(game: GameId): number {
  for (let lesson = 1; lesson < LESSON_COUNT; lesson++) if (!isDone(game, lesson)) return lesson;
  return LESSON_COUNT;
}
