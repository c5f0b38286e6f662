// Coordinate: two cards of the same type trigger the power of that type, doubled when the cards are the same.
import { Menu, madeOnce } from '@planisphere/core';
import { type Action, type Coordinate, coordinateOf, SOURCES } from './actions.ts';
import { type Card, decksIn, isTyped, lowestBit, NEBULA, type Type, typeOf } from './cards.ts';
import { startEffect } from './effect.ts';
import { mirrors } from './expansions/mirrors.ts';
import { cardAt, decksByType, decksWithoutType, openDiscards, pay } from './observatory.ts';
import { cardOfCopy, type Draft, type Position } from './position.ts';
import { NO_PAST, remember } from './repetition.ts';

/** COORD-1, MIRROR-4 */
function pairs(one: Card, two: Card): boolean {
  return (isTyped(one) && typeOf(one) === typeOf(two)) || mirrors(one, two);
}

/** All pairs among the decks of a mask, made once. */
const pairsOfMask: readonly (readonly Coordinate[])[] = Array.from({ length: 256 }, (_, mask) => {
  const decks = decksIn(mask);
  return decks.flatMap((low) => decks.filter((high) => low < high).map((high) => coordinateOf(low, high)));
});

/** Every deck of a mask with one other source: source × 256 + mask. */
const pairsWith = madeOnce(SOURCES * 256, (index): readonly Coordinate[] =>
  decksIn(index & 255).map((deck) => coordinateOf(deck, index >> 8)),
);

/** One pair alone: source × 32 + source. */
const onePair = madeOnce(SOURCES * 32, (index): readonly Coordinate[] => [
  coordinateOf(index >> 5, index & 31),
]);

export function canCoordinate(position: Position): boolean {
  const masks = decksByType(position);
  for (let rest = masks; rest !== 0; rest >>>= 8) {
    const decks = rest & 255;
    if ((decks & (decks - 1)) !== 0) return true;
  }
  if (position.outpost === 0 && !position.table.mirrors) return false;
  const menu = new Menu<Action>();
  addCoordinations(menu, position);
  return menu.size > 0;
}

export function addCoordinations(menu: Menu<Action>, position: Position): void {
  const masks = decksByType(position);
  for (let type = 0; type < 4; type++) menu.add(pairsOfMask[(masks >> (8 * type)) & 255]!);
  if (position.outpost !== 0) addWithOutpost(menu, position, masks);
  if (position.table.mirrors) addWithMirrors(menu, position, masks);
}

function addWithOutpost(menu: Menu<Action>, { outpost }: Position, masks: number): void {
  for (let cards = outpost; cards !== 0; cards &= cards - 1) {
    const card = lowestBit(cards);
    menu.add(pairsWith(((8 + card) << 8) | ((masks >> (8 * typeOf(card))) & 255)));
    for (let other = typeOf(card); other < card; other += 4) {
      if ((outpost >> other) & 1) menu.add(onePair(((8 + other) << 5) | (8 + card)));
    }
  }
}

/** MIRROR-4: each mirror that shows, with each card that has a type. */
function addWithMirrors(menu: Menu<Action>, position: Position, masks: number): void {
  const typed = (masks | (masks >> 8) | (masks >> 16) | (masks >> 24)) & 255;
  for (let left = decksWithoutType(position) >> 8; left !== 0; left &= left - 1) {
    const mirror = lowestBit(left);
    menu.add(pairsWith((mirror << 8) | typed));
    for (let cards = position.outpost; cards !== 0; cards &= cards - 1)
      menu.add(onePair((mirror << 5) | (8 + lowestBit(cards))));
  }
}

export function checkCoordinate(position: Position, { pay: [low, high] }: Coordinate): string | undefined {
  const one = cardAt(position, low);
  const two = cardAt(position, high);
  if (low >= high || one === undefined || two === undefined) return 'TURN-2';
  if (pairs(one, two)) return undefined;
  if (!position.table.mirrors) return one === two || !isTyped(one) || !isTyped(two) ? 'CROSS-5' : 'COORD-1';
  return isTyped(one) && isTyped(two) ? 'COORD-1' : 'MIRROR-5';
}

export function coordinate(draft: Draft, position: Position, { pay: sources }: Coordinate): void {
  openDiscards(draft);
  const one = pay(draft, sources[0]);
  const two = pay(draft, sources[1]);
  const card = cardOfCopy(one);
  const major = card === cardOfCopy(two);
  const type = typeOf(isTyped(card) ? card : cardOfCopy(two)) as Type;
  draft.past = type === NEBULA && major ? remember(position) : NO_PAST;
  startEffect(draft, { type, major, one, two });
}
