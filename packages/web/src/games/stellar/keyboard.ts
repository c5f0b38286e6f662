// Stellar by keyboard: arrows go from place to place, digits take from the row or choose a card of the hand.
import type { Signal } from '@preact/signals';
import type { TableKeys } from '../../table/frame/keyboard.ts';
import type { Drawer } from './board/Bar.tsx';
import { giveHint } from './hint.ts';
import { letGo } from './input.ts';
import type { StellarSession } from './session.ts';

export function stellarKeys(session: StellarSession, drawer: Signal<Drawer | undefined>): TableKeys {
  return {
    letters: {},
    session,
    calls: {
      hint: () => void giveHint(session),
      rules: () => (drawer.value = 'rules'),
      log: () => (drawer.value = 'log'),
    },
    escape: () => (session.desk.holding.value = letGo(session.desk.holding.value)),
    digit: (number) => pick(number, session),
    wanted: ['offer', 'row', 'slot', 'note', 'hand'].map((at) => `button[data-target*='"${at}"']`),
  };
}

function pick(number: number, session: StellarSession): boolean {
  const inRow = session.view.value.phase === 'take';
  const places = document.querySelectorAll<HTMLElement>(inRow ? '[data-place^="row-"]' : '[data-hand]');
  const element = places[number - 1];
  if (element === undefined) return false;
  element.focus();
  if (!inRow) element.click();
  return true;
}
