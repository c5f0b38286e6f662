// A random beginning of a turn, all equally likely: counts them and takes one by number.
import type { Dice } from '../../bot/dice.ts';
import * as able from './able.ts';
import * as cells from './cells.ts';
import { coordinateCode, PROVE_CODE } from './codes.ts';
import * as launches from './pick-launch.ts';
import { NOTHING } from './pick-steps.ts';
import * as tables from './pick-tables.ts';
import * as shown from './shown.ts';
import { canProve } from './turn-actions.ts';

// Local constants are faster: an import is read through its module each time.
const { KEPT, SHOWN, SPECIALS, TURN } = cells;
const { BIT_AT, BITS_IN, PAIR_AT, PAIR_FROM, PAIRS_AMONG, SOURCE_AT } = tables;
const { launchable } = able;
const { launchAt, launchCount } = launches;
const { ofType, typeCounts } = shown;

/** Launches and pairs of typed cards: all that the base game has. */
export function pickTurn(w: cells.World, dice: Dice): number {
  const counts = pairCounts(w);
  const galaxies = launchable(w, w[TURN]!);
  const pairs = Math.imul(counts, 0x01010101) >>> 24;
  const count = galaxies === 0 ? pairs : pairs + launchCount(w, galaxies);
  if (count === 0) return NOTHING;
  const index = dice.below(count);
  return index >= pairs ? launchAt(w, galaxies, index - pairs) : pairAt(w, counts, index);
}

/** The same with visible mirrors and open theories; there must be no Crossing. */
export function pickAnyTurn(w: cells.World, dice: Dice): number {
  const counts = pairCounts(w);
  const galaxies = launchable(w, w[TURN]!);
  const pairs = Math.imul(counts, 0x01010101) >>> 24;
  const count = galaxies === 0 ? pairs : pairs + launchCount(w, galaxies);
  const mirrors = w[SPECIALS]! >> 8;
  const mirrored = count + (mirrors === 0 ? 0 : BITS_IN[mirrors]! * typedCards(w));
  const all = mirrored + (canProve(w) ? 1 : 0);
  if (all === 0) return NOTHING;
  const index = dice.below(all);
  if (index < pairs) return pairAt(w, counts, index);
  if (index < count) return launchAt(w, galaxies, index - pairs);
  return index < mirrored ? mirrorPairAt(w, mirrors, index - count) : PROVE_CODE;
}

/** How many typed cards can pay. */
function typedCards(w: cells.World): number {
  const counts = typeCounts(w);
  return (counts & 15) + ((counts >> 4) & 15) + ((counts >> 8) & 15) + (counts >> 12);
}

/** How many pairs of each type there are: a byte each. */
function pairCounts(w: cells.World): number {
  const sources = typeCounts(w);
  return PAIRS_AMONG[sources & 255]! | (PAIRS_AMONG[sources >> 8]! << 16);
}

function pairAt(w: cells.World, counts: number, index: number): number {
  // In each byte the pairs of all earlier types: a mispredicted branch would cost more than this.
  const before = Math.imul(counts, 0x01010100);
  const type =
    3 +
    ((index - ((before >>> 8) & 255)) >> 31) +
    ((index - ((before >>> 16) & 255)) >> 31) +
    ((index - (before >>> 24)) >> 31);
  const pair =
    PAIR_AT[PAIR_FROM[ofType(w[SHOWN]!, w[KEPT]!, type)]! + index - ((before >>> (type << 3)) & 255)]!;
  return coordinateCode(SOURCE_AT[(type << 4) | (pair >> 4)]!, SOURCE_AT[(type << 4) | (pair & 15)]!);
}

/** A typed card with a mirror, by number. */
function mirrorPairAt(w: cells.World, mirrors: number, index: number): number {
  const count = BITS_IN[mirrors]!;
  const mirror = BIT_AT[(mirrors << 3) | (index % count)]!;
  let left = Math.floor(index / count);
  for (let type = 0; ; type++) {
    for (let sources = ofType(w[SHOWN]!, w[KEPT]!, type); sources !== 0; sources &= sources - 1) {
      if (left-- === 0)
        return coordinateCode(mirror, SOURCE_AT[(type << 4) | (31 - Math.clz32(sources & -sources))]!);
    }
  }
}
