// The places on a Stellarion table that the coach's phrases name: decks, discards, and visible cards.
import { type Card, isTyped, type Position, shown } from '@planisphere/stellarion';
import type { Mark, Reference } from '../../table/advice/mark.ts';
import { deckPlace, discardPlace, OUTPOST_PLACE, outpostPlace, tilePlace } from './places.ts';
import { EVERY_DECK } from './reading.ts';
import { boardWords } from './words/index.ts';

const at = (...places: readonly string[]): readonly Mark[] =>
  places.map((place) => ({ place, as: 'named' as const }));

function decksNamed(): readonly Reference[] {
  return EVERY_DECK.flatMap((deck) => [
    { phrase: boardWords().deckOf(deck), marks: at(deckPlace(deck), tilePlace(deck)) },
    { phrase: boardWords().discardOf(deck), marks: at(discardPlace(deck), tilePlace(deck)) },
  ]);
}

/** Includes visible cards; a name refers to every place with such a card. */
export function referencesOn(position: Position): readonly Reference[] {
  const places = new Map<Card, string[]>();
  const see = (card: Card | undefined, place: string): void => {
    if (card !== undefined && isTyped(card)) places.set(card, [...(places.get(card) ?? []), place]);
  };
  for (const deck of EVERY_DECK) see(shown(position, deck), deckPlace(deck));
  for (let card = 0; card < 16; card++) if ((position.outpost >> card) & 1) see(card, outpostPlace(card));
  const cards = [...places].map(([card, named]) => ({
    phrase: boardWords().card(card),
    marks: at(...named),
  }));
  return [...decksNamed(), { phrase: boardWords().outpost, marks: at(OUTPOST_PLACE) }, ...cards];
}
