// Who judges the positions of a game.
import { mindOf } from '../minds.ts';
import type { Judge } from './ranked.ts';

/** Undefined where nobody judges. */
export async function loadJudge(id: string): Promise<Judge | undefined> {
  return mindOf({ id })?.judge();
}
