// What can still come in Stellar: how many cards of each kind the reader cannot place, and how likely each
// type is to come next from the deck.
import type { Frame, Locale, TablePart } from '@planisphere/core';
import { counted, countedInFrench } from '@planisphere/core';
import { NUMBER_OF, type Position, TYPE_OF, TYPES } from '../index.ts';
import { deckOdds } from '../rules/odds.ts';
import { messagesOf } from './cells.ts';
import { partsWords } from './parts-words.ts';

interface OddsWords {
  readonly title: string;
  readonly next: string;
  readonly where: (deck: number, hidden: number) => string;
}

const WORDS: Readonly<Record<Locale, OddsWords>> = {
  en: {
    title: 'What can still come',
    next: 'Next card of the deck',
    where: (deck, hidden) =>
      hidden === 0
        ? `${counted(deck, 'card')} in the deck.`
        : `${counted(deck, 'card')} in the deck, ${hidden} more hidden elsewhere.`,
  },
  fr: {
    title: 'Ce qui peut encore venir',
    next: 'Prochaine carte de la pioche',
    where: (deck, hidden) =>
      hidden === 0
        ? `${countedInFrench(deck, 'carte')} dans la pioche.`
        : `${countedInFrench(deck, 'carte')} dans la pioche, ${hidden} de plus cachées ailleurs.`,
  },
};

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

export function oddsParts(view: Position, { locale }: Frame): readonly TablePart[] {
  const words = WORDS[locale];
  const { type: typeWord, satellites, none } = partsWords(locale);
  const { score } = messagesOf(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const expected = deckOdds(view);
  const ofType = (type: number): readonly number[] =>
    expected.flatMap((_, card) => (TYPE_OF[card] === type ? [card] : []));
  const rows = [...score.types, satellites].map((name, type) => {
    const cards = ofType(Math.min(type, TYPES.length));
    const counts = NUMBERS.map((number) =>
      cards.reduce((sum, card) => sum + (NUMBER_OF[card] === number ? (view.unseen[card] ?? 0) : 0), 0),
    );
    const share = cards.reduce((sum, card) => sum + (expected[card] ?? 0), 0) / Math.max(1, view.deck);
    return [name, ...counts.map((count) => (count === 0 ? none : String(count))), percent.format(share)];
  });
  const unseen = view.unseen.reduce((sum, count) => sum + count, 0);
  return [
    {
      topic: 'deck',
      title: words.title,
      lines: [words.where(view.deck, unseen - view.deck)],
      columns: [typeWord, '1', '2', '3', '4', '5', '6/0', words.next],
      rows,
    },
  ];
}
