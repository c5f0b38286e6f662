// Dragging a card of the hand is the same as choosing it, aiming and pressing: only the pointer says so in one movement.
import type { Card } from '@planisphere/stellar';
import { EMPTY_HANDED, type Target } from '../input.ts';
import type { StellarSession } from '../session.ts';
import { holdHandlers, holdToLook, swallowClick, THRESHOLD } from './hold.ts';
import { aim, pressTarget } from './press.ts';

function targetUnder(event: PointerEvent): Target | undefined {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const found = element.closest<HTMLElement>('[data-target]')?.dataset.target;
    if (found !== undefined) return JSON.parse(found) as Target;
  }
  return undefined;
}

export function dragHandlers(session: StellarSession, card: Card) {
  return {
    ...holdHandlers(session, card),
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0 && event.currentTarget instanceof HTMLElement) follow(session, card, event);
    },
  };
}

function follow(session: StellarSession, card: Card, start: PointerEvent): void {
  const element = start.currentTarget as HTMLElement;
  const hold = holdToLook(session, card, start);
  let dragging = false;
  const move = (event: PointerEvent): void => {
    if (hold.held) return;
    const dx = event.clientX - start.clientX;
    const dy = event.clientY - start.clientY;
    if (!dragging) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      dragging = true;
      session.holding.value = {
        ...EMPTY_HANDED,
        card,
        face: session.holding.value.card === card ? session.holding.value.face : 'up',
      };
      element.setPointerCapture(event.pointerId);
    }
    element.style.transform = `translate(${dx}px, ${dy}px)`;
    element.style.zIndex = '60';
    const target = targetUnder(event);
    aim(session, target?.at === 'hand' ? undefined : target);
  };
  const stop = (event: PointerEvent): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', stop);
    removeEventListener('pointercancel', stop);
    element.style.transform = '';
    element.style.zIndex = '';
    if (!dragging) return;
    swallowClick();
    const target = event.type === 'pointerup' ? targetUnder(event) : undefined;
    aim(session, undefined);
    if (target !== undefined && target.at !== 'hand') pressTarget(session, target, { firm: true });
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', stop);
  addEventListener('pointercancel', stop);
}
