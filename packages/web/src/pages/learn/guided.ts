// Which table is the guided game of a course: the last lesson is done when it is over.
import { isGameId } from '../../base/games.ts';
import { LESSON_COUNT } from '../../table/lesson.ts';
import type { TableFacts } from '../../table/saved.ts';
import { markDone } from './progress.ts';

const KEY = 'planisphere.guided';

/** `where` is the path of the table, /play/GAME/ID. */
export function noteGuided(game: string, where: string): void {
  localStorage.setItem(KEY, `${game} ${where.split('/').at(-1)}`);
}

export function endGuided({ game, id }: TableFacts): void {
  if (localStorage.getItem(KEY) !== `${game} ${id}` || !isGameId(game)) return;
  markDone(game, LESSON_COUNT);
  localStorage.removeItem(KEY);
}
