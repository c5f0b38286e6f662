// Carrying a thing of the board to a place: the one drag of all boards. A press that moves lifts the thing, which then
// follows the pointer; the place under it is aimed at, and letting go there means what a press there would mean.
import { followPointer, SLACK, swallowClick } from './pointer.ts';

/** Every place where something can be let go has this attribute, lit or not: what cannot lie there is told why. */
const PLACES = '[data-drop]';

/** In milliseconds: so long a press rests before it shows the thing itself. */
const LOOK_MS = 500;
/** In milliseconds: so long a finger rests on a thing before it lifts it, where a quicker one scrolls the page. */
const GRASP_MS = 150;

export interface Carrying {
  /** The press has become a drag. */
  lifted?(): void;
  /** The `data-drop` of the place under the pointer; the thing itself is never one. */
  aimed?(place: string | undefined): void;
  dropped?(place: string | undefined): void;
  /** Put back: as if nothing had been touched. */
  cancelled?(): void;
  /** A press that rests without moving. */
  looked?(): void;
  /** Quick fingers scroll the page here; a thing is lifted by one that has rested on it. */
  readonly scrolls?: boolean;
}

let carried = false;

/** One thing at a time. Without `dropped` it can only be looked at. */
export function carry(start: PointerEvent, carrying: Carrying): void {
  const element = start.currentTarget;
  if (start.button !== 0 || carried || !(element instanceof HTMLElement)) return;
  carried = true;
  const begun = performance.now();
  const patient = carrying.scrolls === true && start.pointerType !== 'mouse';
  let state: 'pressed' | 'lifted' | 'looked' = 'pressed';
  let ended = false;
  const look = (): void => {
    if (ended || state !== 'pressed' || carrying.looked === undefined) return;
    state = 'looked';
    carrying.looked();
  };
  // A page that was busy has not heard yet of a movement in time: it hears of it with the next frame, before this.
  const timer = setTimeout(() => requestAnimationFrame(look), LOOK_MS);
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

/** A page under a thing that is carried stays where it is: for the element that holds such things. */
export function keepStill(element: HTMLElement | null): void {
  element?.addEventListener('touchmove', still, { passive: false });
}

function still(event: TouchEvent): void {
  if (event.cancelable && document.querySelector('[data-dragged]') !== null) event.preventDefault();
}
