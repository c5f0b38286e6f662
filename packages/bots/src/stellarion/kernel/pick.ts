// One legal action, each as likely as any other, without a list of them: it is counted or thrown for. Games played out at
// random are made of this; test/stellarion-kernel.test.ts proves it equal to `legal`.
import type { Dice } from '../../dice.ts';
import { launchable } from './able.ts';
import * as cells from './cells.ts';
import {
  coordinateCode,
  DONE_CODE,
  placeCode,
  recoverCode,
  scanCode,
  searchCode,
  stationCode,
  waiveCode,
} from './codes.ts';
import { legal, MOST_ACTIONS } from './legal.ts';
import { launchAt, launchCount } from './pick-launch.ts';
import * as tables from './pick-tables.ts';
import { OTHER_DECKS, ofType } from './shown.ts';

// An import is read through its module each time, a constant of this file is not.
const {
  BEGUN,
  BLACK_HOLES,
  MIRRORS,
  COLLECTED,
  DECK,
  DISCARD,
  DISCOVERY,
  HELD,
  KEPT,
  MAJOR,
  NEBULA,
  NO_COPY,
  NO_TYPE,
  ONE,
} = cells;
const { PLANET, POWER, SHIP, SHOWN, SPECIALS, STAGE, STARS_TYPE, TABLE, THEORY, TURN, TWO, WITH_SUN } = cells;
const { EFFECT_STAGE, PLACE_STAGE, TURN_STAGE } = cells;
const { PAIR_AT, PAIR_COUNT, PAIR_FROM, SOURCE_AT } = tables;
const { MAJOR_RECOVERY, MINOR_RECOVERY, MOST_RECOVERIES, RADAR_RECOVERY, RECOVERY_AT, RECOVERY_COUNT } =
  tables;

const METEORS_FOR_A_VOYAGE = 2;

/** There is none: the seat can do nothing. */
export const NOTHING = -1;

const codes = new Int32Array(MOST_ACTIONS);

/** Of the seat whose turn it is. */
export function pick(w: cells.World, dice: Dice): number {
  if (w[COLLECTED]! < METEORS_FOR_A_VOYAGE) {
    if (w[STAGE] === TURN_STAGE) {
      if (w[SPECIALS] === 0 && w[THEORY] === NO_TYPE) return pickTurn(w, dice);
    } else if (w[STAGE] === EFFECT_STAGE) {
      if ((w[TABLE]! & WITH_SUN) === 0 && w[ONE] === NO_COPY) return pickStep(w, dice);
    } else if (w[STAGE] === PLACE_STAGE && w[DISCOVERY] !== STARS_TYPE) return pickPlacement(w, dice);
  }
  return pickListed(w, w[TURN]!, dice);
}

/** The same for any seat, with a list. */
export function pickListed(w: cells.World, seat: number, dice: Dice): number {
  const count = legal(w, seat, codes);
  return count === 0 ? NOTHING : codes[dice.below(count)]!;
}

export function pickTurn(w: cells.World, dice: Dice): number {
  // A byte for each type, and in their product how many pairs the types before it have: a wrong guess of a branch would
  // cost more than all of this.
  const counts =
    PAIR_COUNT[ofType(w, 0)]! |
    (PAIR_COUNT[ofType(w, 1)]! << 8) |
    (PAIR_COUNT[ofType(w, 2)]! << 16) |
    (PAIR_COUNT[ofType(w, 3)]! << 24);
  const before = Math.imul(counts, 0x01010100);
  const pairs = (before >>> 24) + (counts >>> 24);
  const galaxies = launchable(w, w[TURN]!);
  const count = galaxies === 0 ? pairs : pairs + launchCount(w, galaxies);
  if (count === 0) return NOTHING;
  const index = dice.below(count);
  if (index >= pairs) return launchAt(w, galaxies, index - pairs);
  const type =
    3 +
    ((index - ((before >>> 8) & 255)) >> 31) +
    ((index - ((before >>> 16) & 255)) >> 31) +
    ((index - (before >>> 24)) >> 31);
  return pairOf(ofType(w, type), type, index - ((before >>> (type << 3)) & 255));
}

function pairOf(sources: number, type: number, index: number): number {
  const pair = PAIR_AT[PAIR_FROM[sources]! + index]!;
  return coordinateCode(SOURCE_AT[(type << 4) | (pair >> 4)]!, SOURCE_AT[(type << 4) | (pair & 15)]!);
}

/** A step of the effect, or to leave it at that. */
function pickStep(w: cells.World, dice: Dice): number {
  const step = pickOf(w, w[POWER]!, dice);
  return step === NOTHING ? (w[BEGUN] ? DONE_CODE : waiveCode(0)) : step;
}

function pickOf(w: cells.World, power: number, dice: Dice): number {
  switch (power) {
    case SHIP:
      return pickSearch(w, w[DECK]!, dice);
    case NEBULA:
      return pickRecovery(w, w[MAJOR]!, dice);
    case PLANET:
      return pickStation(w, w[MAJOR]!, dice);
    default:
      return pickScan(w, dice);
  }
}

/** Throws for a deck and a face until the deck has the face; not in the deck that was searched. */
export function pickSearch(w: cells.World, searched: number, dice: Dice): number {
  const faceBits = w[TABLE]! & (BLACK_HOLES | MIRRORS) ? 3 : 2;
  for (;;) {
    const thrown = dice.below((8 << faceBits) + 1);
    const deck = thrown >> faceBits;
    if (deck === 8) return NOTHING;
    const face = thrown & ((1 << faceBits) - 1);
    if (deck !== searched && (w[HELD + deck]! >> (face << 1)) & 3) return searchCode(deck, face);
  }
}

/** Throws for a deck until it can be scanned. */
export function pickScan(w: cells.World, dice: Dice): number {
  for (;;) {
    const deck = dice.below(8 + 1);
    if (deck === 8) return NOTHING;
    const held = w[HELD + deck]!;
    // Two cards at least: two kinds, or one kind twice.
    if (held & (held - 1) || held & 0xaaa) return scanCode(deck);
  }
}

/** Throws for a deck, or two for a major power, until the cards may join those of the Outpost. */
export function pickStation(w: cells.World, major: number, dice: Dice): number {
  const kept = w[KEPT]!;
  const anyGalaxy = w[DISCOVERY] === PLANET;
  const allowed = (kept === 0 || anyGalaxy ? 0xffff : galaxyOf(kept)) & ~kept;
  const cards = w[SHOWN]! & (allowed | (allowed << 16));
  for (;;) {
    const thrown = major ? dice.below(8 * 8 + 1) : dice.below(8 + 1) * 9;
    if (thrown >= 64) return NOTHING;
    const one = thrown >> 3;
    const two = thrown & 7;
    if (one > two || (cards & ~OTHER_DECKS[one]!) === 0 || (cards & ~OTHER_DECKS[two]!) === 0) continue;
    if (one === two || mayJoin(cells.shown(w, one), cells.shown(w, two), anyGalaxy))
      return stationCode(one, two);
  }
}

function mayJoin(one: number, two: number, anyGalaxy: boolean): boolean {
  return one !== two && (anyGalaxy || one >> 2 === two >> 2);
}

/** All bits of the galaxy to which these belong. */
function galaxyOf(kept: number): number {
  const bits = kept | (kept >> 8);
  return ((bits | (bits >> 4)) & 15) * 0x1111;
}

export function pickRecovery(w: cells.World, major: number, dice: Dice): number {
  const way = (major === 0 ? MINOR_RECOVERY : w[DISCOVERY] === NEBULA ? RADAR_RECOVERY : MAJOR_RECOVERY) << 8;
  let count = 1;
  for (let deck = 0; deck < 8; deck++) count += RECOVERY_COUNT[way | (w[DISCARD + deck]! & 255)]!;
  let index = dice.below(count);
  for (let deck = 0; deck < 8; deck++) {
    const at = way | (w[DISCARD + deck]! & 255);
    const here = RECOVERY_COUNT[at]!;
    if (index < here) {
      const recovery = RECOVERY_AT[at * MOST_RECOVERIES + index]!;
      return recoverCode(deck, recovery >> 3, recovery & 7);
    }
    index -= here;
  }
  return NOTHING;
}

function pickPlacement(w: cells.World, dice: Dice): number {
  const one = w[ONE]! & 31;
  const two = w[TWO]! & 31;
  return one === two || dice.below(2) === 0 ? placeCode(one, two, 1) : placeCode(two, one, 1);
}
