// What the game tells of a named card: its names and facts.
import type { Locale } from '@planisphere/core';
import { parseCard } from '../index.ts';
import { messagesOf } from './cells.ts';
import { factsEn } from './facts.en.ts';
import { factsFr } from './facts.fr.ts';
import { type ByCard, type CardLore, keysOfKind } from './lore.ts';
import { namesOf } from './names.ts';

const FACTS: Readonly<Record<Locale, ByCard>> = { en: factsEn, fr: factsFr };

function factsOf(locale: Locale): ByCard {
  return FACTS[locale];
}

/** The one or two cards of a kind, by its notation. */
export function cardsOfKind(notation: string, locale: Locale): readonly CardLore[] {
  const [names, facts] = [namesOf(locale), factsOf(locale)];
  return keysOfKind(notation).flatMap((key) => {
    const [name, fact] = [names[key], facts[key]];
    return name === undefined || fact === undefined ? [] : { name, fact };
  });
}

export function aboutCard(typed: string, locale: Locale): readonly string[] | undefined {
  const notation = typed
    .trim()
    .toUpperCase()
    .replace('/0', '')
    .replace(/^L/, 'M')
    .replace(/^N/, 'C')
    .replace(/^T/, 'H');
  const card = parseCard(notation);
  if (!card.ok) return undefined;
  const facts = cardsOfKind(notation, locale).map(({ name, fact }) => `${name}. ${fact}`);
  return [messagesOf(locale).card(card.value), ...facts];
}
