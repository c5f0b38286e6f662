// A press that rests on a card shows it large, with a finger as with a mouse; one that moves or ends sooner means something else.
import type { Card } from '@planisphere/stellar';
import type { StellarSession } from '../session.ts';
import { look } from './looking.ts';

const HOLD_MS = 500;
/** How far a finger may tremble. */
export const THRESHOLD = 9;

export interface Hold {
  readonly held: boolean;
}

export function holdToLook(session: StellarSession, card: Card, start: PointerEvent): Hold {
  const hold = { held: false };
  const timer = setTimeout(() => {
    hold.held = true;
    look(session, card);
  }, HOLD_MS);
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - start.clientX, clientY - start.clientY) >= THRESHOLD) clearTimeout(timer);
  };
  const stop = (): void => {
    clearTimeout(timer);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', stop);
    removeEventListener('pointercancel', stop);
    if (hold.held) swallowClick();
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', stop);
  addEventListener('pointercancel', stop);
  return hold;
}

export function holdHandlers(session: StellarSession, card: Card) {
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) holdToLook(session, card, event);
    },
    // A phone would offer to save the picture.
    onContextMenu: (event: Event) => event.preventDefault(),
  };
}

/** The click that follows a drag or a rest is part of it. */
export function swallowClick(): void {
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
