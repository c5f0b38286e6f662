// The names of the pictures on the cards. Separate from the facts: a table shows names at once, and facts on request.
import type { Locale } from '@planisphere/core';
import { linesEn } from './lines.en.ts';
import { linesFr } from './lines.fr.ts';
import { type ByCard, keysOfKind } from './lore.ts';
import { namesEn } from './names.en.ts';
import { namesFr } from './names.fr.ts';

export function namesOf(locale: Locale): ByCard {
  return locale === 'fr' ? namesFr : namesEn;
}

/** The name of the first card of a kind, by its notation. */
export function nameOfKind(notation: string, locale: Locale): string {
  const names = namesOf(locale);
  return keysOfKind(notation).flatMap((key) => names[key] ?? [])[0] ?? '';
}

/** One line about the object of that name. */
export function lineOfKind(notation: string, locale: Locale): string {
  return (locale === 'fr' ? linesFr : linesEn)[notation] ?? '';
}
