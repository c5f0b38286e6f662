// Coordinate: two cards of the same type trigger the power of that type, doubled when the cards are the same.
import { type Action, type Coordinate, coordinateOf, SOURCES } from './actions.ts';
import { type Card, EVERY_DECK, isTyped, MIRROR, NEBULA, type Type, typeOf } from './cards.ts';
import { startEffect } from './effect.ts';
import { mirrors } from './expansions/mirrors.ts';
import { cardAt, pay, shown } from './observatory.ts';
import { cardOfCopy, type Draft, type Position } from './position.ts';
import { NO_PAST, remember } from './repetition.ts';

/** COORD-1, MIRROR-4 */
function pairs(one: Card, two: Card): boolean {
  return (isTyped(one) && typeOf(one) === typeOf(two)) || mirrors(one, two);
}

/** Which decks show which type: eight bits per type, a bit per deck. */
function decksByType(position: Position): number {
  let masks = 0;
  for (let deck = 0; deck < 8; deck++) {
    const card = shown(position, deck);
    if (card !== undefined && isTyped(card)) masks |= 1 << (8 * typeOf(card) + deck);
  }
  return masks;
}

/** All pairs among the decks of a mask, made once. */
const pairsOfMask: readonly (readonly Coordinate[])[] = Array.from({ length: 256 }, (_, mask) => {
  const decks = EVERY_DECK.filter((deck) => (mask >> deck) & 1);
  return decks.flatMap((low) => decks.filter((high) => low < high).map((high) => coordinateOf(low, high)));
});

export function canCoordinate(position: Position): boolean {
  let seen = 0;
  for (let deck = 0; deck < 8; deck++) {
    const card = shown(position, deck);
    if (card === undefined || !isTyped(card)) continue;
    const type = 1 << typeOf(card);
    if (seen & type) return true;
    seen |= type;
  }
  if (position.outpost === 0 && !position.table.mirrors) return false;
  const actions: Action[] = [];
  addCoordinations(actions, position);
  return actions.length > 0;
}

export function addCoordinations(actions: Action[], position: Position): void {
  const masks = decksByType(position);
  for (let type = 0; type < 4; type++) {
    const list = pairsOfMask[(masks >> (8 * type)) & 255]!;
    for (let index = 0; index < list.length; index++) actions.push(list[index]!);
  }
  if (position.outpost !== 0) addWithOutpost(actions, position, masks);
  if (position.table.mirrors) addWithMirrors(actions, position);
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

function addWithOutpost(actions: Action[], position: Position, masks: number): void {
  for (let cards = position.outpost; cards !== 0; cards &= cards - 1) {
    const card = lowestBit(cards);
    const decks = (masks >> (8 * typeOf(card))) & 255;
    for (let left = decks; left !== 0; left &= left - 1)
      actions.push(coordinateOf(lowestBit(left), 8 + card));
    for (let other = typeOf(card); other < card; other += 4) {
      if ((position.outpost >> other) & 1) actions.push(coordinateOf(8 + other, 8 + card));
    }
  }
}

/** MIRROR-4: each mirror that shows, with each card that has a type. */
function addWithMirrors(actions: Action[], position: Position): void {
  for (let mirror = 0; mirror < 8; mirror++) {
    if (shown(position, mirror) !== MIRROR) continue;
    for (let source = 0; source < SOURCES; source++) {
      const card = cardAt(position, source);
      if (card !== undefined && isTyped(card)) actions.push(coordinateOf(mirror, source));
    }
  }
}

export function checkCoordinate(position: Position, { pay: [low, high] }: Coordinate): string | undefined {
  const one = cardAt(position, low);
  const two = cardAt(position, high);
  if (low === high || one === undefined || two === undefined) return 'TURN-2';
  if (pairs(one, two)) return undefined;
  if (!position.table.mirrors) return one === two || !isTyped(one) || !isTyped(two) ? 'CROSS-5' : 'COORD-1';
  return isTyped(one) && isTyped(two) ? 'COORD-1' : 'MIRROR-5';
}

export function coordinate(draft: Draft, position: Position, { pay: [low, high] }: Coordinate): void {
  const one = pay(draft, low);
  const two = pay(draft, high);
  const [a, b] = [cardOfCopy(one), cardOfCopy(two)];
  const type = typeOf(isTyped(a) ? a : b) as Type;
  draft.past = type === NEBULA && a === b ? remember(position) : NO_PAST;
  startEffect(draft, { type, major: a === b, paid: [one, two] });
}
