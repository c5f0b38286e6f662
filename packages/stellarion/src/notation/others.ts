// The shorthand `*` in a deck: the unordered rest is every card of the deck that is nowhere else. It lets a person
// write a position in a line; the program reads it but never writes it.
import { cardsOfHeap } from '@planisphere/core';
import { type Deck, faceIn } from '../rules/cards.ts';
import { homeOf } from '../rules/observatory.ts';
import type { Table } from '../rules/options.ts';
import { type Copy, cardOfCopy, deckOf, type Stage } from '../rules/position.ts';
import { facesOfDeck } from '../rules/setup.ts';
import type { DeckParts } from './decks.ts';

export interface CardsElsewhere {
  readonly table: Table;
  readonly deck: Deck;
  readonly discard: number;
  readonly outpost: number;
  readonly ofType: number;
  readonly stage: Stage;
}

export function withOthers(parts: DeckParts, elsewhere: CardsElsewhere): DeckParts {
  if (!parts.others) return parts;
  const rest = facesOfDeck(elsewhere.table);
  for (const face of [...parts.top, ...parts.bottom, ...facesElsewhere(elsewhere)]) {
    const at = rest.indexOf(face);
    if (at >= 0) rest.splice(at, 1);
  }
  return { ...parts, rest };
}

/** Cards of this deck in its discard, in the Outpost and in the hands of a player who scans. */
export function facesElsewhere({ deck, discard, outpost, ofType, stage }: CardsElsewhere): number[] {
  const faces = cardsOfHeap(discard);
  for (let card = 0; card < 16; card++) {
    if ((outpost >> card) & 1 && homeOf({ ofType }, card) === deck) faces.push(faceIn(deck, card));
  }
  const held: readonly (Copy | undefined)[] = stage.kind === 'place' ? [stage.one, stage.two] : [];
  for (const copy of held)
    if (copy !== undefined && deckOf(copy) === deck) faces.push(faceIn(deck, cardOfCopy(copy)));
  return faces;
}
