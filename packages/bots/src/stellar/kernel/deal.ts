// A whole new game (SETUP-1 to SETUP-4).
import { BOX, cardOf, STARS_OF, stellar, TYPE_OF, TYPES } from '@planisphere/stellar';
import type { Dice } from '../../bot/dice.ts';
import {
  createWorld,
  DECK,
  DECK_SIZE,
  FREE,
  MOVER,
  PHASE,
  ROW,
  ROW_CELLS,
  STACK,
  STARS,
  sideAt,
  TAKE_PHASE,
  TOTAL,
  UNSEEN,
  UP,
  type World,
} from './cells.ts';
import { hold } from './lay.ts';
import { deckIndexOf } from './step.ts';

/** The sixty cards before the deal: the start of every game. */
const NEW_WORLD: World = createWorld();
stellar.setup({ first: 'A', memory: true }, 2).unseen.forEach((count, card) => {
  NEW_WORLD[UNSEEN + card] = count;
  for (let copy = 0; copy < count; copy++) NEW_WORLD[DECK + NEW_WORLD[DECK_SIZE]!++] = card;
});

const starters = new Uint8Array(TYPES.length);

/** Deals a game up to its first turn. Starters differ only in their type, so the deal also draws which is played. */
export function dealGame(w: World, dice: Dice): void {
  w.set(NEW_WORLD);
  for (let type = 0; type < TYPES.length; type++) starters[type] = cardOf(type, BOX.starterNumber);
  for (let i = 0; i < 4; i++) {
    const j = i + dice.below(TYPES.length - i);
    const card = starters[j]!;
    starters[j] = starters[i]!;
    starters[i] = card;
    playStarter(w, i >> 1, (card << 1) | (i & 1));
  }
  for (let i = 0; i < 4; i++) hold(w, sideAt(i >> 1), drawCard(w, dice.below(w[DECK_SIZE]!)));
  for (let i = 0; i < ROW_CELLS; i++) w[ROW + i] = drawCard(w, dice.below(w[DECK_SIZE]!));
  w[MOVER] = dice.below(2);
  w[PHASE] = TAKE_PHASE;
}

/** The first of a seat's two starters goes to slot 1, the second to the notebook. */
function playStarter(w: World, seat: number, dealt: number): void {
  const card = dealt >> 1;
  drawCard(w, deckIndexOf(w, card));
  const side = sideAt(seat);
  const type = TYPE_OF[card]!;
  if (dealt & 1) {
    w[side + STACK + type] = 1 << BOX.starterNumber;
    return;
  }
  w[side + FREE]! &= ~1;
  w[side + UP + type] = 1;
  w[side + STARS + type] = STARS_OF[card]!;
  w[side + TOTAL] = BOX.starterNumber;
}

function drawCard(w: World, index: number): number {
  const card = w[DECK + index]!;
  w[DECK + index] = w[DECK + --w[DECK_SIZE]!]!;
  w[UNSEEN + card]!--;
  return card;
}
