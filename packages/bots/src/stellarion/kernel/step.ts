// What an action does to a world.
import {
  BEGUN,
  BLACK_HOLE,
  COLLECTED,
  cardIn,
  DECK,
  DISCOVERY,
  EFFECT_STAGE,
  HELD,
  has,
  LEFT,
  MAJOR,
  NEBULA,
  NO_COPY,
  NO_DECK,
  NO_TYPE,
  ONE,
  PAST,
  POWER,
  SHIP,
  STARS_TYPE,
  shown,
  THEORIES,
  THEORY,
  THEORY_STAGE,
  THRUSTERS_STAGE,
  TURN_STAGE,
  TWO,
  VOYAGES,
  WITH_SUN,
  WON_GAME,
  type World,
} from './cells.ts';
import * as codes from './codes.ts';
import { place, recover, returnShip, scan, search, station } from './effects.ts';
import { endTurn, enter, finish, follow, remember } from './turn.ts';
import { advance, cross, launch, pay, take, takeVoyage, waive } from './voyaging.ts';

const MAJOR_NEBULA = NEBULA * 2 + 1;
/** Faces from here on have no type. */
const FIRST_SPECIAL = 4;

export function apply(w: World, code: number): void {
  act(w, code & 0xffff, code >> 16);
  follow(w);
}

function act(w: World, code: number, kind: number): void {
  switch (kind) {
    case codes.LAUNCH:
      launch(w, code);
      break;
    case codes.COORDINATE:
      coordinate(w, code >> 5, code & 31);
      break;
    case codes.CROSS:
      cross(w, code);
      break;
    case codes.PROVE:
      prove(w);
      break;
    case codes.SPEND:
      w[COLLECTED]! -= 2;
      takeVoyage(w, code >> 1, code & 1);
      break;
    case codes.WAIVE:
      waive(w, code);
      break;
    case codes.DONE:
      completeEffect(w);
      break;
    case codes.TAKE:
      take(w, code >> 1, code & 1);
      break;
    default:
      step(w, code, kind);
      break;
  }
}

function step(w: World, code: number, kind: number): void {
  switch (kind) {
    case codes.RETURN:
      returnShip(w, code);
      openEffect(w, SHIP, w[MAJOR]!);
      w[ONE] = code;
      return;
    case codes.SCAN:
      if (!scan(w, code)) return;
      break;
    case codes.SEARCH:
      search(w, code >> 3, code & 7);
      break;
    case codes.RECOVER:
      recover(w, code);
      break;
    case codes.STATION:
      station(w, code >> 3);
      if (code >> 3 !== (code & 7)) station(w, code & 7);
      break;
    default:
      place(w, code);
      break;
  }
  stepDone(w);
}

/** The power that two sources pay for: type × 2, and 1 if it is major. */
export function powerOf(w: World, low: number, high: number): number {
  const a = low < 8 ? shown(w, low) : low - 8;
  const b = high < 8 ? shown(w, high) : high - 8;
  const type = (a < BLACK_HOLE ? a : b) & 3;
  return (type << 1) | (a === b ? 1 : 0);
}

/** Only a major nebula power can lead to an earlier position; with the sun none can, nor after a proof. */
export function keepPast(w: World, power: number): void {
  if (power === MAJOR_NEBULA && !has(w, WITH_SUN) && w[BEGUN] === 0) remember(w);
  else w[PAST] = 0;
}

function coordinate(w: World, low: number, high: number): void {
  const power = powerOf(w, low, high);
  keepPast(w, power);
  const one = pay(w, low);
  const two = pay(w, high);
  if (power >> 1 === SHIP && w[DISCOVERY] === SHIP) openThrusters(w, one, two, power & 1);
  else openEffect(w, power >> 1, power & 1);
}

/** What was paid: deck × 8 + face each. */
function openThrusters(w: World, one: number, two: number, major: number): void {
  enter(w, THRUSTERS_STAGE);
  w[MAJOR] = major;
  const copyOf = (paid: number): number => (paid >> 3) * 32 + cardIn(paid >> 3, paid & 7);
  const isMirror = (paid: number): boolean => (paid & 7) >= FIRST_SPECIAL;
  w[ONE] = copyOf(isMirror(one) ? two : one);
  w[TWO] = isMirror(one) || isMirror(two) ? NO_COPY : copyOf(two);
}

function openEffect(w: World, type: number, major: number): void {
  enter(w, EFFECT_STAGE);
  w[POWER] = type;
  w[MAJOR] = major;
  w[LEFT] = type === SHIP ? 1 + major : type === STARS_TYPE ? 2 + 2 * major : 1;
}

function completeEffect(w: World): void {
  advance(w, 1 + w[MAJOR]!);
  endTurn(w);
}

/** One step is done; when no other is possible the effect is complete. */
export function stepDone(w: World): void {
  const searched = w[POWER] === SHIP ? w[DECK]! : NO_DECK;
  enter(w, EFFECT_STAGE);
  w[BEGUN] = 1;
  w[DECK] = searched;
  w[LEFT]!--;
  if (w[LEFT] === 0 || !hasStep(w)) completeEffect(w);
}

function hasStep(w: World): boolean {
  return w[POWER] !== SHIP || canSearch(w, w[DECK]!);
}

/** Is there a card to be found in any deck but this one? */
export function canSearch(w: World, searched: number): boolean {
  for (let deck = 0; deck < 8; deck++) if (deck !== searched && w[HELD + deck] !== 0) return true;
  return false;
}

function prove(w: World): void {
  w[THEORIES]! &= ~(1 << w[THEORY]!);
  w[THEORY] = NO_TYPE;
  w[PAST] = 0;
  const left = w[THEORIES]!;
  if (left === 0 && w[VOYAGES] === 0) finish(w, WON_GAME);
  else if (left === 0) w[BEGUN] = 1;
  else if ((left & (left - 1)) === 0) turnTheoryUp(w, 31 - Math.clz32(left));
  else enter(w, THEORY_STAGE);
}

export function turnTheoryUp(w: World, type: number): void {
  enter(w, TURN_STAGE);
  w[THEORY] = type;
  w[BEGUN] = 1;
}
