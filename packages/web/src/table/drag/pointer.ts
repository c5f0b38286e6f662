// One press of a finger or a mouse, followed until it ends. The element captures the pointer from the first moment, so
// that no other element hears of it; Escape, or anything else that ends a press early, leaves everything unchanged.

/** How many pixels a press may tremble before it counts as a movement. */
export const SLACK = 8;

export interface Hand {
  moved(event: PointerEvent): void;
  released(event: PointerEvent): void;
  /** The press ended early: Escape, a page that began to scroll, an element that has gone. */
  cancelled(): void;
}

export interface Following {
  /** Stops following: the pointer belongs to whatever it is over. */
  leave(): void;
}

export function followPointer(start: PointerEvent, element: Element, hand: Hand): Following {
  const { pointerId } = start;
  const listeners = new AbortController();
  const on = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void): void =>
    addEventListener(type, act, { capture: true, signal: listeners.signal });
  const mine = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointerId) act(event);
  };
  const cancel = (): void => {
    listeners.abort();
    hand.cancelled();
  };
  on('pointermove', mine(hand.moved));
  on(
    'pointerup',
    mine((event) => {
      listeners.abort();
      hand.released(event);
    }),
  );
  on('pointercancel', mine(cancel));
  on('lostpointercapture', mine(cancel));
  on('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    cancel();
    swallowNextClick(pointerId);
  });
  element.setPointerCapture(pointerId);
  return {
    leave() {
      listeners.abort();
      if (element.hasPointerCapture(pointerId)) element.releasePointerCapture(pointerId);
    },
  };
}

/** The press goes on without effect, and so does the click at its end. */
function swallowNextClick(pointerId: number): void {
  const listeners = new AbortController();
  const ended = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    listeners.abort();
    if (event.type === 'pointerup') swallowClick();
  };
  for (const type of ['pointerup', 'pointercancel'] as const)
    addEventListener(type, ended, { capture: true, signal: listeners.signal });
}

/** The click after a drag or a long press belongs to it. */
export function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}
