// A hint: where to look, then what a strong player would do, laid before the player, who decides, then why.
import { HIDDEN } from '@planisphere/star-explorer';
import type { Desk } from './desk.ts';

export async function giveHint(desk: Desk): Promise<void> {
  const { session } = desk;
  const action = await session.hint();
  if (action === undefined) return;
  const said = session.note.value;
  if (action.do === 'draw') {
    if (action.drawing !== HIDDEN) desk.press({ at: 'drawing', drawing: action.drawing });
  } else {
    const choice = action.do === 'size' ? String(action.size) : action.kind;
    if (desk.choice.value !== choice) desk.press({ at: 'choice', choice });
  }
  // Whatever is laid takes the note away.
  session.note.value = said;
}
