// What an action does to a world.
import {
  BEGUN,
  BLACK_HOLE,
  COLLECTED,
  DECK,
  DISCOVERY,
  EFFECT_STAGE,
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
import { isEmpty } from './piles.ts';
import { endTurn, enter, finish, follow, remember } from './turn.ts';
import { advance, cross, launch, pay, take, takeVoyage, waive } from './voyaging.ts';

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

function coordinate(w: World, low: number, high: number): void {
  const a = low < 8 ? shown(w, low) : low - 8;
  const b = high < 8 ? shown(w, high) : high - 8;
  const type = (a < BLACK_HOLE ? a : b) & 3;
  // Only this turn can lead to an earlier position; with the sun none can, nor after a proof.
  if (type === NEBULA && a === b && !has(w, WITH_SUN) && w[BEGUN] === 0) remember(w);
  else w[PAST] = 0;
  const one = pay(w, low);
  const two = pay(w, high);
  const major = a === b ? 1 : 0;
  if (type === SHIP && w[DISCOVERY] === SHIP) openThrusters(w, one, two, major);
  else openEffect(w, type, major);
}

function openThrusters(w: World, one: number, two: number, major: number): void {
  enter(w, THRUSTERS_STAGE);
  w[MAJOR] = major;
  const mirror = (copy: number): boolean => (copy & 31) >= BLACK_HOLE;
  w[ONE] = mirror(one) ? two : one;
  w[TWO] = mirror(one) || mirror(two) ? NO_COPY : two;
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
  if (w[POWER] !== SHIP) return true;
  for (let deck = 0; deck < 8; deck++) if (deck !== w[DECK] && !isEmpty(w, deck)) return true;
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
