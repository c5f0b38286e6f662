// What a turn can begin with, as codes.
import { atHand, canCross, holes, isCrossing, suffices } from './able.ts';
import { BLACK_HOLE, MIRROR, NO_TYPE, OUTPOST, STARS, shown, THEORY, TURN, type World } from './cells.ts';
import { coordinateCode, crossCode, launchCode, PROVE_CODE } from './codes.ts';
import { galaxyAt, hasRoom, SLOTS } from './voyages.ts';

const CARDS_FOR_A_THEORY = 3;
const STAR_ORIGIN = 3;

/** Launches, Coordinations, Crossings and a proof; gives their number. */
export function turnActions(w: World, out: Int32Array): number {
  let count = addLaunches(w, out);
  count = addCoordinations(w, out, count);
  if (canCross(w)) {
    const shownHoles = holes(w);
    for (let mask = shownHoles; mask !== 0; mask = (mask - 1) & shownHoles)
      if (isCrossing(mask)) out[count++] = crossCode(mask);
  }
  if (canProve(w)) out[count++] = PROVE_CODE;
  return count;
}

function canProve(w: World): boolean {
  const theory = w[THEORY]!;
  if (theory === NO_TYPE) return false;
  let showing = 0;
  for (let deck = 0; deck < 8; deck++) {
    const card = shown(w, deck);
    if (card < BLACK_HOLE && (card & 3) === theory) showing++;
  }
  return showing >= CARDS_FOR_A_THEORY;
}

function addLaunches(w: World, out: Int32Array): number {
  const hand = atHand(w);
  let count = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const galaxy = galaxyAt(w, slot);
    if (galaxy < 0 || !suffices((hand >> (galaxy << 2)) & 15, w[STARS]!)) continue;
    if (hasRoom(w, w[TURN]!, galaxy)) count = addWays(w, out, { galaxy, slot, count });
  }
  return count;
}

/** By type: where its card can come from, a bit for each origin; a star is the last of them. */
const origins = new Uint8Array(4);

interface Ways {
  readonly galaxy: number;
  readonly slot: number;
  readonly count: number;
}

function addWays(w: World, out: Int32Array, { galaxy, slot, count: from }: Ways): number {
  const star = w[STARS]! > 0 ? 8 : 0;
  const top = shown(w, galaxy);
  for (let type = 0; type < 4; type++) {
    const card = (galaxy << 2) | type;
    origins[type] =
      star |
      (top === card ? 1 : 0) |
      (shown(w, 4 + type) === card ? 2 : 0) |
      (((w[OUTPOST]! >> card) & 1) << 2);
  }
  return addFrom(out, { type: 0, code: 0, base: launchCode(galaxy, 0, slot), stars: 0 }, from);
}

interface Way {
  readonly type: number;
  readonly code: number;
  readonly base: number;
  readonly stars: number;
}

/** Every origin for this type, and for each of them all ways for the types after it. */
function addFrom(out: Int32Array, { type, code, base, stars }: Way, from: number): number {
  if (type === 4) {
    out[from] = base | code;
    return from + 1;
  }
  let count = from;
  for (let origin = 0; origin < 4; origin++) {
    if (((origins[type]! >> origin) & 1) === 0) continue;
    const more = origin === STAR_ORIGIN ? stars + 1 : stars;
    if (more > 1) continue;
    count = addFrom(out, { type: type + 1, code: code | (origin << (2 * type)), base, stars: more }, count);
  }
  return count;
}

/** By type: the decks that show it, then the cards of the Outpost that have it; sources as the rules number them. */
function addCoordinations(w: World, out: Int32Array, from: number): number {
  let count = from;
  for (let low = 0; low < 8; low++) {
    const card = shown(w, low);
    if (card > MIRROR || card === BLACK_HOLE) continue;
    for (let high = low + 1; high < 8; high++) {
      if (pairs(card, shown(w, high))) out[count++] = coordinateCode(low, high);
    }
    for (let cards = w[OUTPOST]!; cards !== 0; cards &= cards - 1) {
      const kept = 31 - Math.clz32(cards & -cards);
      if (pairs(card, kept)) out[count++] = coordinateCode(low, 8 + kept);
    }
  }
  const outpost = w[OUTPOST]!;
  for (let cards = outpost; cards !== 0; cards &= cards - 1) {
    const kept = 31 - Math.clz32(cards & -cards);
    for (let other = kept + 4; other < 16; other += 4)
      if ((outpost >> other) & 1) out[count++] = coordinateCode(8 + kept, 8 + other);
  }
  return count;
}

/** COORD-1, MIRROR-4; neither is a black hole or no card unless nothing pairs. */
function pairs(one: number, two: number): boolean {
  if (one < BLACK_HOLE) return two < BLACK_HOLE ? ((one ^ two) & 3) === 0 : two === MIRROR;
  return two < BLACK_HOLE;
}
