// Games played at random, all legal actions equally likely: whole turns, without stopping at the phases where a search
// would look. test/stellar-kernel.test.ts proves that nothing else differs.
import * as rules from '@planisphere/stellar';
import type { Dice } from '../../bot/dice.ts';
import * as cells from './cells.ts';
import { pickPlay, pickPut } from './legal.ts';
import { endTurn, keep, play, put, replaceRow, reshuffle, take } from './step.ts';

// Local constants are faster: an import is read through its module each time.
const { NONE } = rules;
const { COORDINATE, DECK, DECK_SIZE, DRAWN, HAND, KEEP_PHASE, OFFER_PHASE, PHASE } = cells;
const { ROW, ROW_CELLS, UNSEEN } = cells;

/** From the start of a turn. */
export function playOut(w: cells.World, dice: Dice): void {
  while (w[PHASE] !== KEEP_PHASE) {
    if (w[PHASE] === OFFER_PHASE && dice.below(2) !== 0) {
      replaceRow(w);
      fillRow(w, dice);
    }
    take(w, 1 + dice.below(ROW_CELLS));
    const action = pickPlay(w, dice);
    play(w, action >> 5, action & 31);
    if (w[COORDINATE] === 0) w[DRAWN] = drawCard(w, dice);
    put(w, pickPut(w, dice));
    fillRow(w, dice);
    endTurn(w);
  }
  for (let seat = 0; seat < 2; seat++) keep(w, seat, w[cells.sideAt(seat) + HAND + dice.below(2)]!);
}

function fillRow(w: cells.World, dice: Dice): void {
  for (let at = ROW; at < ROW + ROW_CELLS; at++) if (w[at] === NONE) w[at] = drawCard(w, dice);
}

function drawCard(w: cells.World, dice: Dice): number {
  const size = w[DECK_SIZE]!;
  const index = DECK + dice.below(size);
  const card = w[index]!;
  w[index] = w[DECK + size - 1]!;
  w[DECK_SIZE] = size - 1;
  w[UNSEEN + card]!--;
  if (size === 1) reshuffle(w);
  return card;
}
