// Reads what chance has shown.
import { type Decoded, fail, ok } from '@planisphere/core';
import { belongsTo, type Deck, faceIn, GALAXIES, type Galaxy, TYPES, type Type } from '../rules/cards.ts';
import type { Outcome } from '../rules/outcomes.ts';
import { indexIn, parseCard, parseDeck } from './words.ts';

const LIKE = 'alpha Sa, alpha Sa Na, voyage gamma, left gamma, theory ship, discovery ship';

export function parseOutcome(words: readonly string[]): Decoded<Outcome> {
  const outcome = readOutcome(words);
  return outcome === undefined
    ? fail('bad-words', words[0] ?? '', `Written like this: ${LIKE}.`, LIKE)
    : ok(outcome);
}

function readOutcome([first = '', ...words]: readonly string[]): Outcome | undefined {
  const deck = parseDeck(first);
  if (deck !== undefined) return readCards(deck, words);
  if (words.length !== 1) return undefined;
  const galaxy = indexIn(GALAXIES, words[0]!) as Galaxy | undefined;
  const type = indexIn(TYPES, words[0]!) as Type | undefined;
  switch (first) {
    case 'voyage':
      return galaxy === undefined ? undefined : { kind: 'voyage', galaxy };
    case 'left':
    case 'right':
      return galaxy === undefined ? undefined : { kind: 'column', column: first === 'left' ? 0 : 1, galaxy };
    case 'theory':
    case 'discovery':
      return type === undefined ? undefined : { kind: first, type };
    default:
      return undefined;
  }
}

/** One card that is turned up, or the two of a scan in the order of the deck's faces. */
function readCards(deck: Deck, words: readonly string[]): Outcome | undefined {
  const cards = words.map(parseCard);
  if (!cards.every((card) => card !== undefined && belongsTo(card, deck))) return undefined;
  const [one, two] = cards;
  if (one === undefined || words.length > 2) return undefined;
  if (two === undefined) return { kind: 'show', deck, card: one };
  return faceIn(deck, one) <= faceIn(deck, two) ? { kind: 'pair', deck, cards: [one, two] } : undefined;
}
