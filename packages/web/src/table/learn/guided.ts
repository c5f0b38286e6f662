// Which table is the guided game of a course: the end of this game completes the course's last lesson.
import { isGameId } from '../../base/games.ts';
import { readText, storeText } from '../../base/storage.ts';
import type { TableFacts } from '../saved.ts';
import { screenOf } from '../screens.ts';
import type { CourseDoor } from './course-door.ts';
import { type CourseName, markDone } from './progress.ts';

const NAME = 'guided';

/** `where` is the path of the table: /play/GAME/ID. */
export function noteGuided({ game, course = '' }: CourseName, where: string): void {
  storeText(NAME, `${game} ${where.split('/').at(-1)} ${course}`);
}

export interface GuidedTable extends CourseName {
  readonly door: CourseDoor;
}

/** The course whose guided game this table is. */
export function guidedAt({ game, id }: Pick<TableFacts, 'game' | 'id'>): GuidedTable | undefined {
  const [ofGame, ofTable, course] = (readText(NAME) ?? '').split(' ');
  if (ofGame !== game || ofTable !== id || !isGameId(game)) return undefined;
  const door = screenOf(game).courses?.find((each) => (each.id ?? '') === (course ?? ''));
  return door === undefined ? undefined : { game, course: door.id, door };
}

/** Called when the game is over. */
export function endGuided(table: Pick<TableFacts, 'game' | 'id'>): void {
  const guided = guidedAt(table);
  const last = guided?.door.lessons.at(-1);
  if (guided !== undefined && last !== undefined) markDone(guided, last);
}
