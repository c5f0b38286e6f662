// The steps of the powers in a random base game, on decks by number: all equally likely, stopping included.
import type { Dice } from '../../bot/dice.ts';
import * as cells from './cells.ts';
import { NO_FACE } from './codes.ts';
import * as numbers from './deck-numbers.ts';
import * as tables from './deck-tables.ts';
import * as picks from './pick-tables.ts';
import * as shown from './shown.ts';
import * as throws from './throw.ts';

// Local constants are faster: an import is read through its module each time.
const { DISCARD, DOWN, NUMBERS, PAST, SHOWN } = cells;
const { HELD_OF } = numbers;
const { FACES, FOUND, HEAP_OF, PAIRS, SCANNED, SHUFFLED, TO_FIND, TO_SCAN, TOP_FACE, WAYS, WITHOUT_TOP } =
  tables;
const { MOST_RECOVERIES, RECOVERY_AT, RECOVERY_COUNT } = picks;
const { BIT_OF, OTHER_DECKS } = shown;
const { countsOf, throwFor } = throws;

/** Removes the card on top. */
export function takeTop(w: cells.World, deck: number): number {
  const number = w[NUMBERS + deck]!;
  w[NUMBERS + deck] = WITHOUT_TOP[number]!;
  w[SHOWN]! &= OTHER_DECKS[deck]!;
  w[DOWN]! |= 1 << deck;
  return TOP_FACE[number]!;
}

/** Replaces the deck by this one, whose top card is known. */
function showAnew(w: cells.World, deck: number, number: number): void {
  w[NUMBERS + deck] = number;
  w[SHOWN] = (w[SHOWN]! & OTHER_DECKS[deck]!) | BIT_OF[(deck << 3) | TOP_FACE[number]!]!;
  w[DOWN]! &= ~(1 << deck);
}

export function searchDecks(w: cells.World, times: number, dice: Dice): void {
  let low = -1;
  let high = -1;
  for (let left = times; left > 0; left--) {
    const thrown = throwFor(
      countsOf(w, NUMBERS, TO_FIND, 0) & low,
      countsOf(w, NUMBERS + 4, TO_FIND, 0) & high,
      dice,
    );
    if (thrown < 0) return;
    const deck = thrown >> 8;
    showAnew(w, deck, FOUND[HEAP_OF[w[NUMBERS + deck]!]! * FACES + (thrown & 255)]!);
    // Excludes the deck searched before.
    if (deck < 4) low = ~(255 << (deck << 3));
    else high = ~(255 << ((deck - 4) << 3));
  }
}

export function scanDecks(w: cells.World, times: number, dice: Dice): void {
  for (let left = times; left > 0; left--) {
    const thrown = throwFor(countsOf(w, NUMBERS, TO_SCAN, 0), countsOf(w, NUMBERS + 4, TO_SCAN, 0), dice);
    if (thrown < 0) return;
    const deck = thrown >> 8;
    const heap = HEAP_OF[w[NUMBERS + deck]!]!;
    showAnew(w, deck, SCANNED[heap * PAIRS + dice.below(WAYS[heap]!)]!);
  }
}

export function recover(w: cells.World, major: number, dice: Dice): void {
  const way = major << 8;
  const thrown = throwFor(
    countsOf(w, DISCARD, RECOVERY_COUNT, way),
    countsOf(w, DISCARD + 4, RECOVERY_COUNT, way),
    dice,
  );
  if (thrown < 0) {
    w[PAST] = 0;
    return;
  }
  const deck = thrown >> 8;
  const recovery = RECOVERY_AT[(way | w[DISCARD + deck]!) * MOST_RECOVERIES + (thrown & 255)]!;
  const alone = (recovery & 7) === NO_FACE;
  const cards = (1 << ((recovery >> 3) << 1)) + (alone ? 0 : 1 << ((recovery & 7) << 1));
  if (alone) w[PAST] = 0;
  w[DISCARD + deck]! -= cards;
  w[NUMBERS + deck] = SHUFFLED[HELD_OF[w[NUMBERS + deck]!]! + cards]!;
  w[SHOWN]! &= OTHER_DECKS[deck]!;
  w[DOWN]! |= 1 << deck;
}
