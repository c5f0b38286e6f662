// Scroll padding cannot know how high a docked bar is: this scrolls a focused element out from under one.

/** The gap between a focused element and a docked one, in pixels. */
const ROOM = 8;

/** Scrolls a focused element out from under whatever is docked over it. */
export function uncover(place: HTMLElement): void {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  const middle = (from: number, to: number, most: number): number =>
    (Math.max(from, 0) + Math.min(to, most)) / 2;
  const over = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
  if (over === null || place.contains(over) || over.contains(place)) return;
  const dock = ancestorOf(over, ({ position }) => position === 'sticky' || position === 'fixed');
  const scroller = ancestorOf(place, ({ overflowY }) => overflowY === 'auto' || overflowY === 'scroll');
  if (dock === undefined || dock.contains(place)) return;
  const edge = dock.getBoundingClientRect();
  const isAtFoot = edge.top + edge.bottom > innerHeight;
  (scroller ?? document.scrollingElement)?.scrollBy(
    0,
    isAtFoot ? bottom - edge.top + ROOM : top - edge.bottom - ROOM,
  );
}

function ancestorOf(element: Element, is: (style: CSSStyleDeclaration) => boolean): Element | undefined {
  for (let each: Element | null = element; each !== null; each = each.parentElement)
    if (is(getComputedStyle(each))) return each;
  return undefined;
}
