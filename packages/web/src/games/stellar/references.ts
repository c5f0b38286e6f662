// The places on a Stellar table that the coach's phrases name: slots, places of the row, visible cards.
import type { Seat } from '@planisphere/core';
import {
  type Card,
  NONE,
  type Position,
  SECTION_SLOTS,
  SECTIONS,
  SLOTS,
  sideOf,
  TYPES,
} from '@planisphere/stellar';
import { localized } from '../../base/words/localized.ts';
import type { Mark, Reference } from '../../table/advice/mark.ts';
import { DRAWN_PLACE, handPlace, notebookPlace, rowPlace, slotPlace, stackPlace } from './places.ts';
import { isReal } from './reading.ts';
import { boardWords } from './words/index.ts';

interface Phrases {
  readonly place: (coordinate: number) => string;
  readonly slots: (slots: readonly number[]) => string;
  readonly notebook: string;
  readonly row: string;
}

const listed = (numbers: readonly number[], and: string): string =>
  `${numbers.slice(0, -1).join(', ')} ${and} ${numbers.at(-1)}`;

const phrases = localized<Phrases>({
  en: {
    place: (coordinate) => `place ${coordinate}`,
    slots: (slots) => `slots ${listed(slots, 'and')}`,
    notebook: 'notebook',
    row: 'the row',
  },
  fr: {
    place: (coordinate) => `position ${coordinate}`,
    slots: (slots) => `emplacements ${listed(slots, 'et')}`,
    notebook: 'carnet',
    row: 'la rangée',
  },
});

const at = (...places: readonly string[]): readonly Mark[] =>
  places.map((place) => ({ place, as: 'named' as const }));

/** On the board of one seat. */
export function referencesOn(view: Position, seat: Seat): readonly Reference[] {
  const { telescope } = sideOf(view, seat);
  const words = phrases();
  const slots = Array.from({ length: SLOTS }, (_, index) => ({
    phrase: boardWords().slot(index + 1),
    marks: at(slotPlace(seat, index + 1)),
  }));
  const several = SECTIONS.flatMap((section) => {
    const free = SECTION_SLOTS[section].filter((slot) => telescope[slot - 1] === NONE);
    if (free.length < 2) return [];
    return [{ phrase: words.slots(free), marks: at(...free.map((slot) => slotPlace(seat, slot))) }];
  });
  const places = view.row.map((_, index) => ({
    phrase: words.place(index + 1),
    marks: at(rowPlace(index + 1)),
  }));
  const notebook = at(notebookPlace(seat), ...TYPES.map((type) => stackPlace(seat, type)));
  return [
    ...slots,
    ...several,
    ...cardsSeen(view, seat),
    ...places,
    { phrase: words.row, marks: at(...view.row.map((_, index) => rowPlace(index + 1))) },
    { phrase: words.notebook, marks: notebook },
  ];
}

/** A card that lies in two places refers to both. */
function cardsSeen(view: Position, seat: Seat): readonly Reference[] {
  const places = new Map<Card, string[]>();
  const see = (card: Card, place: string): void => {
    if (isReal(card)) places.set(card, [...(places.get(card) ?? []), place]);
  };
  sideOf(view, seat).hand.forEach((card, index) => {
    see(card, handPlace(seat, index));
  });
  view.row.forEach((card, index) => {
    see(card, rowPlace(index + 1));
  });
  if (view.drawn !== NONE) see(view.drawn, DRAWN_PLACE);
  return [...places].map(([card, named]) => ({ phrase: boardWords().card(card), marks: at(...named) }));
}
