// What the game tells of a named card or deck.
import type { Locale } from '@planisphere/core';
import { parseCard, parseDeck } from '../notation/words.ts';
import { BLACK_HOLE, type Card, galaxyOf, isTyped, typeOf } from '../rules/cards.ts';
import { nameOfCard } from './cards.ts';
import { expandName } from './expand.ts';
import { type Messages, messagesOf } from './messages.ts';

export function aboutThing(typed: string, locale: Locale): readonly string[] | undefined {
  const word = expandName(typed.trim());
  const messages = messagesOf(locale);
  const card = parseCard(word);
  if (card !== undefined) return aboutCard(card, messages);
  const deck = parseDeck(word);
  if (deck === undefined) return undefined;
  if (deck < 4) return [messages.about.galaxyDeck(messages.galaxies[deck]!)];
  return [messages.about.typeDeck(messages.decks[deck]!), ...powersOf(deck - 4, messages)];
}

function aboutCard(card: Card, messages: Messages): readonly string[] {
  if (!isTyped(card)) return [card === BLACK_HOLE ? messages.about.blackHole : messages.about.mirror];
  const type = typeOf(card);
  const found = messages.about.whereFound(messages.decks[galaxyOf(card)]!, messages.decks[4 + type]!);
  return [`${nameOfCard(card, messages)}. ${found}`, ...powersOf(type, messages)];
}

function powersOf(type: number, { about }: Messages): readonly string[] {
  return [about.minor[type]!, about.major[type]!];
}
