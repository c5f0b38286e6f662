// How an action ends: the turn is over, or the game is. `turn.ts` does what follows.
import type { Draft, Ending } from './position.ts';
import { OVER, REVEAL } from './stages.ts';

export function finish(draft: Draft, ending: Ending): void {
  draft.stage = OVER;
  draft.ending = ending;
}

/** The action is complete; the sun may have ended the game just before. */
export function endTurn(draft: Draft): void {
  if (draft.ending === undefined) draft.stage = REVEAL;
}
