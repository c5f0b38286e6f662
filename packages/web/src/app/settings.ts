// What the player has chosen, kept on this device. Everything is decoded with care: the store may hold the words of an
// older version, or of somebody who edited them.
import { effect, signal } from '@preact/signals';
import type { Bindings } from './bindings.ts';

export const THEMES = ['night', 'paper', 'device'] as const;
export const MOTIONS = ['full', 'brisk', 'still'] as const;
export const EMBLEMS = [1, 2, 3, 4] as const;

export interface Settings {
  readonly name: string;
  readonly emblem: (typeof EMBLEMS)[number];
  readonly locale: 'en' | 'fr';
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
    locale: navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en',
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

function readSettings(): Settings {
  const base = defaults();
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return base;
    const given = stored as Record<string, unknown>;
    const merged: Record<string, unknown> = { ...base };
    for (const [key, value] of Object.entries(base))
      if (typeof given[key] === typeof value) merged[key] = given[key];
    const read = merged as unknown as Settings;
    return {
      ...read,
      emblem: isOneOf(EMBLEMS, read.emblem) ? read.emblem : base.emblem,
      locale: isOneOf(['en', 'fr'] as const, read.locale) ? read.locale : base.locale,
      theme: isOneOf(THEMES, read.theme) ? read.theme : base.theme,
      motion: isOneOf(MOTIONS, read.motion) ? read.motion : base.motion,
      keys: read.keys ?? base.keys,
    };
  } catch {
    return base;
  }
}

export const settings = signal<Settings>(readSettings());

export function choose(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
}

export const darkDevice = signal(matchMedia('(prefers-color-scheme: light)').matches ? 'paper' : 'night');
const calmDevice = matchMedia('(prefers-reduced-motion: reduce)');

/** How cards move: the device's wish for calm comes first. */
export function motion(): Settings['motion'] {
  return calmDevice.matches ? 'still' : settings.value.motion;
}

/** Keeps page and store in step with the settings. */
export function applySettings(): void {
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', (event) => {
    darkDevice.value = event.matches ? 'paper' : 'night';
  });
  effect(() => {
    const { theme, locale, textSize, strongPatterns, contrast } = settings.value;
    const root = document.documentElement;
    root.dataset.theme = theme === 'device' ? darkDevice.value : theme;
    root.dataset.motion = motion();
    const colour = root.dataset.theme === 'paper' ? '#f3ead6' : '#0a1022';
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour);
    root.dataset.contrast = contrast ? 'more' : 'plain';
    root.dataset.patterns = strongPatterns ? 'strong' : 'plain';
    root.lang = locale;
    root.style.setProperty('--text-scale', String(textSize / 100));
    try {
      localStorage.setItem(KEY, JSON.stringify(settings.value));
    } catch {
      // A full or forbidden store: the choice lasts as long as the page.
    }
  });
}
