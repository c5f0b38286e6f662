// The legal actions of a seat, as codes.
import { canSpend } from './able.ts';
import * as cells from './cells.ts';
import { DONE_CODE, placeCode, returnCode, spendCode, takeCode, waiveCode } from './codes.ts';
import { addSteps } from './powers.ts';
import { turnActions } from './turn-actions.ts';
import { canShare, galaxyAt, hasRoom, SLOTS, sharedOut, sharingOf } from './voyages.ts';

// Local constants are faster: an import is read through its module each time.
const { BEGUN, CLAIM_STAGE, DISCOVERY, EFFECT_STAGE, has, LEFT, MAJOR, NO_COPY, ONE, OVER_STAGE } = cells;
const { PLACE_STAGE, REVEAL_STAGE, SCAN_STAGE, STAGE, STARS_TYPE, SUN, TABLE, THRUSTERS_STAGE } = cells;
const { TURN, TURN_STAGE, TWO, TWO_PLAYERS, WITH_SUN } = cells;

/** More actions than can ever be legal at once. */
export const MOST_ACTIONS = 1024;
const MAJOR_RETREAT = 8;
const MINOR_RETREAT = 4;

/** Writes the codes of all legal actions of a seat to `out`; returns their number. */
export function legal(w: cells.World, seat: number, out: Int32Array): number {
  const count = seat === w[TURN] ? ownActions(w, out) : 0;
  return isMoment(w[STAGE]!) && canSpend(w, seat) ? addSpendings(w, seat, out, count) : count;
}

/**
 * Meteors can be spent at any moment except between the voyages of one Crossing and before a chance event (METEOR-3).
 */
function isMoment(stage: number): boolean {
  return stage === TURN_STAGE || stage === EFFECT_STAGE || stage === PLACE_STAGE || stage === THRUSTERS_STAGE;
}

function ownActions(w: cells.World, out: Int32Array): number {
  switch (w[STAGE]) {
    case TURN_STAGE:
      return turnActions(w, out);
    case EFFECT_STAGE:
      return effectActions(w, out);
    case THRUSTERS_STAGE:
      return thrusterActions(w, out);
    case PLACE_STAGE:
      return placements(w, out);
    case CLAIM_STAGE:
      return takings(w, out);
    default:
      return 0;
  }
}

function addSpendings(w: cells.World, seat: number, out: Int32Array, from: number): number {
  let count = from;
  for (let slot = 0; slot < SLOTS; slot++) {
    const galaxy = galaxyAt(w, slot);
    if (galaxy >= 0 && hasRoom(w, seat, galaxy)) out[count++] = spendCode(slot, seat);
  }
  return count;
}

/** The most spaces that the sun may retreat. */
export function longestRetreat(w: cells.World): number {
  return has(w, WITH_SUN) ? Math.min(w[MAJOR]! ? MAJOR_RETREAT : MINOR_RETREAT, w[SUN]!) : 0;
}

function addRetreats(w: cells.World, out: Int32Array, from: number): number {
  const longest = longestRetreat(w);
  for (let spaces = 0; spaces <= longest; spaces++) out[from + spaces] = waiveCode(spaces);
  return from + longest + 1;
}

function effectActions(w: cells.World, out: Int32Array): number {
  const count = addSteps(w, out);
  if (w[BEGUN]) {
    out[count] = DONE_CODE;
    return count + 1;
  }
  return w[ONE] === NO_COPY ? addRetreats(w, out, count) : count;
}

function thrusterActions(w: cells.World, out: Int32Array): number {
  out[0] = returnCode(w[ONE]!);
  if (w[TWO] === NO_COPY || w[TWO] === w[ONE]) return addRetreats(w, out, 1);
  out[1] = returnCode(w[TWO]!);
  return addRetreats(w, out, 2);
}

function placements(w: cells.World, out: Int32Array): number {
  const one = w[ONE]! & 31;
  const two = w[TWO]! & 31;
  let count = 0;
  const ways = w[DISCOVERY] === STARS_TYPE ? 3 : 1;
  for (let way = 0; way < ways; way++) {
    const onTop = (way + 1) % 3;
    out[count++] = placeCode(one, two, onTop);
    if (one !== two) out[count++] = placeCode(two, one, onTop);
  }
  return count;
}

function takings(w: cells.World, out: Int32Array): number {
  let count = 0;
  const alone = (w[TABLE]! & TWO_PLAYERS) === 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const galaxy = galaxyAt(w, slot);
    if (galaxy < 0) continue;
    for (let to = 0; to < (alone ? 1 : 2); to++) {
      if (alone || (hasRoom(w, to, galaxy) && canShare(sharedOut(sharingOf(w, w[LEFT]!), slot, to))))
        out[count++] = takeCode(slot, to);
    }
  }
  return count;
}

/** Whether chance decides next. */
export function isChance(stage: number): boolean {
  return stage === SCAN_STAGE || (stage >= REVEAL_STAGE && stage !== OVER_STAGE);
}
