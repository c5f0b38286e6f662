// Which lessons were finished, kept on this device.
import { decodeInteger } from '@planisphere/core';
import { signal } from '@preact/signals';
import { GAME_IDS, type GameId } from '../../base/games.ts';
import { decodeEntries, decodeSome, readStored, store } from '../../base/storage.ts';
import { LESSON_COUNT } from '../../table/lesson.ts';

const NAME = 'lessons';
type Done = ReadonlyMap<GameId, readonly number[]>;

/** Whatever the store holds, only numbers of lessons are believed. */
function readDone(): Done {
  const stored = readStored(NAME, decodeEntries(decodeSome(decodeInteger(1, LESSON_COUNT)))) ?? {};
  return new Map(GAME_IDS.map((game) => [game, stored[game] ?? []]));
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
  store(NAME, Object.fromEntries(done.value));
}

/** The first lesson that is not finished; the last one when all are. */
export function nextLesson(game: GameId): number {
  for (let lesson = 1; lesson < LESSON_COUNT; lesson++) if (!isDone(game, lesson)) return lesson;
  return LESSON_COUNT;
}
