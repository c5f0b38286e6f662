// The keys of this player, kept with the settings of this device.

import { choose, settings } from '../settings/settings.ts';
import { type Call, type Change, callIn, changed, keyIn, type Table } from './bindings.ts';

/** What this key calls at a table of this game. */
export function callOf(key: string, table: Table): Call | undefined {
  return callIn(settings.value.keys, key, table);
}

export function keyOf(call: Call): string {
  return keyIn(settings.value.keys, call).toUpperCase();
}

/** As it is shown at a table: ? where the letter means something else there. */
export function keyAt(call: Call, table: Table): string {
  return callOf(keyOf(call), table) === call ? keyOf(call) : '?';
}

/** Replaces `{undo}` by the key for it. */
export function withKeys(text: string, table: Table): string {
  return text.replace(/\{(\w+)\}/g, (_, call: Call) => keyAt(call, table));
}

export function changeKey(call: Call, typed: string): Change {
  const change = changed(settings.value.keys, call, typed);
  if (typeof change === 'object' && 'bindings' in change) choose({ keys: change.bindings });
  return change;
}

export function resetKeys(): void {
  choose({ keys: {} });
}
