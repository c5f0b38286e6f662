// The keys that this player has chosen, kept with the settings of the device.

import { choose, settings } from '../settings/settings.ts';
import { type Change, type CommonCall, callIn, changed, keyIn, type Letters, type Wish } from './bindings.ts';

/** The call of this key at a table whose own letters are these. */
export function callOf<Own extends string>(
  key: string,
  own: Letters<Own>,
): Own | CommonCall | 'keys' | undefined {
  return callIn(settings.value.keys, key, own);
}

export function keyOf(call: string, own?: Letters): string {
  return keyIn(settings.value.keys, call, own).toUpperCase();
}

/** The key as the player presses it: with Alt if the settings say so; undefined if letters are off. */
export function shownKey(call: string, own?: Letters): string | undefined {
  const { letterKeys } = settings.value;
  if (letterKeys === 'off') return undefined;
  const key = call === 'keys' ? '?' : keyOf(call, own);
  return letterKeys === 'alt' ? `Alt + ${key}` : key;
}

/**
 * The key that the player means, or undefined: the settings may switch letters, digits and signs off or require Alt, so
 * that a player who speaks to the device, or brushes a key, calls nothing (WCAG 2.1.4). Other keys always count,
 * without Alt.
 */
export function meantKey(event: KeyboardEvent): string | undefined {
  if (event.ctrlKey || event.metaKey) return undefined;
  const isSign = [...event.key].length === 1 && event.key !== ' ';
  const { letterKeys } = settings.value;
  const needsAlt = isSign && letterKeys === 'alt';
  if ((isSign && letterKeys === 'off') || event.altKey !== needsAlt) return undefined;
  return needsAlt ? withoutAlt(event) : event.key;
}

/** Where Alt turns a letter into another sign, the physical key counts. */
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
