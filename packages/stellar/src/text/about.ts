// What there is to tell of a card: its names and facts.
import type { Locale } from '@planisphere/core';
import { parseCard } from '../index.ts';
import { messagesOf } from './cells.ts';
import { loreEn } from './lore.en.ts';
import { loreFr } from './lore.fr.ts';
import type { CardLore, Lore } from './lore.ts';

function loreOf(locale: Locale): Lore {
  return locale === 'fr' ? loreFr : loreEn;
}

/** The one or two cards of a kind, by its notation. */
export function cardsOfKind(notation: string, locale: Locale): readonly CardLore[] {
  const lore = loreOf(locale);
  return [notation, `${notation}a`, `${notation}b`].flatMap((key) => lore[key] ?? []);
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
