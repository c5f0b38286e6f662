// Reads the words of each kind of action; undefined if they are not in the canonical form.
import { parseSeat, type Seat } from '@planisphere/core';
import {
  type Action,
  coordinateOf,
  crossOf,
  launchOf,
  type Origin,
  placeOf,
  recoverOf,
  recoverTwoOf,
  SLOTS,
  type Slot,
  type Source,
  scanOf,
  spendOf,
  stationOf,
  takeOf,
  waiveOf,
} from '../rules/actions.ts';
import {
  belongsTo,
  type Card,
  type Deck,
  faceIn,
  GALAXIES,
  type Galaxy,
  isTyped,
  TYPES,
} from '../rules/cards.ts';
import { indexIn, parseCard, parseDeck } from './words.ts';

export type ActionOrNone = Action | undefined;

export function readLaunch(words: readonly string[]): ActionOrNone {
  const galaxy = indexIn(GALAXIES, words[0] ?? '') as Galaxy | undefined;
  if (galaxy === undefined) return undefined;
  const column = words[1] === 'left' ? 4 : words[1] === 'right' ? 5 : undefined;
  const origins = words.slice(column === undefined ? 1 : 2);
  if (origins.length !== 4) return undefined;
  let code = 0;
  for (const [type, word] of origins.entries()) {
    const origin = [GALAXIES[galaxy], TYPES[type], 'outpost', 'star'].indexOf(word) as Origin | -1;
    if (origin === -1) return undefined;
    code |= origin << (2 * type);
  }
  return launchOf(galaxy, code, column ?? galaxy);
}

export function readCoordinate(words: readonly string[]): ActionOrNone {
  const [one, two] = words.map(readSource);
  if (words.length !== 2 || one === undefined || two === undefined || one >= two) return undefined;
  return coordinateOf(one, two);
}

function readSource(word: string): Source | undefined {
  const deck = parseDeck(word);
  if (deck !== undefined) return deck;
  const card = parseCard(word);
  return card !== undefined && isTyped(card) ? 8 + card : undefined;
}

export function readWaive(words: readonly string[]): ActionOrNone {
  if (words.length === 0) return waiveOf(0);
  return words.length === 1 && /^[1-8]$/.test(words[0]!) ? waiveOf(Number(words[0])) : undefined;
}

export function readCopy(words: readonly string[], action: (deck: Deck, card: Card) => Action): ActionOrNone {
  const deck = parseDeck(words[0] ?? '');
  const card = parseCard(words[1] ?? '');
  if (words.length !== 2 || deck === undefined || card === undefined || !belongsTo(card, deck))
    return undefined;
  return action(deck, card);
}

export function readRecover(words: readonly string[]): ActionOrNone {
  const deck = parseDeck(words[0] ?? '');
  const cards = words.slice(1).map(parseCard);
  if (deck === undefined || cards.length < 1 || cards.length > 2) return undefined;
  if (!cards.every((card) => card !== undefined && belongsTo(card, deck))) return undefined;
  const [one, two] = cards.map((card) => faceIn(deck, card!));
  return two === undefined ? recoverOf(deck, one!) : recoverTwoOf(deck, one!, two);
}

export function readScan(words: readonly string[]): ActionOrNone {
  const deck = parseDeck(words[0] ?? '');
  return words.length === 1 && deck !== undefined ? scanOf(deck) : undefined;
}

const PLACES: readonly RegExp[] = [
  /^bottom (\w\w) (\w\w)$/,
  /^top (\w\w) bottom (\w\w)$/,
  /^top (\w\w) (\w\w)$/,
];

export function readPlace(words: readonly string[]): ActionOrNone {
  const text = words.join(' ');
  for (const [onTop, form] of PLACES.entries()) {
    const match = form.exec(text);
    if (match === null) continue;
    const [upper, lower] = [parseCard(match[1]!), parseCard(match[2]!)];
    return upper === undefined || lower === undefined ? undefined : placeOf(upper, lower, onTop);
  }
  return undefined;
}

export function readStation(words: readonly string[]): ActionOrNone {
  const [one, two] = words.map(parseDeck);
  if (one === undefined || words.length > 2) return undefined;
  if (words.length === 1) return stationOf(one, one);
  return two === undefined || two <= one ? undefined : stationOf(one, two);
}

export function readCross(words: readonly string[]): ActionOrNone {
  const decks = words.map(parseDeck);
  const rising = decks.every(
    (deck, index) => deck !== undefined && (index === 0 || deck > (decks[index - 1] ?? 8)),
  );
  if (decks.length !== 4 || !rising) return undefined;
  return crossOf(decks.reduce<number>((mask, deck) => mask | (1 << deck!), 0));
}

function readSlot(word: string): Slot | undefined {
  return indexIn(SLOTS, word) as Slot | undefined;
}

export function readTake([slotText = '', ...words]: readonly string[], by: Seat): ActionOrNone {
  const slot = readSlot(slotText);
  if (slot === undefined) return undefined;
  if (words.length === 0) return takeOf(slot, by);
  const to = words[0] === 'for' && words.length === 2 ? parseSeat(words[1]!) : undefined;
  return to === undefined || to === by || to > 1 ? undefined : takeOf(slot, to);
}

export function readSpend(words: readonly string[]): ActionOrNone {
  const slot = readSlot(words[0] ?? '');
  return words.length === 1 && slot !== undefined ? spendOf(slot) : undefined;
}
