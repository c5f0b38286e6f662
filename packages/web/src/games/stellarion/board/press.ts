// What a tap on a card of the table does.
import type { Desk } from '../desk.ts';
import type { Source } from '../paying.ts';
import { promptOf } from '../prompt.ts';

/** Out of turn nothing opens, because the tap may have been meant a moment earlier: the table says whose turn it is. */
export function pickCard(desk: Desk, source: Source): void {
  const { session } = desk;
  if (desk.mayPick.value) desk.press({ at: 'source', source });
  else if (!session.showing.value && !desk.sending.value && !session.standing.value.over)
    session.note.value = promptOf(desk).title;
}
