// Two cards pay for a power: which power, what the world remembers of it, and the stage that it opens.
import * as cells from './cells.ts';
import { enter, remember } from './turn.ts';
import { pay } from './voyaging.ts';

// Local constants are faster: an import is read through its module each time.
const { BEGUN, BLACK_HOLE, cardIn, DISCOVERY, EFFECT_STAGE, has, LEFT, MAJOR, NEBULA, NO_COPY } = cells;
const { ONE, PAST, POWER, SHIP, STARS_TYPE, shown, THRUSTERS_STAGE, TWO, WITH_SUN } = cells;

const MAJOR_NEBULA = NEBULA * 2 + 1;
/** Faces from here on have no type. */
const FIRST_SPECIAL = 4;

/** The power that two sources pay for: type × 2, and 1 if it is major. */
export function powerOf(w: cells.World, low: number, high: number): number {
  const a = low < 8 ? shown(w, low) : low - 8;
  const b = high < 8 ? shown(w, high) : high - 8;
  const type = (a < BLACK_HOLE ? a : b) & 3;
  return (type << 1) | (a === b ? 1 : 0);
}

/** Only a major nebula power can lead to an earlier position; with the sun none can, nor after a proof. */
export function keepPast(w: cells.World, power: number): void {
  if (power === MAJOR_NEBULA && !has(w, WITH_SUN) && w[BEGUN] === 0) remember(w);
  else w[PAST] = 0;
}

export function coordinate(w: cells.World, low: number, high: number): void {
  const power = powerOf(w, low, high);
  keepPast(w, power);
  const one = pay(w, low);
  const two = pay(w, high);
  if (power >> 1 === SHIP && w[DISCOVERY] === SHIP) openThrusters(w, one, two, power & 1);
  else openEffect(w, power >> 1, power & 1);
}

/** The payment: deck × 8 + face each. */
function openThrusters(w: cells.World, one: number, two: number, major: number): void {
  enter(w, THRUSTERS_STAGE);
  w[MAJOR] = major;
  const copyOf = (paid: number): number => (paid >> 3) * 32 + cardIn(paid >> 3, paid & 7);
  const isMirror = (paid: number): boolean => (paid & 7) >= FIRST_SPECIAL;
  w[ONE] = copyOf(isMirror(one) ? two : one);
  w[TWO] = isMirror(one) || isMirror(two) ? NO_COPY : copyOf(two);
}

export function openEffect(w: cells.World, type: number, major: number): void {
  enter(w, EFFECT_STAGE);
  w[POWER] = type;
  w[MAJOR] = major;
  w[LEFT] = type === SHIP ? 1 + major : type === STARS_TYPE ? 2 + 2 * major : 1;
}
