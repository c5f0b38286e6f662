// The steps of the four powers, as codes.
import * as cells from './cells.ts';
import { NO_FACE, recoverCode, scanCode, searchCode, stationCode } from './codes.ts';
import { heapSize } from './piles.ts';

// Local constants are faster: an import is read through its module each time.
const { BLACK_HOLE, DECK, DISCARD, DISCOVERY, HELD, MAJOR, NEBULA, OUTPOST, PLANET, POWER, SHIP } = cells;
const { shown } = cells;

const CARDS_TO_SCAN = 2;

export function addSteps(w: cells.World, out: Int32Array): number {
  switch (w[POWER]) {
    case SHIP:
      return addSearches(w, out);
    case NEBULA:
      return addRecoveries(w, out);
    case PLANET:
      return addStations(w, out);
    default:
      return addScans(w, out);
  }
}

function addSearches(w: cells.World, out: Int32Array): number {
  let count = 0;
  for (let deck = 0; deck < 8; deck++) {
    if (deck === w[DECK]) continue;
    let contents = w[HELD + deck]!;
    for (let face = 0; contents !== 0; face++, contents >>= 2)
      if ((contents & 3) !== 0) out[count++] = searchCode(deck, face);
  }
  return count;
}

function addRecoveries(w: cells.World, out: Int32Array): number {
  let count = 0;
  const radar = w[DISCOVERY] === NEBULA;
  for (let deck = 0; deck < 8; deck++) {
    const heap = w[DISCARD + deck]! & 255;
    if (heap === 0) continue;
    for (let one = 0; one < 4; one++) {
      const copies = (heap >> (2 * one)) & 3;
      if (copies === 0) continue;
      out[count++] = recoverCode(deck, one, NO_FACE);
      if (!w[MAJOR]) continue;
      for (let two = radar ? 0 : one; two < 4; two++)
        if (((heap >> (2 * two)) & 3) > (one === two ? 1 : 0)) out[count++] = recoverCode(deck, one, two);
    }
  }
  return count;
}

function addScans(w: cells.World, out: Int32Array): number {
  let count = 0;
  for (let deck = 0; deck < 8; deck++)
    if (heapSize(w[HELD + deck]!) >= CARDS_TO_SCAN) out[count++] = scanCode(deck);
  return count;
}

/** Whether this card may join the Outpost's. */
function mayStation(w: cells.World, outpost: number, card: number): boolean {
  if (card >= BLACK_HOLE || (outpost >> card) & 1) return false;
  return w[DISCOVERY] === PLANET || (outpost & ~(0b1111 << (card & 12))) === 0;
}

function addStations(w: cells.World, out: Int32Array): number {
  let count = 0;
  const outpost = w[OUTPOST]!;
  for (let one = 0; one < 8; one++) {
    const first = shown(w, one);
    if (!mayStation(w, outpost, first)) continue;
    out[count++] = stationCode(one, one);
    if (!w[MAJOR]) continue;
    for (let two = one + 1; two < 8; two++)
      if (mayStation(w, outpost | (1 << first), shown(w, two))) out[count++] = stationCode(one, two);
  }
  return count;
}
