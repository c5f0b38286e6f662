// Actions as numbers: the kind in the high bits, its details below. `codeOf` returns the number of an action of the
// rules.
import type { Stellarion } from '@planisphere/stellarion';
import { faceOfCopy } from './cells.ts';

type Action = Stellarion['action'];

export const LAUNCH = 0;
export const COORDINATE = 1;
export const CROSS = 2;
export const PROVE = 3;
export const SPEND = 4;
export const WAIVE = 5;
export const DONE = 6;
export const RETURN = 7;
export const SEARCH = 8;
export const RECOVER = 9;
export const SCAN = 10;
export const STATION = 11;
const PLACE = 12;
export const TAKE = 13;

/** Stands for a missing second card. */
export const NO_FACE = 7;

export function kindOf(code: number): number {
  return code >> 16;
}

/** Two bits per type for the origin of its card, the ship's lowest. */
export function launchCode(galaxy: number, from: number, slot: number): number {
  return (LAUNCH << 16) | (slot << 10) | (galaxy << 8) | from;
}

export function coordinateCode(one: number, two: number): number {
  return one < two ? (COORDINATE << 16) | (one << 5) | two : (COORDINATE << 16) | (two << 5) | one;
}

export function crossCode(decks: number): number {
  return (CROSS << 16) | decks;
}

export const PROVE_CODE: number = PROVE << 16;
export const DONE_CODE: number = DONE << 16;

export function spendCode(slot: number, seat: number): number {
  return (SPEND << 16) | (slot << 1) | seat;
}

export function waiveCode(retreat: number): number {
  return (WAIVE << 16) | retreat;
}

export function returnCode(copy: number): number {
  return (RETURN << 16) | copy;
}

export function searchCode(deck: number, face: number): number {
  return (SEARCH << 16) | (deck << 3) | face;
}

export function recoverCode(deck: number, one: number, two: number): number {
  return (RECOVER << 16) | (deck << 6) | (one << 3) | two;
}

export function scanCode(deck: number): number {
  return (SCAN << 16) | deck;
}

/** The same deck twice means that deck alone. */
export function stationCode(one: number, two: number): number {
  return (STATION << 16) | (one << 3) | two;
}

/** `onTop`: how many of the two cards, named in the order in which they will lie, go on top. */
export function placeCode(upper: number, lower: number, onTop: number): number {
  return (PLACE << 16) | (onTop << 10) | (upper << 5) | lower;
}

export function takeCode(slot: number, to: number): number {
  return (TAKE << 16) | (slot << 1) | to;
}

export function codeOf(action: Action, seat: number): number {
  switch (action.kind) {
    case 'launch': {
      const from = action.from.reduce<number>((sum, origin, type) => sum | (origin << (2 * type)), 0);
      return launchCode(action.galaxy, from, action.voyage);
    }
    case 'coordinate':
      return coordinateCode(action.pay[0], action.pay[1]);
    case 'cross':
      return crossCode(action.decks.reduce<number>((mask, deck) => mask | (1 << deck), 0));
    case 'prove':
      return PROVE_CODE;
    case 'spend':
      return spendCode(action.voyage, seat);
    case 'waive':
      return waiveCode(action.retreat);
    case 'done':
      return DONE_CODE;
    default:
      return stepCode(action);
  }
}

function stepCode(action: Action): number {
  switch (action.kind) {
    case 'return':
      return returnCode(action.deck * 32 + action.card);
    case 'search':
      return searchCode(action.deck, faceOfCopy(action.deck * 32 + action.card));
    case 'recover': {
      const [one, two] = action.cards.map((card) => faceOfCopy(action.deck * 32 + card));
      return recoverCode(action.deck, one!, two ?? NO_FACE);
    }
    case 'scan':
      return scanCode(action.deck);
    case 'station':
      return stationCode(action.decks[0]!, action.decks[1] ?? action.decks[0]!);
    case 'place': {
      const [upper, lower] = [...action.top, ...action.bottom];
      return placeCode(upper!, lower!, action.top.length);
    }
    case 'take':
      return takeCode(action.voyage, action.to);
    default:
      throw new Error(`stepCode: ${action.kind} is no step`);
  }
}
