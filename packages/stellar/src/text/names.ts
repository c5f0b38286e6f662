// What the picture on a card is called. Apart from the facts: a table shows names at once, and facts when they are asked for.
import type { Locale } from '@planisphere/core';
import { linesEn } from './lines.en.ts';
import { linesFr } from './lines.fr.ts';
import { type ByCard, keysOfKind } from './lore.ts';
import { namesEn } from './names.en.ts';
import { namesFr } from './names.fr.ts';

export function namesOf(locale: Locale): ByCard {
  return locale === 'fr' ? namesFr : namesEn;
}

/** Of the first card of a kind, by its notation. */
export function nameOfKind(notation: string, locale: Locale): string {
  const names = namesOf(locale);
  return keysOfKind(notation).flatMap((key) => names[key] ?? [])[0] ?? '';
}

/** One line about what that name means in the sky. */
export function lineOfKind(notation: string, locale: Locale): string {
  return (locale === 'fr' ? linesFr : linesEn)[notation] ?? '';
}
