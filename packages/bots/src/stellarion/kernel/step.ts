// What an action does to a world.
import { claims } from './able.ts';
import {
  BEGUN,
  BLACK_HOLE,
  CLAIM_STAGE,
  COLLECTED,
  COLUMNS,
  DECK,
  DISCARD,
  DISCOVERY,
  EFFECT_STAGE,
  ENDING,
  has,
  homeOf,
  LEFT,
  MAJOR,
  METEORS,
  MIRRORS,
  NEBULA,
  NO_COPY,
  NO_DECK,
  NO_TYPE,
  OF_TYPE,
  ONE,
  OUTPOST,
  PAST,
  POWER,
  SHIP,
  STARS,
  STARS_TYPE,
  SUN,
  SUN_ARRIVED,
  shown,
  TABLE,
  THEORIES,
  THEORY,
  THEORY_STAGE,
  THRUSTERS_STAGE,
  TOP,
  TRACK_SHIFT,
  TURN,
  TURN_STAGE,
  TWO,
  UP,
  VOYAGES,
  WITH_SUN,
  WON,
  WON_GAME,
  type World,
} from './cells.ts';
import * as codes from './codes.ts';
import { place, recover, returnShip, scan, search, station } from './effects.ts';
import { isEmpty } from './piles.ts';
import { LAST_OF, METEOR_AT } from './track.ts';
import { endTurn, enter, finish, follow, remember } from './turn.ts';
import { galaxyAt } from './voyages.ts';

const LAUNCH_ADVANCE = 4;
const FROM_OUTPOST = 2;
const FROM_STAR = 3;

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

/** Takes the face-up card of a source and puts it into its discard; gives deck × 32 + card. */
function pay(w: World, source: number): number {
  let deck = source;
  let face: number;
  if (source < 8) {
    face = w[TOP + deck]! & 7;
    w[TOP + deck]! >>= 3;
    w[UP]! &= ~(1 << deck);
  } else {
    const card = source - 8;
    deck = homeOf(w, card);
    w[OUTPOST]! &= ~(1 << card);
    w[OF_TYPE]! &= ~(1 << card);
    face = deck < 4 ? card & 3 : card >> 2;
  }
  w[DISCARD + deck]! += 1 << (face << 1);
  return face < 4 ? deck * 32 + (deck < 4 ? deck * 4 + face : face * 4 + deck - 4) : deck * 32 + 12 + face;
}

function launch(w: World, code: number): void {
  const galaxy = (code >> 8) & 3;
  for (let type = 0; type < 4; type++) {
    const origin = (code >> (2 * type)) & 3;
    if (origin === FROM_STAR) w[STARS]!--;
    else pay(w, origin === FROM_OUTPOST ? 8 + galaxy * 4 + type : origin === 0 ? galaxy : 4 + type);
  }
  w[PAST] = 0;
  takeVoyage(w, code >> 10, w[TURN]!);
  if (w[ENDING] === 0) advance(w, LAUNCH_ADVANCE);
  endTurn(w);
}

function takeVoyage(w: World, slot: number, seat: number): void {
  const galaxy = galaxyAt(w, slot);
  w[VOYAGES]! -= 1 << (galaxy << 2);
  if (has(w, MIRRORS)) w[COLUMNS + slot - 4]! >>= 2;
  w[WON + seat]! += 1 << (galaxy << 2);
  if (w[VOYAGES] === 0 && w[THEORIES] === 0) finish(w, WON_GAME);
}

function advance(w: World, spaces: number): void {
  if (!has(w, WITH_SUN)) return;
  const last = LAST_OF[w[TABLE]! >> TRACK_SHIFT]!;
  w[SUN] = Math.min(w[SUN]! + spaces, last);
  if (w[SUN] === last) finish(w, SUN_ARRIVED);
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

function waive(w: World, spaces: number): void {
  w[PAST] = 0;
  if (has(w, WITH_SUN) && spaces > 0 && w[SUN]! > 0) {
    w[SUN] = Math.max(w[SUN]! - spaces, 0);
    const meteor = METEOR_AT[(w[TABLE]! >> TRACK_SHIFT) * 32 + w[SUN]!]!;
    if (w[METEORS]! & meteor) {
      w[METEORS]! &= ~meteor;
      w[COLLECTED]!++;
    }
  }
  endTurn(w);
}

function cross(w: World, decks: number): void {
  for (let deck = 0; deck < 8; deck++) if ((decks >> deck) & 1) pay(w, deck);
  w[PAST] = 0;
  claim(w, claims(w));
}

function claim(w: World, left: number): void {
  if (left === 0) {
    endTurn(w);
    return;
  }
  enter(w, CLAIM_STAGE);
  w[LEFT] = left;
}

function take(w: World, slot: number, to: number): void {
  takeVoyage(w, slot, to);
  if (w[ENDING] === 0) claim(w, w[LEFT]! - 1);
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
