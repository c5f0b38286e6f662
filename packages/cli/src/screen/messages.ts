// What the screen itself says, whatever is shown on it.
import type { Locale } from '@planisphere/core';

export interface ScreenMessages {
  /** Lines of the table that are out of sight. */
  readonly more: (lines: number) => string;
  readonly keys: string;
  readonly listKeys: string;
  /** While something is looked for that can be done without. */
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
