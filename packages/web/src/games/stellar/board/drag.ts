// Cards that can be carried: from the hand to the telescope or the notebook, from the row to the hand, and the one that
// follows to its area. Letting go means what pressing the place would; what the rules forbid is said.
import type { Card } from '@planisphere/stellar';
import { settings } from '../../../base/settings/settings.ts';
import { carry } from '../../../table/drag/carry.ts';
import { aimAt, type Dragged, type Drop, drop, EMPTY_HANDED, isAsked, type Target } from '../input.ts';
import type { StellarSession } from '../session.ts';
import { look } from './looking.ts';
import { decide } from './press.ts';

/** A place where cards can be let go. */
export function dropAt(place: Drop): { 'data-drop': string } {
  return { 'data-drop': JSON.stringify(place) };
}

/** Resting on a card shows it large, with a finger as with a mouse. */
function holdHandlers(session: StellarSession, card: Card) {
  return {
    onPointerDown: (event: PointerEvent) => carry(event, { looked: () => look(session, card) }),
    // A phone would offer to save the picture.
    onContextMenu: (event: Event) => event.preventDefault(),
  };
}

export function dragHandlers(session: StellarSession, card: Card, dragged: Dragged) {
  return {
    ...holdHandlers(session, card),
    onPointerDown: (event: PointerEvent) => {
      const before = session.desk.holding.value;
      const view = session.view.value;
      carry(event, {
        scrolls: dragged.from !== 'hand',
        looked: () => look(session, card),
        lifted: () => lift(session, dragged),
        aimed: (place) => aim(session, place),
        dropped: (place) => letGo(session, dragged, place),
        cancelled: () => {
          session.desk.holding.value = session.view.value === view ? before : EMPTY_HANDED;
        },
      });
    },
  };
}

/** For the card that must be placed now, where it lies. */
export function followingHandlers(session: StellarSession, card: Card) {
  const asked = session.mayAct && isAsked({ view: session.view.value, seat: session.viewer.value });
  return asked ? dragHandlers(session, card, { from: 'following' }) : holdHandlers(session, card);
}

function lift(session: StellarSession, dragged: Dragged): void {
  session.note.value = '';
  if (dragged.from !== 'hand') return;
  const { card, face } = session.desk.holding.value;
  session.desk.holding.value = {
    ...EMPTY_HANDED,
    card: dragged.card,
    face: card === dragged.card ? face : 'up',
  };
}

function aim(session: StellarSession, place: string | undefined): void {
  if (!session.mayAct) return;
  const target = place === undefined ? undefined : (JSON.parse(place) as Drop);
  const shown: Target | undefined = target?.at === 'slot' || target?.at === 'note' ? target : undefined;
  session.desk.holding.value = aimAt(session.desk.holding.value, shown);
}

function letGo(session: StellarSession, dragged: Dragged, place: string | undefined): void {
  if (place === undefined || !session.mayAct) return;
  const at = { view: session.view.value, seat: session.viewer.value };
  const target = JSON.parse(place) as Drop;
  const { holding, action, refused } = drop(at, session.desk.holding.value, {
    dragged,
    target,
    firm: !settings.value.confirm,
  });
  session.desk.holding.value = holding;
  if (action !== undefined) decide(session, action);
  if (refused !== undefined) void session.refuse(refused);
}
