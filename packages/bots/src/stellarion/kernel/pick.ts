// One legal action, each as likely as any other, without a list of them: it is counted or thrown for. Games played out at
// random are made of this; test/stellarion-kernel.test.ts proves it equal to `legal`.
import type { Dice } from '../../dice.ts';
import * as able from './able.ts';
import * as cells from './cells.ts';
import { coordinateCode, DONE_CODE, placeCode, waiveCode } from './codes.ts';
import { legal, MOST_ACTIONS } from './legal.ts';
import * as launches from './pick-launch.ts';
import { NOTHING, pickRecovery, pickScan, pickSearch, pickStation } from './pick-steps.ts';
import * as tables from './pick-tables.ts';
import * as shown from './shown.ts';

// An import is read through its module each time, a constant of this file is not.
const {
  BEGUN,
  COLLECTED,
  DECK,
  DISCOVERY,
  KEPT,
  MAJOR,
  NEBULA,
  NO_COPY,
  NO_TYPE,
  ONE,
  PLANET,
  POWER,
  SHIP,
  SHOWN,
  SPECIALS,
  STAGE,
  STARS_TYPE,
  TABLE,
  THEORY,
  TURN,
  TWO,
  WITH_SUN,
  EFFECT_STAGE,
  PLACE_STAGE,
  TURN_STAGE,
} = cells;
const { PAIR_AT, PAIR_FROM, PAIRS_AMONG, SOURCE_AT } = tables;
const { launchable } = able;
const { launchAt, launchCount } = launches;
const { ofType, typeCounts } = shown;

const METEORS_FOR_A_VOYAGE = 2;

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
  const sources = typeCounts(w);
  const counts = PAIRS_AMONG[sources & 255]! | (PAIRS_AMONG[sources >> 8]! << 16);
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
  const pair =
    PAIR_AT[PAIR_FROM[ofType(w[SHOWN]!, w[KEPT]!, type)]! + index - ((before >>> (type << 3)) & 255)]!;
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

function pickPlacement(w: cells.World, dice: Dice): number {
  const one = w[ONE]! & 31;
  const two = w[TWO]! & 31;
  return one === two || dice.below(2) === 0 ? placeCode(one, two, 1) : placeCode(two, one, 1);
}
