// Carries a piece of the board to a place: the one drag of all boards. A press that moves lifts the piece, which then
// follows the pointer and aims at the place under it; letting go there means the same as a press there.
import { followPointer, SLACK, swallowClick } from './pointer.ts';

/** Marks every place where a piece can be dropped, lit or not: a refused piece gets the reason. */
const PLACES = '[data-drop]';

/**
 * In milliseconds: a press that rests this long shows the piece itself. A finger sees it at once; a mouse when it lets go, so
 * that a mouse that rests, or a page that hears late of its movement, can still drag.
 */
const LOOK_MS = 500;
/** In milliseconds: a finger must rest this long to lift a piece; a quicker one scrolls the page. */
const GRASP_MS = 150;

export interface Carrying {
  /** The press has become a drag. */
  lifted?(): void;
  /** Reports the `data-drop` of the place under the pointer, never of the piece itself. */
  aimed?(place: string | undefined): void;
  dropped?(place: string | undefined): void;
  /** The piece is back, as if nothing had been touched. */
  cancelled?(): void;
  /** The press has rested without moving. */
  looked?(): void;
  /** Whether quick fingers scroll the page here, so that only a resting one lifts a piece. */
  readonly scrolls?: boolean;
}

let carried = false;

/** Carries one piece at a time. Without `dropped` it can only be looked at. */
export function carry(start: PointerEvent, carrying: Carrying): void {
  const element = start.currentTarget;
  if (start.button !== 0 || carried || !(element instanceof HTMLElement)) return;
  carried = true;
  const begun = performance.now();
  const finger = start.pointerType !== 'mouse';
  const patient = carrying.scrolls === true && finger;
  let state: 'pressed' | 'lifted' | 'looked' = 'pressed';
  let ended = false;
  const look = (): void => {
    if (ended || state !== 'pressed' || carrying.looked === undefined) return;
    state = 'looked';
    carrying.looked();
  };
  // A busy page may not have heard of a movement yet: it does with the next frame, before `look`.
  const timer = finger ? setTimeout(() => requestAnimationFrame(look), LOOK_MS) : undefined;
  const put = (): void => {
    clearTimeout(timer);
    ended = true;
    carried = false;
    if (state === 'lifted') putBack(element);
  };
  const cancelled = (): void => {
    put();
    if (state === 'lifted') carrying.cancelled?.();
  };
  const following = followPointer(start, element, {
    moved(event) {
      const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (state === 'pressed' && Math.hypot(dx, dy) >= SLACK) {
        clearTimeout(timer);
        if (carrying.dropped === undefined || (patient && performance.now() - begun < GRASP_MS)) {
          following.leave();
          return put();
        }
        state = 'lifted';
        lift(element);
        carrying.lifted?.();
      }
      if (state !== 'lifted') return;
      element.style.translate = `${dx}px ${dy}px`;
      carrying.aimed?.(placeUnder(event, element));
    },
    released(event) {
      const place = state === 'lifted' ? placeUnder(event, element) : undefined;
      if (!finger && event.timeStamp - start.timeStamp >= LOOK_MS) look();
      put();
      if (state !== 'pressed') swallowClick();
      if (state !== 'lifted') return;
      carrying.aimed?.(undefined);
      carrying.dropped?.(place);
    },
    cancelled,
  });
}

function lift({ dataset, style }: HTMLElement): void {
  dataset.dragged = '';
  Object.assign(style, { pointerEvents: 'none', zIndex: '60' });
}

function putBack(element: HTMLElement): void {
  delete element.dataset.dragged;
  Object.assign(element.style, { translate: '', pointerEvents: '', zIndex: '' });
}

function placeUnder({ clientX, clientY }: PointerEvent, thing: Element): string | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    if (thing.contains(element)) continue;
    const place = element.closest<HTMLElement>(PLACES);
    if (place !== null && !thing.contains(place)) return place.dataset.drop;
  }
  return undefined;
}

/** Keeps the page from scrolling under a carried piece: for the element that holds the pieces. */
export function keepStill(element: HTMLElement | null): void {
  element?.addEventListener('touchmove', still, { passive: false });
}

function still(event: TouchEvent): void {
  if (event.cancelable && document.querySelector('[data-dragged]') !== null) event.preventDefault();
}
