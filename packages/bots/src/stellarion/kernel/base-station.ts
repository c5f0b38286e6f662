// The planet's power in a random base game, on decks by number.
import type { Dice } from '../../bot/dice.ts';
import * as steps from './base-steps.ts';
import * as cells from './cells.ts';
import { keep } from './effects.ts';
import * as tables from './pick-tables.ts';
import * as shown from './shown.ts';

// Local constants are faster: an import is read through its module each time.
const { KEPT, SHOWN } = cells;
const { BIT_AT, BITS_IN } = tables;
const { decksOf, galaxyOf, OTHER_DECKS } = shown;
const { takeTop } = steps;

export function stationCards(w: cells.World, major: number, dice: Dice): void {
  const cards = allowedCards(w);
  const decks = decksOf(cards);
  if (major) {
    stationTwo(w, cards, dice);
    return;
  }
  const count = BITS_IN[decks]!;
  const index = dice.below(count + 1);
  if (index < count) station(w, BIT_AT[(decks << 3) | index]!);
}

/** The cards on the decks that may join the Outpost's. */
function allowedCards(w: cells.World): number {
  const kept = w[KEPT]!;
  const allowed = (kept === 0 ? 0xffff : galaxyOf(kept)) & ~kept;
  return w[SHOWN]! & (allowed | (allowed << 16));
}

/** Pairs of decks; a deck with itself means one card: deck × 8 + deck. */
const choices = new Uint8Array(64);

function stationTwo(w: cells.World, cards: number, dice: Dice): void {
  let count = 0;
  for (let decks = decksOf(cards); decks !== 0; decks &= decks - 1) {
    const one = 31 - Math.clz32(decks & -decks);
    choices[count++] = one * 9;
    const card = cards & ~OTHER_DECKS[one]!;
    const bit = (card | (card >>> 16)) & 0xffff;
    const others = galaxyOf(bit) & ~bit;
    for (
      let mates = decksOf(cards & (others | (others << 16))) & (-2 << one);
      mates !== 0;
      mates &= mates - 1
    )
      choices[count++] = one * 8 + 31 - Math.clz32(mates & -mates);
  }
  const index = dice.below(count + 1);
  if (index === count) return;
  const choice = choices[index]!;
  station(w, choice >> 3);
  if (choice >> 3 !== (choice & 7)) station(w, choice & 7);
}

function station(w: cells.World, deck: number): void {
  keep(w, deck, cells.cardIn(deck, takeTop(w, deck)));
}
