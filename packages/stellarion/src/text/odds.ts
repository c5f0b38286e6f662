// What can still come in Stellarion: for each deck the next card to be turned up, with its exact odds.
import type { Frame, Locale, TablePart } from '@planisphere/core';
import { odds } from '../rules/odds.ts';
import type { Position } from '../rules/position.ts';
import { nameOfCard } from './cards.ts';
import { messagesOf } from './messages.ts';

interface OddsWords {
  readonly title: string;
  readonly deck: string;
  readonly next: string;
  readonly none: string;
  readonly sure: (card: string) => string;
  readonly chance: (card: string, weight: number, total: number) => string;
}

const WORDS: Readonly<Record<Locale, OddsWords>> = {
  en: {
    title: 'What can still come',
    deck: 'Deck',
    next: 'Next card',
    none: 'no further card',
    sure: (card) => `${card}, for sure`,
    chance: (card, weight, total) => `${card} ${weight} in ${total}`,
  },
  fr: {
    title: 'Ce qui peut encore venir',
    deck: 'Paquet',
    next: 'Prochaine carte',
    none: 'plus aucune carte',
    sure: (card) => `${card}, à coup sûr`,
    chance: (card, weight, total) => `${card} ${weight} sur ${total}`,
  },
};

export function oddsParts(view: Position, { locale }: Frame): readonly TablePart[] {
  const words = WORDS[locale];
  const messages = messagesOf(locale);
  const rows = odds(view).map(({ deck, next, total }) => {
    const [only, ...more] = next;
    const name = messages.decks[deck] ?? '';
    if (only === undefined) return [name, words.none];
    if (more.length === 0) return [name, words.sure(nameOfCard(only.card, messages))];
    const cards = next.map(({ card, weight }) => words.chance(nameOfCard(card, messages), weight, total));
    return [name, cards.join(', ')];
  });
  return [{ topic: 'deck', title: words.title, columns: [words.deck, words.next], rows }];
}
