// What the player has chosen, as it is kept on this device. Everything is decoded with care: the store may hold the words of
// an older version, or of somebody who edited them.
import type { Locale } from '@planisphere/core';
import type { Bindings } from '../keys/bindings.ts';
import { LOCALES } from '../words/languages.ts';

export const THEMES = ['night', 'paper', 'device'] as const;
export const MOTIONS = ['full', 'brisk', 'still'] as const;
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
  /** A second tap before a card is played, with the mouse as well. */
  readonly confirm: boolean;
  /** Show what a place would bring before the card is played. */
  readonly gains: boolean;
  /** Show the score as if the game ended now. */
  readonly estimate: boolean;
  /** One line the first time a thing happens. */
  readonly tips: boolean;
  readonly level: string;
  /** Keys of the tables that are not the usual ones. */
  readonly keys: Bindings;
}

const KEY = 'planisphere.settings';

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
    level: 'amateur',
    keys: {},
  };
}

function isOneOf<T>(choices: readonly T[], value: unknown): value is T {
  return choices.includes(value as T);
}

export function readSettings(): Settings {
  const base = defaults();
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return base;
    const given = stored as Record<string, unknown>;
    const read = { ...base };
    for (const [key, value] of Object.entries(base))
      if (typeof given[key] === typeof value) Object.assign(read, { [key]: given[key] });
    return {
      ...read,
      emblem: isOneOf(EMBLEMS, read.emblem) ? read.emblem : base.emblem,
      locale: isOneOf(LOCALES, read.locale) ? read.locale : base.locale,
      theme: isOneOf(THEMES, read.theme) ? read.theme : base.theme,
      motion: isOneOf(MOTIONS, read.motion) ? read.motion : base.motion,
      keys: read.keys ?? base.keys,
    };
  } catch {
    return base;
  }
}

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A full or forbidden store: the choice lasts as long as the page.
  }
}
