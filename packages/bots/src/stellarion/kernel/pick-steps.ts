// A random step of a power, all equally likely, stopping included: counted or thrown, without a list.
import { type Dice, MOST_THROWS, nothingFits } from '../../bot/dice.ts';
import * as cells from './cells.ts';
import { recoverCode, scanCode, searchCode, stationCode } from './codes.ts';
import * as tables from './pick-tables.ts';
import { galaxyOf, OTHER_DECKS } from './shown.ts';

// Local constants are faster: an import is read through its module each time.
const { BLACK_HOLES, DECK, DISCARD, DISCOVERY, HELD, KEPT, MAJOR, MIRRORS, NEBULA, PLANET, SHOWN, TABLE } =
  cells;
const { MAJOR_RECOVERY, MINOR_RECOVERY, MOST_RECOVERIES, RADAR_RECOVERY, RECOVERY_AT, RECOVERY_COUNT } =
  tables;

/** No step is possible or wanted; if there are several ways to stop, the others are the numbers below. */
export const NOTHING = -1;

/** Throws a deck and a face until the deck has the face; never the deck just searched. */
export function pickSearch(w: cells.World, ways: number, dice: Dice): number {
  const faceBits = w[TABLE]! & (BLACK_HOLES | MIRRORS) ? 3 : 2;
  const choices = 8 << faceBits;
  for (let tries = 0; tries < MOST_THROWS; tries++) {
    const thrown = dice.below(choices + ways);
    if (thrown >= choices) return NOTHING - (thrown - choices);
    const deck = thrown >> faceBits;
    const face = thrown & ((1 << faceBits) - 1);
    if (deck !== w[DECK] && (w[HELD + deck]! >> (face << 1)) & 3) return searchCode(deck, face);
  }
  throw nothingFits('pickSearch');
}

/** Throws a deck until it can be scanned. */
export function pickScan(w: cells.World, ways: number, dice: Dice): number {
  for (let tries = 0; tries < MOST_THROWS; tries++) {
    const deck = dice.below(8 + ways);
    if (deck >= 8) return NOTHING - (deck - 8);
    const held = w[HELD + deck]!;
    // At least two cards: two kinds, or one kind twice.
    if (held & (held - 1) || held & 0xaaa) return scanCode(deck);
  }
  throw nothingFits('pickScan');
}

/** Throws a deck, or two for a major power, until the cards may join the Outpost's. */
export function pickStation(w: cells.World, ways: number, dice: Dice): number {
  const kept = w[KEPT]!;
  const anyGalaxy = w[DISCOVERY] === PLANET;
  const allowed = (kept === 0 || anyGalaxy ? 0xffff : galaxyOf(kept)) & ~kept;
  const cards = w[SHOWN]! & (allowed | (allowed << 16));
  const choices = w[MAJOR] ? 8 * 8 : 8;
  for (let tries = 0; tries < MOST_THROWS; tries++) {
    const thrown = dice.below(choices + ways);
    if (thrown >= choices) return NOTHING - (thrown - choices);
    const one = w[MAJOR] ? thrown >> 3 : thrown;
    const two = thrown & 7;
    if (one > two || (cards & ~OTHER_DECKS[one]!) === 0 || (cards & ~OTHER_DECKS[two]!) === 0) continue;
    if (one === two || mayJoin(cells.shown(w, one), cells.shown(w, two), anyGalaxy))
      return stationCode(one, two);
  }
  throw nothingFits('pickStation');
}

function mayJoin(one: number, two: number, anyGalaxy: boolean): boolean {
  return one !== two && (anyGalaxy || one >> 2 === two >> 2);
}

export function pickRecovery(w: cells.World, ways: number, dice: Dice): number {
  const way = (w[MAJOR] ? (w[DISCOVERY] === NEBULA ? RADAR_RECOVERY : MAJOR_RECOVERY) : MINOR_RECOVERY) << 8;
  let count = ways;
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
  return NOTHING - index;
}
