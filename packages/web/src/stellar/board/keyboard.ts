// The whole game by keyboard: arrows go to the nearest place in their direction, letters call the tools.
import type { Signal } from '@preact/signals';
import { choose, settings } from '../../app/settings.ts';
import { letGo } from '../input.ts';
import type { StellarSession } from '../session.ts';
import type { Drawer } from './Bar.tsx';
import { giveHint } from './hint.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

let byKeyboard = false;
addEventListener('pointerdown', () => {
  byKeyboard = false;
});

/** Focuses the first place that can be pressed when a keyboard player's focus has vanished with its element. */
export function keepFocus(): void {
  if (!byKeyboard || document.activeElement !== document.body || document.querySelector('dialog[open]'))
    return;
  for (const at of ['offer', 'row', 'slot', 'note', 'hand']) {
    const place = document.querySelector<HTMLElement>(`button[data-target*='"${at}"']`);
    if (place === null) continue;
    place.focus();
    return;
  }
}

export function onTableKey(
  event: KeyboardEvent,
  session: StellarSession,
  drawer: Signal<Drawer | undefined>,
): void {
  byKeyboard = true;
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    isTyping(event.target) ||
    document.querySelector('dialog[open]')
  )
    return;
  const arrow = ARROWS[event.key];
  const done = arrow === undefined ? letter(event.key.toLowerCase(), session, drawer) : step(arrow);
  if (done) event.preventDefault();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

function letter(key: string, session: StellarSession, drawer: Signal<Drawer | undefined>): boolean {
  if (session.handover.value !== undefined && key !== 'r') return false;
  switch (key) {
    case 'escape':
      session.holding.value = letGo(session.holding.value);
      return true;
    case 'u':
      void session.undo();
      return true;
    case 'h':
      void giveHint(session);
      return true;
    case 'r':
      drawer.value = 'rules';
      return true;
    case 'l':
      drawer.value = 'log';
      return true;
    case 't':
      choose({ textMode: !settings.value.textMode });
      return true;
    default:
      return /^[1-5]$/.test(key) && pick(Number(key), session);
  }
}

/** A digit takes from the row, or chooses a card of the hand. */
function pick(number: number, session: StellarSession): boolean {
  const inRow = session.view.value.phase === 'take';
  const places = document.querySelectorAll<HTMLElement>(inRow ? '[data-place^="row-"]' : '[data-hand]');
  const element = places[number - 1];
  if (element === undefined) return false;
  element.focus();
  if (!inRow) element.click();
  return true;
}

/** The nearest place in this direction; what lies off to the side counts as further away. */
function step([dx, dy]: readonly [number, number]): boolean {
  const places = [...document.querySelectorAll<HTMLElement>('[data-nav]')].filter(
    (place) => place.getClientRects().length > 0,
  );
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || here === document.body) {
    places.find((place) => place.dataset.target !== undefined)?.focus();
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
