// Stellar by keyboard: arrows move from place to place, digits take from the row or choose a card of the hand.
import type { TableKeys } from '../../table/frame/keyboard.ts';
import type { Drawer } from './board/drawer.ts';
import type { Desk } from './desk.ts';

export function keysOf(desk: Desk, open: (drawer: Drawer) => void): TableKeys {
  return {
    letters: {},
    session: desk.session,
    calls: {
      hint: () => void desk.hints.ask(),
      rules: () => open('rules'),
      log: () => open('log'),
    },
    escape: () => void desk.press({ at: 'back' }),
    digit: (number) => pick(number, desk),
    wanted: ['offer', 'row', 'slot', 'note', 'hand'].map((at) => `button[data-target*='"${at}"']`),
  };
}

function pick(number: number, desk: Desk): boolean {
  const inRow = desk.session.view.value.phase === 'take';
  const places = document.querySelectorAll<HTMLElement>(inRow ? '[data-place^="row-"]' : '[data-hand]');
  const element = places[number - 1];
  if (element === undefined) return false;
  element.focus();
  if (!inRow) element.click();
  return true;
}
