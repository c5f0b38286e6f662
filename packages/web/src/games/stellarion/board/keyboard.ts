// The whole game by keyboard: arrows go to the nearest place in their direction, digits to the decks, letters call the tools.
import { callOf } from '../../../base/keys/keys.ts';
import { choose, settings } from '../../../base/settings/settings.ts';
import { isTyping, moveFocus } from '../../../base/ui/arrows.ts';
import type { Desk } from '../desk.ts';
import type { Drawer } from './drawer.ts';

let byKeyboard = false;
addEventListener('pointerdown', () => {
  byKeyboard = false;
});

/** Focuses the Observatory again when a keyboard player's focus has vanished with its element. */
export function keepFocus(): void {
  if (!byKeyboard || document.activeElement !== document.body || document.querySelector('dialog[open]'))
    return;
  document.querySelector<HTMLElement>('[data-source], main button')?.focus();
}

export function onTableKey(event: KeyboardEvent, desk: Desk, open: (drawer: Drawer) => void): void {
  byKeyboard = true;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (dialog !== null) {
    if (moveFocus(event.key, dialog)) event.preventDefault();
    return;
  }
  if (moveFocus(event.key) || letter(event.key, desk, open)) event.preventDefault();
}

function letter(key: string, desk: Desk, open: (drawer: Drawer) => void): boolean {
  switch (callOf(key, 'stellarion') ?? key) {
    case 'Escape':
      desk.clear();
      return true;
    case 'undo':
      void desk.session.undo();
      return true;
    case 'hint':
      void desk.hint();
      return true;
    case 'rules':
      open('rules');
      return true;
    case 'log':
      open('log');
      return true;
    case 'odds':
      open('odds');
      return true;
    case 'text':
      choose({ textMode: !settings.value.textMode });
      return true;
    default:
      return /^[1-8]$/.test(key) && pick(Number(key) - 1);
  }
}

/** A digit picks the card of a deck. */
function pick(deck: number): boolean {
  const element = document.querySelector<HTMLElement>(`[data-source="${deck}"]`);
  element?.focus();
  element?.click();
  return element !== null;
}
