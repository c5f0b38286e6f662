// Stellarion by keyboard: arrows move from place to place, digits pick the card of a deck.
import type { TableKeys } from '../../table/frame/keyboard.ts';
import type { Drawer } from './board/drawer.ts';
import type { Desk } from './desk.ts';
import { LETTERS } from './keys.ts';

export function keysOf(desk: Desk, open: (drawer: Drawer) => void): TableKeys<keyof typeof LETTERS> {
  return {
    letters: LETTERS,
    session: desk.session,
    calls: {
      hint: () => void desk.hints.ask(),
      rules: () => open('rules'),
      log: () => open('log'),
      odds: () => open('odds'),
    },
    escape: () => desk.clear(),
    digit: (number) => pick(number - 1),
    wanted: ['[data-source], main button'],
  };
}

function pick(deck: number): boolean {
  const element = document.querySelector<HTMLElement>(`[data-source="${deck}"]`);
  element?.focus();
  element?.click();
  return element !== null;
}
