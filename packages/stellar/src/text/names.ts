// The names of the pictures on the cards. Separate from the facts: a table shows names at once, and facts on request.
import type { Locale } from '@planisphere/core';
import { linesEn } from './lines.en.ts';
import { linesFr } from './lines.fr.ts';
import { type ByCard, keysOfKind } from './lore.ts';
import { namesEn } from './names.en.ts';
import { namesFr } from './names.fr.ts';

const NAMES: Readonly<Record<Locale, ByCard>> = { en: namesEn, fr: namesFr };

export function namesOf(locale: Locale): ByCard {
  return NAMES[locale];
}

/** The name of the first card of a kind, by its notation. */
export function nameOfKind(notation: string, locale: Locale): string {
  const names = namesOf(locale);
  return keysOfKind(notation).flatMap((key) => names[key] ?? [])[0] ?? '';
}

const LINES: Readonly<Record<Locale, ByCard>> = { en: linesEn, fr: linesFr };

/** One line about the object of that name. */
export function lineOfKind(notation: string, locale: Locale): string {
  return LINES[locale][notation] ?? '';
}
