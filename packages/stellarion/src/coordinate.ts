// Coordinate: two cards of the same type trigger the power of that type, doubled when the cards are the same.
import { type Action, type Coordinate, coordinateOf, SOURCES } from './actions.ts';
import { type Card, isTyped, NEBULA, type Type, typeOf } from './cards.ts';
import { startEffect } from './effect.ts';
import { mirrors } from './expansions/mirrors.ts';
import { cardAt, pay, shown } from './observatory.ts';
import { cardOfCopy, type Draft, type Position } from './position.ts';
import { NO_PAST, remember } from './repetition.ts';

/** COORD-1, MIRROR-4 */
function pairs(one: Card, two: Card): boolean {
  return (isTyped(one) && typeOf(one) === typeOf(two)) || mirrors(one, two);
}

export function canCoordinate(position: Position): boolean {
  for (let low = 0; low < SOURCES; low++) {
    const one = cardAt(position, low);
    if (one === undefined) continue;
    for (let high = low + 1; high < SOURCES; high++) {
      const two = cardAt(position, high);
      if (two !== undefined && pairs(one, two)) return true;
    }
  }
  return false;
}

export function addCoordinations(actions: Action[], position: Position): void {
  for (let low = 0; low < 8; low++) {
    const one = shown(position, low);
    if (one === undefined) continue;
    for (let high = low + 1; high < 8; high++) {
      const two = shown(position, high);
      if (two !== undefined && pairs(one, two)) actions.push(coordinateOf(low, high));
    }
  }
  if (position.outpost !== 0) addWithOutpost(actions, position);
}

function addWithOutpost(actions: Action[], position: Position): void {
  for (let high = 8; high < SOURCES; high++) {
    const two = cardAt(position, high);
    if (two === undefined) continue;
    for (let low = 0; low < high; low++) {
      const one = cardAt(position, low);
      if (one !== undefined && pairs(one, two)) actions.push(coordinateOf(low, high));
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
