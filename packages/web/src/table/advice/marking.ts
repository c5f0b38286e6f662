// Puts the marks of a hint on the page: on every element of a marked place, also on those that appear later, such as
// the choices of a dialog. A screen reader says that an element is marked when it gets there.
import type { Mark } from './mark.ts';
import type { Box } from './placing.ts';

/** The id of the words that screen readers say for every marked element. */
export const MARKED_ID = 'advice-here';

export interface PlacedMark extends Mark {
  readonly box: Box;
  /** Whether its lower right corner, or the ring, is scrolled into view. */
  readonly seen: boolean;
}

/** Renumbers the visible places without gaps: places that are not on the page have no number. */
export function readNumbers(placed: readonly PlacedMark[]): ReadonlyMap<number, number> {
  const numbers = placed.flatMap(({ number }) => number ?? []);
  const order = [...new Set(numbers)].toSorted((a, b) => a - b);
  return new Map(order.map((number, index) => [number, index + 1]));
}

/** Marks the places until the result is called; reports where they are after every change of the page. */
export function markPlaces(
  marks: readonly Mark[],
  tell: (placed: readonly PlacedMark[]) => void,
): () => void {
  let marked: readonly HTMLElement[] = [];
  const stop = whenPlacesChange(() => {
    for (const element of marked) unmark(element);
    const found = marks.flatMap((mark) => elementsAt(mark.place).map((element) => ({ mark, element })));
    for (const { mark, element } of found)
      if (mark.spot === undefined && mark.as !== 'named') point(element, mark);
    marked = found.map(({ element }) => element);
    tell(
      found.map(({ mark, element }) => {
        const box = boxOf(element, mark);
        return { ...mark, box, seen: isSeen(element, mark.spot === undefined ? cornerOf(box) : box) };
      }),
    );
  });
  return () => {
    stop();
    for (const element of marked) unmark(element);
  };
}

/** Marks nothing; reports how to find a place, now and after every change of the page. */
export function watchPlaces(tell: (boxOf: (place: string) => Box | undefined) => void): () => void {
  return whenPlacesChange(() =>
    tell((place) => {
      const [element] = elementsAt(place);
      return element?.getBoundingClientRect();
    }),
  );
}

/** The boxes of all visible elements that the selector matches. */
export function boxesAt(selector: string): readonly Box[] {
  return [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0);
}

function whenPlacesChange(apply: () => void): () => void {
  let frame: number | undefined;
  const later = () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      apply();
    });
  };
  const changes = new MutationObserver(later);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-place'] });
  for (const event of ['resize', 'scroll', 'transitionend']) addEventListener(event, later, true);
  apply();
  return () => {
    changes.disconnect();
    for (const event of ['resize', 'scroll', 'transitionend']) removeEventListener(event, later, true);
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}

/** The visible elements of a place; under a dialog nothing is visible. */
function elementsAt(place: string): readonly HTMLElement[] {
  const root = document.querySelector('dialog:modal') ?? document;
  return [...root.querySelectorAll<HTMLElement>(`[data-place="${place}"]`)].filter(
    (element) => element.getClientRects().length > 0,
  );
}

function point(element: HTMLElement, { as }: Mark): void {
  element.dataset.advised = as;
  const pressed = element.matches('button') ? element : element.querySelector('button');
  if (pressed?.hasAttribute('aria-describedby') === false)
    pressed.setAttribute('aria-describedby', MARKED_ID);
}

function unmark(element: HTMLElement): void {
  delete element.dataset.advised;
  for (const described of [element, ...element.querySelectorAll(`[aria-describedby="${MARKED_ID}"]`)])
    if (described.getAttribute('aria-describedby') === MARKED_ID)
      described.removeAttribute('aria-describedby');
}

type Point = Pick<Box, 'x' | 'y'>;

const cornerOf = ({ x, y, width, height }: Box): Point => ({ x: x + width - 1, y: y + height - 1 });

/** Whether this point of the element is on the screen and inside every scrolled ancestor. */
function isSeen(element: HTMLElement, { x, y }: Point): boolean {
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around === document.body || getComputedStyle(around).overflowY === 'visible') continue;
    const { left, right, top, bottom } = around.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return false;
  }
  return true;
}

function boxOf(element: HTMLElement, { spot }: Mark): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (spot === undefined) return { x, y, width, height };
  const { picture, radius } = spot;
  const unit = Math.min(width / picture.width, height / picture.height);
  return {
    x: x + width / 2 + (spot.x - radius) * unit,
    y: y + height / 2 + (spot.y - radius) * unit,
    width: 2 * radius * unit,
    height: 2 * radius * unit,
  };
}
