// Puts the marks of a hint on the page: on every element with the name of a marked place, also on those that come later, such
// as the choices of a dialog. A reader of the screen is told what is marked when it gets there.
import type { Mark } from './mark.ts';
import type { Box } from './placing.ts';

/** The id of the words that are said of whatever is marked. */
export const MARKED_ID = 'advice-here';

export interface PlacedMark extends Mark {
  readonly box: Box;
}

/** Marks until it is called off; tells where the marked places are whenever that may have changed. */
export function markPlaces(
  marks: readonly Mark[],
  tell: (placed: readonly PlacedMark[]) => void,
): () => void {
  let frame: number | undefined;
  let marked: readonly HTMLElement[] = [];
  const apply = () => {
    frame = undefined;
    for (const element of marked) unmark(element);
    const found = marks.flatMap((mark) => elementsAt(mark.place).map((element) => ({ mark, element })));
    for (const { mark, element } of found)
      if (mark.spot === undefined && mark.as !== 'named') point(element, mark);
    marked = found.map(({ element }) => element);
    tell(found.map(({ mark, element }) => ({ ...mark, box: boxOf(element, mark) })));
  };
  const later = () => {
    frame ??= requestAnimationFrame(apply);
  };
  const changes = new MutationObserver(later);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-place'] });
  for (const event of ['resize', 'scroll', 'transitionend']) addEventListener(event, later, true);
  apply();
  return () => {
    changes.disconnect();
    for (const event of ['resize', 'scroll', 'transitionend']) removeEventListener(event, later, true);
    if (frame !== undefined) cancelAnimationFrame(frame);
    for (const element of marked) unmark(element);
  };
}

/** Those that are seen; below a dialog nothing is. */
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
