// A card of the table that is tapped.
import type { Desk } from '../desk.ts';
import type { Source } from '../paying.ts';
import { promptOf } from '../prompt.ts';

/** Out of turn nothing opens over the table, as the tap may have been meant a moment earlier: it is said whose turn it is. */
export function pickCard(desk: Desk, source: Source): void {
  const { session } = desk;
  if (desk.mayPick.value) desk.press({ at: 'source', source });
  else if (!session.showing.value && !desk.sending.value && !session.standing.value.over)
    session.note.value = promptOf(desk).title;
}
