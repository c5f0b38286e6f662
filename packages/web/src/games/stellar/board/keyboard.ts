// The whole game by keyboard: arrows go to the nearest place in their direction, letters call the tools.
import type { Signal } from '@preact/signals';
import { callOf } from '../../../base/keys/keys.ts';
import { choose, settings } from '../../../base/settings/settings.ts';
import { isTyping, moveFocus } from '../../../base/ui/arrows.ts';
import { letGo } from '../input.ts';
import type { StellarSession } from '../session.ts';
import type { Drawer } from './Bar.tsx';
import { giveHint } from './hint.ts';

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
  if (moveFocus(event.key) || letter(event.key, session, drawer)) event.preventDefault();
}

function letter(key: string, session: StellarSession, drawer: Signal<Drawer | undefined>): boolean {
  const call = callOf(key, 'stellar');
  if (session.handover.value !== undefined && call !== 'rules') return false;
  switch (call ?? key) {
    case 'Escape':
      session.holding.value = letGo(session.holding.value);
      return true;
    case 'undo':
      void session.undo();
      return true;
    case 'hint':
      void giveHint(session);
      return true;
    case 'rules':
      drawer.value = 'rules';
      return true;
    case 'log':
      drawer.value = 'log';
      return true;
    case 'text':
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
