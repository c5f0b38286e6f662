// What chance can show, with exact weights, and random draws of it.
import type { Stellarion } from '@planisphere/stellarion';
import { type Dice, MOST_THROWS, nothingFits } from '../../bot/dice.ts';
import * as cells from './cells.ts';
import { showPair } from './effects.ts';
import * as piles from './piles.ts';
import { turnUp } from './shown.ts';
import { stepDone } from './step.ts';
import { turnTheoryUp } from './theories.ts';
import { follow } from './turn.ts';

// Local constants are faster: an import is read through its module each time.
const { DECK, FACES, faceOfCopy, REST, SCAN_STAGE, STAGE, THEORIES, THEORY_STAGE } = cells;
const { CARD_AT, heapSize, MOST_CARDS, showTop } = piles;

/** Six faces make the most pairs. */
const MOST_OUTCOMES = 32;

/** A card turned up is its face; two scanned cards are one × 8 + two, in rising order; a theory is its type. */
export function settleChance(w: cells.World, outcome: number): void {
  if (w[STAGE] === SCAN_STAGE) {
    if (showPair(w, outcome >> 3, outcome & 7)) stepDone(w);
  } else if (w[STAGE] === THEORY_STAGE) turnTheoryUp(w, outcome);
  else {
    showTop(w, w[DECK]!, outcome);
    turnUp(w, w[DECK]!);
  }
  follow(w);
}

/** Writes the outcomes and weights of the next chance event into two lists; returns their number. */
export function chances(w: cells.World, outcomes: Uint8Array, weights: Uint8Array): number {
  if (w[STAGE] === THEORY_STAGE) return theoryChances(w[THEORIES]!, outcomes, weights);
  const rest = w[REST + w[DECK]!]!;
  return w[STAGE] === SCAN_STAGE
    ? pairChances(rest, outcomes, weights)
    : cardChances(rest, outcomes, weights);
}

function theoryChances(theories: number, outcomes: Uint8Array, weights: Uint8Array): number {
  let count = 0;
  for (let type = 0; type < 4; type++) {
    if (((theories >> type) & 1) === 0) continue;
    outcomes[count] = type;
    weights[count++] = 1;
  }
  return count;
}

function cardChances(rest: number, outcomes: Uint8Array, weights: Uint8Array): number {
  let count = 0;
  for (let face = 0; face < FACES; face++) {
    const copies = (rest >> (face << 1)) & 3;
    if (copies === 0) continue;
    outcomes[count] = face;
    weights[count++] = copies;
  }
  return count;
}

function pairChances(rest: number, outcomes: Uint8Array, weights: Uint8Array): number {
  let count = 0;
  for (let one = 0; one < FACES; one++) {
    const copies = (rest >> (one << 1)) & 3;
    if (copies === 0) continue;
    for (let two = one; two < FACES; two++) {
      const others = (rest >> (two << 1)) & 3;
      const weight = one === two ? copies * (copies - 1) : 2 * copies * others;
      if (weight === 0) continue;
      outcomes[count] = (one << 3) | two;
      weights[count++] = weight;
    }
  }
  return count;
}

/** A random card of a heap, all equally likely. */
function drawFace(heap: number, dice: Dice): number {
  return CARD_AT[heap * MOST_CARDS + dice.below(heapSize(heap))]!;
}

/** Turns up the card at this share of the rest, from 0 to 1. */
export function revealAt(w: cells.World, share: number): void {
  const rest = w[REST + w[DECK]!]!;
  const size = heapSize(rest);
  settleChance(w, CARD_AT[rest * MOST_CARDS + Math.min(size - 1, Math.floor(share * size))]!);
}

const outcomes = new Uint8Array(MOST_OUTCOMES);
const weights = new Uint8Array(MOST_OUTCOMES);

/** The outcome at this share, from 0 to 1, of everything that chance can show. */
export function outcomeAt(w: cells.World, share: number): number {
  const count = chances(w, outcomes, weights);
  let total = 0;
  for (let i = 0; i < count; i++) total += weights[i]!;
  let left = share * total;
  for (let i = 0; i < count - 1; i++) {
    left -= weights[i]!;
    if (left < 0) return outcomes[i]!;
  }
  return outcomes[count - 1]!;
}

/** The number of an outcome of the rules. */
export function outcomeCode(w: cells.World, outcome: Stellarion['outcome']): number {
  const face = (card: number): number => faceOfCopy(w[DECK]! * 32 + card);
  switch (outcome.kind) {
    case 'show':
      return face(outcome.card);
    case 'pair':
      return face(outcome.cards[0]) * 8 + face(outcome.cards[1]);
    case 'theory':
      return outcome.type;
    default:
      throw new Error(`outcomeCode: the kernel begins after ${outcome.kind}`);
  }
}

/** Draws the next chance event. */
export function drawChance(w: cells.World, dice: Dice): void {
  settleChance(w, drawOutcome(w, dice));
}

function drawOutcome(w: cells.World, dice: Dice): number {
  if (w[STAGE] === THEORY_STAGE) return drawTheory(w[THEORIES]!, dice);
  const rest = w[REST + w[DECK]!]!;
  const one = drawFace(rest, dice);
  if (w[STAGE] !== SCAN_STAGE) return one;
  const two = drawFace(rest - (1 << (one << 1)), dice);
  return one < two ? (one << 3) | two : (two << 3) | one;
}

function drawTheory(theories: number, dice: Dice): number {
  for (let thrown = 0; thrown < MOST_THROWS; thrown++) {
    const type = dice.below(4);
    if ((theories >> type) & 1) return type;
  }
  throw nothingFits('drawTheory');
}
