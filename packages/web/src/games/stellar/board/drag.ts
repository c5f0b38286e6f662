// Carries cards: from the hand to the telescope or the notebook, from the row to the hand, and the following card to
// its area. Letting go means the same as pressing the place; the table names the rule that forbids it.
import type { Card } from '@planisphere/stellar';
import { settings } from '../../../base/settings/settings.ts';
import { carry } from '../../../table/drag/carry.ts';
import { targetKey } from '../../../table/input.ts';
import type { Desk } from '../desk.ts';
import { type Dragged, type Drop, EMPTY_HANDED } from '../input.ts';
import { look } from './looking.ts';

/** Marks a place where cards can be dropped. */
export function dropAt(place: Drop): { 'data-drop': string } {
  return { 'data-drop': targetKey(place) };
}

/** A press that rests on a card shows it large, with a finger as with a mouse. */
function holdHandlers(desk: Desk, card: Card) {
  return {
    onPointerDown: (event: PointerEvent) => carry(event, { looked: () => look(desk, card) }),
    // Keeps a phone from offering to save the picture.
    onContextMenu: (event: Event) => event.preventDefault(),
  };
}

export function dragHandlers(desk: Desk, card: Card, dragged: Dragged) {
  return {
    ...holdHandlers(desk, card),
    onPointerDown: (event: PointerEvent) => {
      const before = desk.holding.value;
      const view = desk.session.view.value;
      carry(event, {
        scrolls: dragged.from !== 'hand',
        looked: () => look(desk, card),
        lifted: () => {
          desk.session.note.value = '';
          desk.press({ at: 'lift', dragged });
        },
        aimed: (place) => aim(desk, place),
        dropped: (place) => {
          if (place === undefined) return;
          desk.press({
            at: 'drop',
            dragged,
            place: JSON.parse(place) as Drop,
            sure: !settings.value.confirm,
          });
        },
        cancelled: () => {
          desk.holding.value = desk.session.view.value === view ? before : EMPTY_HANDED;
        },
      });
    },
  };
}

/** For the following card, where it lies. */
export function followingHandlers(desk: Desk, card: Card) {
  return desk.asked.value ? dragHandlers(desk, card, { from: 'following' }) : holdHandlers(desk, card);
}

function aim(desk: Desk, place: string | undefined): void {
  const over = place === undefined ? undefined : (JSON.parse(place) as Drop);
  desk.press({ at: 'aim', place: over?.at === 'slot' || over?.at === 'note' ? over : undefined });
}
