// A hint: what a strong player would do, laid before the player, who decides.
import { HIDDEN } from '@planisphere/star-explorer';
import type { Desk } from './desk.ts';
import { w } from './words/index.ts';

export async function giveHint(desk: Desk): Promise<void> {
  // Against people everybody thinks for themselves.
  if (desk.session.online !== undefined) return;
  const action = await desk.session.hint();
  if (action === undefined) return;
  switch (action.do) {
    case 'draw':
      if (action.drawing === HIDDEN) return;
      desk.over(action.drawing);
      desk.session.note.value = w().ghost.hint;
      return;
    case 'size':
      desk.choice.value = String(action.size);
      return;
    default:
      desk.choice.value = action.kind;
  }
}
