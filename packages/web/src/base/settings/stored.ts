// The player's settings as this device stores them.
import { decodeOneOf, type Locale } from '@planisphere/core';
import type { Bindings } from '../keys/bindings.ts';
import { decodeOver, readStored, store } from '../storage.ts';
import { LOCALES } from '../words/languages.ts';

export const THEMES = ['night', 'paper', 'device'] as const;
export const MOTIONS = ['full', 'brisk', 'still'] as const;
/** How much a table says to a screen reader: the necessary, the news, or everything that happens. */
export const VERBOSITIES = ['brief', 'usual', 'everything'] as const;
export type Verbosity = (typeof VERBOSITIES)[number];
/** How letters, digits and signs work as keys of a table: alone, with Alt, or not at all (WCAG 2.1.4). */
export const LETTER_KEYS = ['plain', 'alt', 'off'] as const;
export const EMBLEMS = [1, 2, 3, 4] as const;

export interface Settings {
  readonly name: string;
  readonly emblem: (typeof EMBLEMS)[number];
  readonly locale: Locale;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  readonly volume: number;
  /** Percent. */
  readonly textSize: number;
  readonly textMode: boolean;
  readonly strongPatterns: boolean;
  /** Solid panels and stronger lines. */
  readonly contrast: boolean;
  /** Cards need a second tap before they are played, with the mouse as well. */
  readonly confirm: boolean;
  /** Shows what a place would bring before the card is played. */
  readonly gains: boolean;
  /** Shows the score as if the game ended now. */
  readonly estimate: boolean;
  /** Shows one line the first time a thing happens. */
  readonly tips: boolean;
  readonly level: string;
  /** The keys of tables that the player has changed. */
  readonly keys: Bindings;
  readonly letterKeys: (typeof LETTER_KEYS)[number];
  readonly verbosity: Verbosity;
}

const NAME = 'settings';

function defaults(): Settings {
  return {
    name: '',
    emblem: 1,
    locale: LOCALES.find((locale) => navigator.language.toLowerCase().startsWith(locale)) ?? 'en',
    theme: 'night',
    motion: 'full',
    sound: false,
    volume: 60,
    textSize: 100,
    textMode: false,
    strongPatterns: false,
    contrast: matchMedia('(prefers-contrast: more)').matches,
    confirm: false,
    gains: true,
    estimate: true,
    tips: true,
    // The gentlest level: a new player meets it first.
    level: 'novice',
    keys: {},
    letterKeys: 'plain',
    verbosity: 'usual',
  };
}

const DECODERS = {
  emblem: decodeOneOf(EMBLEMS),
  locale: decodeOneOf(LOCALES),
  theme: decodeOneOf(THEMES),
  motion: decodeOneOf(MOTIONS),
  letterKeys: decodeOneOf(LETTER_KEYS),
  verbosity: decodeOneOf(VERBOSITIES),
};

export function readSettings(): Settings {
  const base = defaults();
  return readStored(NAME, decodeOver(base, DECODERS)) ?? base;
}

export function keepSettings(settings: Settings): void {
  store(NAME, settings);
}
