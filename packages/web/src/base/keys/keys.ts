// The keys of this player, kept with the settings of this device.

import { choose, settings } from '../settings/settings.ts';
import { type Change, type CommonCall, callIn, changed, keyIn, type Letters, type Wish } from './bindings.ts';

/** What this key calls at a table with these letters of its own. */
export function callOf<Own extends string>(key: string, own: Letters<Own>): Own | CommonCall | undefined {
  return callIn(settings.value.keys, key, own);
}

export function keyOf(call: string, own?: Letters): string {
  return keyIn(settings.value.keys, call, own).toUpperCase();
}

/** As it is shown at a table: ? where the letter means something else there. */
export function keyAt(call: string, own: Letters): string {
  return callOf(keyOf(call, own), own) === call ? keyOf(call, own) : '?';
}

/** Replaces `{undo}` by the key for it. */
export function withKeys(text: string, own: Letters): string {
  return text.replace(/\{(\w+)\}/g, (_, call: string) => keyAt(call, own));
}

export function changeKey(wish: Wish, tables: readonly Letters[]): Change {
  const change = changed(settings.value.keys, wish, tables);
  if (typeof change === 'object' && 'bindings' in change) choose({ keys: change.bindings });
  return change;
}

export function resetKeys(): void {
  choose({ keys: {} });
}
