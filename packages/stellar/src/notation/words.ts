// The words that positions and events are written with: cards (P3, S2), lists, and faults that name the word.
import { type Decoded, fail, ok, type Seat } from '@planisphere/core';
import {
  type Card,
  cardOf,
  HIDDEN,
  isSatellite,
  NONE,
  NUMBER_OF,
  satelliteOf,
  TYPE_OF,
} from '../rules/cards.ts';

const TYPE_LETTERS = 'PMACH';
const CARD = /^([PMACH])([1-6])$|^S([1-5])$/;

const EMPTY_LIST = '-';

export function makeCard(card: Card): string {
  if (card === NONE) return '_';
  if (card === HIDDEN) return '?';
  return isSatellite(card)
    ? `S${NUMBER_OF[card]}`
    : `${TYPE_LETTERS[TYPE_OF[card] as number]}${NUMBER_OF[card]}`;
}

/** Parses a real card. */
export function parseCard(text: string): Decoded<Card> {
  const match = CARD.exec(text);
  if (match === null) {
    return fail(
      'bad-card',
      text,
      'A card is a letter of P M A C H with 1 to 6 (6 for the 6/0), or S with 1 to 5.',
    );
  }
  const [, letter, number, satellite] = match;
  return ok(
    satellite === undefined
      ? cardOf(TYPE_LETTERS.indexOf(letter as string), Number(number))
      : satelliteOf(Number(satellite)),
  );
}

/** Parses a card, or `?` for one that the viewer does not know. */
export function parseSeen(text: string): Decoded<Card> {
  return text === '?' ? ok(HIDDEN) : parseCard(text);
}

/** Parses a card, `?`, or `_` for no card. */
export function parsePlace(text: string): Decoded<Card> {
  return text === '_' ? ok(NONE) : parseSeen(text);
}

export function makeList(words: readonly string[]): string {
  return words.length === 0 ? EMPTY_LIST : words.join(',');
}

export function parseList<T>(text: string, parse: (word: string) => Decoded<T>): Decoded<T[]> {
  const list: T[] = [];
  if (text === EMPTY_LIST) return ok(list);
  for (const word of text.split(',')) {
    const parsed = parse(word);
    if (!parsed.ok) return parsed;
    list.push(parsed.value);
  }
  return ok(list);
}

/** Only A and B sit at this table. */
export function parsePlayer(text: string): Decoded<Seat> {
  if (text === 'A') return ok(0);
  if (text === 'B') return ok(1);
  return fail('bad-seat', text, 'A seat is A or B.');
}

export function parseNumber(text: string, most: number): Decoded<number> {
  const value = /^(0|[1-9]\d?)$/.test(text) ? Number(text) : Number.NaN;
  return value <= most ? ok(value) : fail('bad-number', text, `A number from 0 to ${most} is expected here.`);
}
