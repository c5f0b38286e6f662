// The screen's own words, whatever it shows.
import type { Locale } from '@planisphere/core';

export interface ScreenMessages {
  /** How many lines of the table are hidden. */
  readonly more: (lines: number) => string;
  readonly keys: string;
  readonly listKeys: string;
  /** During work that the player can cancel. */
  readonly waitKeys: string;
  readonly pagerKeys: (from: number, to: number, of: number) => string;
}

const MESSAGES: Readonly<Record<Locale, ScreenMessages>> = {
  en: {
    more: (lines) => `PgDn ${lines} more`,
    keys: '↑↓ choose  ? help',
    listKeys: '↑↓ choose  ←→ jump  Enter do  Esc back',
    waitKeys: 'Esc stop',
    pagerKeys: (from, to, of) => `${from}–${to} of ${of}   Space next  b back  q or Esc close`,
  },
  fr: {
    more: (lines) => `PgSuiv : ${lines} de plus`,
    keys: '↑↓ choisir  ? aide',
    listKeys: '↑↓ choisir  ←→ sauter  Entrée jouer  Échap revenir',
    waitKeys: 'Échap arrêter',
    pagerKeys: (from, to, of) => `${from}–${to} sur ${of}   Espace suite  b retour  q ou Échap fermer`,
  },
};

export function screenMessages(locale: Locale): ScreenMessages {
  return MESSAGES[locale];
}
