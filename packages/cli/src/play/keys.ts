// Some decisions are gestures rather than words: a game can offer to take them by single keys. Whoever shows it brings the
// keys, so it serves a game in this terminal and one on a server alike.
import type { Key } from 'node:readline';
import type { Frame, Locale, Seat } from '@planisphere/core';
import type { Position } from '@planisphere/star-explorer';
import { Drawing } from './star-explorer.ts';

/** A decision, or the wish to type it instead; undefined while it goes on. */
export type Pressed = { readonly action: unknown } | 'words' | undefined;

export interface KeyPlay {
  lines(frame: Frame): readonly string[];
  press(key: Key): Pressed;
  /** Takes what is known now; false when this decision is no longer wanted. */
  look(view: unknown): boolean;
}

type Begin = (view: unknown, seat: Seat, locale: Locale) => KeyPlay | undefined;

const KEY_PLAYS: Readonly<Record<string, Begin>> = {
  'star-explorer': (view, seat, locale) => Drawing.begin(view as Position, seat, locale),
};

/** Undefined where words are better. */
export function keyPlayFor(
  game: string,
  at: { readonly view: unknown; readonly seat: Seat; readonly locale: Locale },
): KeyPlay | undefined {
  return KEY_PLAYS[game]?.(at.view, at.seat, at.locale);
}
