// The possible beginnings of a turn, as codes.
import { canCross, holes, isCrossing, launchable } from './able.ts';
import * as cells from './cells.ts';
import { coordinateCode, crossCode, launchCode, PROVE_CODE } from './codes.ts';
import { ofType } from './shown.ts';
import { BITS, galaxyAt, SLOTS } from './voyages.ts';

// Local constants are faster: an import is read through its module each time.
const { KEPT, MIRROR, NO_TYPE, OUTPOST, SHOWN, SPECIALS, STARS, shown, THEORY, TURN, UP } = cells;

const CARDS_FOR_A_THEORY = 3;
const STAR_ORIGIN = 3;

/** Launches, Coordinations, Crossings and a proof; returns their number. */
export function turnActions(w: cells.World, out: Int32Array): number {
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

export function canProve(w: cells.World): boolean {
  const theory = w[THEORY]!;
  return theory !== NO_TYPE && showing(w, theory) >= CARDS_FOR_A_THEORY;
}

/** How many decks show this type. */
function showing(w: cells.World, type: number): number {
  const same = ofType(w[SHOWN]!, w[KEPT]!, type);
  return BITS[same & 15]! + ((same >> 4) & 1);
}

function addLaunches(w: cells.World, out: Int32Array): number {
  const galaxies = launchable(w, w[TURN]!);
  if (galaxies === 0) return 0;
  let count = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const galaxy = galaxyAt(w, slot);
    if (galaxy >= 0 && (galaxies >> galaxy) & 1) count = addWays(w, out, { galaxy, slot, count });
  }
  return count;
}

/** By type: the possible origins of its card, a bit for each; a star is the last. */
const origins = new Uint8Array(4);

interface Ways {
  readonly galaxy: number;
  readonly slot: number;
  readonly count: number;
}

function addWays(w: cells.World, out: Int32Array, { galaxy, slot, count: from }: Ways): number {
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

/** Every origin for this type, and for each of them all ways for the later types. */
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

/** Sources in the rules' numbering: the decks, then the cards of the Outpost. */
function addCoordinations(w: cells.World, out: Int32Array, from: number): number {
  let count = from;
  for (let up = w[UP]! & ~holes(w); up !== 0; up &= up - 1) {
    const low = 31 - Math.clz32(up & -up);
    const card = shown(w, low);
    for (let mates = matesOf(w, card) & (-2 << low); mates !== 0; mates &= mates - 1)
      out[count++] = coordinateCode(low, 31 - Math.clz32(mates & -mates));
    const kept = card === MIRROR ? w[OUTPOST]! : w[OUTPOST]! & (0x1111 << (card & 3));
    for (let cards = kept; cards !== 0; cards &= cards - 1)
      out[count++] = coordinateCode(low, 8 + 31 - Math.clz32(cards & -cards));
  }
  const outpost = w[OUTPOST]!;
  for (let cards = outpost; cards !== 0; cards &= cards - 1) {
    const kept = 31 - Math.clz32(cards & -cards);
    for (let other = kept + 4; other < 16; other += 4)
      if ((outpost >> other) & 1) out[count++] = coordinateCode(8 + kept, 8 + other);
  }
  return count;
}

/** The decks whose cards pair with this one (COORD-1, MIRROR-4): a bit each. */
function matesOf(w: cells.World, card: number): number {
  const mirrors = w[SPECIALS]! >> 8;
  if (card === MIRROR) return w[UP]! & ~(holes(w) | mirrors);
  const type = card & 3;
  const same = ofType(w[SHOWN]!, w[KEPT]!, type);
  return (same & 15) | ((same & 16) << type) | mirrors;
}
