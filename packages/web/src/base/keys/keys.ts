// The keys of this player, kept with the settings of this device.

import { choose, settings } from '../settings/settings.ts';
import { type Change, type CommonCall, callIn, changed, keyIn, type Letters, type Wish } from './bindings.ts';

/** What this key calls at a table with these letters of its own. */
export function callOf<Own extends string>(
  key: string,
  own: Letters<Own>,
): Own | CommonCall | 'keys' | undefined {
  return callIn(settings.value.keys, key, own);
}

export function keyOf(call: string, own?: Letters): string {
  return keyIn(settings.value.keys, call, own).toUpperCase();
}

/** As it is pressed: with Alt where letters ask for it, and none where they are switched off. */
export function shownKey(call: string, own?: Letters): string | undefined {
  const { letterKeys } = settings.value;
  if (letterKeys === 'off') return undefined;
  const key = call === 'keys' ? '?' : keyOf(call, own);
  return letterKeys === 'alt' ? `Alt + ${key}` : key;
}

/**
 * The key that is meant, or undefined: a sign may be switched off or need Alt, so that whoever speaks to the device, or
 * brushes a key, calls nothing (WCAG 2.1.4). Other keys are always meant, alone.
 */
export function meantKey(event: KeyboardEvent): string | undefined {
  if (event.ctrlKey || event.metaKey) return undefined;
  const isSign = [...event.key].length === 1 && event.key !== ' ';
  const { letterKeys } = settings.value;
  const needsAlt = isSign && letterKeys === 'alt';
  if ((isSign && letterKeys === 'off') || event.altKey !== needsAlt) return undefined;
  return needsAlt ? withoutAlt(event) : event.key;
}

/** Where Alt makes another sign of a letter, the key itself counts. */
function withoutAlt({ key, code }: KeyboardEvent): string {
  return /^[\x21-\x7e]$/.test(key) ? key : code.replace(/^(Key|Digit)/, '').toLowerCase();
}

export function changeKey(wish: Wish, tables: readonly Letters[]): Change {
  const change = changed(settings.value.keys, wish, tables);
  if (typeof change === 'object' && 'bindings' in change) choose({ keys: change.bindings });
  return change;
}

export function resetKeys(): void {
  choose({ keys: {} });
}
