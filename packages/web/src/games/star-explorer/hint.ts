// A hint: where to look, then what a strong player would do, laid before the player, who decides, then why.
import { HIDDEN } from '@planisphere/star-explorer';
import type { Desk } from './desk.ts';

export async function giveHint(desk: Desk): Promise<void> {
  const { session } = desk;
  const action = await session.hint();
  if (action === undefined) return;
  const said = session.note.value;
  if (action.do !== 'draw') desk.choice.value = action.do === 'size' ? String(action.size) : action.kind;
  else if (action.drawing !== HIDDEN) desk.over(action.drawing);
  // Whatever is laid takes the note away.
  session.note.value = said;
}
