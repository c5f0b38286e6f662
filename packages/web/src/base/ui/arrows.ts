// Arrow keys across a whole table: each moves the focus to the nearest place in its direction. `data-nav` marks the
// places.

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus; false if the key is no arrow or there is no place to go to. */
export function moveFocus(key: string, within: ParentNode = document): boolean {
  const arrow = ARROWS[key];
  return arrow !== undefined && step(arrow, within);
}

/** Whether the target is a text field, so that letters are text. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

/** The nearest place in this direction; a place off to the side counts as further away. */
function step([dx, dy]: readonly [number, number], within: ParentNode): boolean {
  const places = [...within.querySelectorAll<HTMLElement>('[data-nav]')].filter(
    (place) => place.getClientRects().length > 0,
  );
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || here === document.body || here.matches('h1')) {
    (places.find((place) => place.dataset.target !== undefined) ?? places[0])?.focus();
    return places.length > 0;
  }
  const from = middleOf(here);
  let best: HTMLElement | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const to = middleOf(place);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (along <= 4 || place === here) continue;
    const distance = along + aside * 2.2;
    if (distance < bestDistance) {
      best = place;
      bestDistance = distance;
    }
  }
  best?.focus();
  return true;
}

function middleOf(element: HTMLElement): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
