// A random legal action, all equally likely, without a list: counted or thrown. Random games consist of this;
// test/stellarion-kernel.test.ts proves it equal to `legal`.
import type { Dice } from '../../bot/dice.ts';
import { canCross } from './able.ts';
import * as cells from './cells.ts';
import { DONE_CODE, placeCode, waiveCode } from './codes.ts';
import { legal, longestRetreat, MOST_ACTIONS } from './legal.ts';
import { NOTHING, pickRecovery, pickScan, pickSearch, pickStation } from './pick-steps.ts';
import { pickAnyTurn } from './pick-turn.ts';

// Local constants are faster: an import is read through its module each time.
const { BEGUN, COLLECTED, DISCOVERY, EFFECT_STAGE, NEBULA, NO_COPY, ONE, PLACE_STAGE } = cells;
const { PLANET, POWER, SHIP, STAGE, STARS_TYPE, TURN, TURN_STAGE, TWO } = cells;

const METEORS_FOR_A_VOYAGE = 2;

const codes = new Int32Array(MOST_ACTIONS);

/** For the seat whose turn it is. */
export function pick(w: cells.World, dice: Dice): number {
  if (w[COLLECTED]! < METEORS_FOR_A_VOYAGE) {
    if (w[STAGE] === TURN_STAGE) {
      if (!canCross(w)) return pickAnyTurn(w, dice);
    } else if (w[STAGE] === EFFECT_STAGE) {
      if (w[ONE] === NO_COPY) return pickStep(w, dice);
    } else if (w[STAGE] === PLACE_STAGE && w[DISCOVERY] !== STARS_TYPE) return pickPlacement(w, dice);
  }
  return pickListed(w, w[TURN]!, dice);
}

/** The same for any seat, with a list. */
export function pickListed(w: cells.World, seat: number, dice: Dice): number {
  const count = legal(w, seat, codes);
  return count === 0 ? NOTHING : codes[dice.below(count)]!;
}

/** A step of the effect, or stopping; before the first step the sun may retreat instead, by any number of spaces. */
function pickStep(w: cells.World, dice: Dice): number {
  if (w[BEGUN]) {
    const step = pickOf(w, 1, dice);
    return step < 0 ? DONE_CODE : step;
  }
  const step = pickOf(w, 1 + longestRetreat(w), dice);
  return step < 0 ? waiveCode(NOTHING - step) : step;
}

function pickOf(w: cells.World, ways: number, dice: Dice): number {
  switch (w[POWER]!) {
    case SHIP:
      return pickSearch(w, ways, dice);
    case NEBULA:
      return pickRecovery(w, ways, dice);
    case PLANET:
      return pickStation(w, ways, dice);
    default:
      return pickScan(w, ways, dice);
  }
}

function pickPlacement(w: cells.World, dice: Dice): number {
  const one = w[ONE]! & 31;
  const two = w[TWO]! & 31;
  return one === two || dice.below(2) === 0 ? placeCode(one, two, 1) : placeCode(two, one, 1);
}
