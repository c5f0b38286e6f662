// The eight decks of a position, one by one, and the earlier positions, of which only the decks matter.
import { type Pile, parseSeat, type Seat } from '@planisphere/core';
import { type Deck, EVERY_DECK } from '../rules/cards.ts';
import type { Table } from '../rules/options.ts';
import type { Snapshot } from '../rules/position.ts';
import { parseDeckParts, parseDiscard, parseOutpost, pileFrom } from './decks.ts';

export function parseEach<T>(
  text: string,
  parseOne: (deck: Deck, text: string) => T | undefined,
): T[] | undefined {
  const words = text.split('/');
  if (words.length !== 8) return undefined;
  const list = EVERY_DECK.map((deck) => parseOne(deck, words[deck]!));
  return list.every((one) => one !== undefined) ? (list as T[]) : undefined;
}

export function seatAt(text: string, table: Table): Seat | undefined {
  const seat = parseSeat(text);
  return seat !== undefined && seat < table.players ? seat : undefined;
}

export function parsePast(text: string, table: Table): readonly Snapshot[] | undefined {
  if (text === '-') return [];
  const past = text.split(';').map((one) => parseSnapshot(one, table));
  return past.every((one) => one !== undefined) ? past : undefined;
}

function parseSnapshot(text: string, table: Table): Snapshot | undefined {
  const [seatText = '', decksText = '', discardsText = '', outpostText = '', ...more] = text.split('~');
  const turn = seatAt(seatText, table);
  const decks = parseEach(decksText, parseDeckParts)?.map(pileFrom);
  const discards = parseEach(discardsText, parseDiscard);
  const outpost = parseOutpost(outpostText);
  if (turn === undefined || discards === undefined || outpost === undefined || more.length > 0)
    return undefined;
  if (decks === undefined || !decks.every((pile) => pile !== undefined)) return undefined;
  return { turn, decks: decks as Pile[], discards, ...outpost };
}
