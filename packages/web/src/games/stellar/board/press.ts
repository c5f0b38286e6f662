// From the page's events to the state machine: the same handlers for every place that can be pressed.
import { settings } from '../../../base/settings/settings.ts';
import { targetKey } from '../../../table/input.ts';
import type { Desk } from '../desk.ts';
import { type Place, samePlace } from '../input.ts';

export function pressPlace(desk: Desk, place: Place, { sure }: { sure: boolean }): void {
  if (!desk.mayPress) return;
  desk.session.note.value = '';
  desk.press(sure ? { at: 'sure', place } : place);
}

/** A card taken from the row can be put back until a card is played, so one tap is enough. */
function isSure(event: MouseEvent, { at }: Place): boolean {
  if (settings.value.confirm) return false;
  if (at === 'row' || at === 'offer') return true;
  if (at === 'hand') return false;
  return !(event instanceof PointerEvent && (event.pointerType === 'touch' || event.pointerType === 'pen'));
}

export function pressHandlers(desk: Desk, place: Place) {
  return {
    'data-target': targetKey(place),
    onClick: (event: MouseEvent) => pressPlace(desk, place, { sure: isSure(event, place) }),
    ...aimHandlers(desk, place),
  };
}

/** Pointing at a place, with a mouse or by focus, shows what would happen there. */
export function aimHandlers(desk: Desk, place: Place) {
  const aim = () => desk.press({ at: 'aim', place });
  const leave = () => {
    if (samePlace(desk.holding.value.aim, place)) desk.press({ at: 'aim', place: undefined });
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') aim();
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') leave();
    },
    onFocus: ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) aim();
    },
    onBlur: leave,
  };
}
