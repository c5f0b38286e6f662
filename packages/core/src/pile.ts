// A pile is a face-down deck as everybody knows it: known cards on top, an unordered rest, known cards at the bottom.
// Shuffling is forgetting: it pours all into the rest. A reveal is a chance event weighted by the rest's counts.
// Everything is packed into small integers, so that a pile costs next to nothing to copy, compare and look up:
// a run of known cards has three bits per card below a leading one, the card nearest the top lowest; a heap has
// two bits per kind. That allows eight kinds, three copies of each, and ten cards in all.
// Two piles about which the same is known are equal: a rest of one kind only has no secret order, so it counts as known.

export interface Pile {
  /** Known cards on top, as a run. */
  readonly top: number;
  /** Cards in no known order, as a heap; empty or of two kinds at least. */
  readonly rest: number;
  /** Known cards at the bottom, as a run; empty when the rest is. */
  readonly bottom: number;
  /** Every card, as a heap: what is still known after a shuffle. */
  readonly all: number;
}

const KINDS = 8;
const MOST_COPIES = 3;
const MOST_CARDS = 10;
const EMPTY_RUN = 1;
const ONE_OF_EACH = 0x5555;

export const EMPTY_PILE: Pile = { top: EMPTY_RUN, rest: 0, bottom: EMPTY_RUN, all: 0 };

/** A shuffled pile of these cards. */
export function shuffledPile(cards: Iterable<number>): Pile {
  let heap = 0;
  for (const card of cards) heap = heapWith(heap, card);
  return unordered(heap);
}

/** The pile with this known order, for reading notation: top cards, unordered cards, bottom cards. */
export function pileOf(top: readonly number[], rest: readonly number[], bottom: readonly number[]): Pile {
  let heap = 0;
  for (const card of rest) heap = heapWith(heap, card);
  let all = heap;
  for (const card of top) all = heapWith(all, card);
  for (const card of bottom) all = heapWith(all, card);
  return settled(runOf(top), heap, runOf(bottom), all);
}

/** The card on top, when it is known. */
export function topCard(pile: Pile): number | undefined {
  return pile.top === EMPTY_RUN ? undefined : pile.top & 7;
}

export function isTopKnown(pile: Pile): boolean {
  return pile.top !== EMPTY_RUN;
}

/** Without its top card, which must be known. */
export function withoutTop(pile: Pile): Pile {
  if (pile.top === EMPTY_RUN) throw new Error('withoutTop: the top card is not known');
  const { top, rest, bottom, all } = pile;
  return { top: top >> 3, rest, bottom, all: all - (1 << ((top & 7) << 1)) };
}

/** Chance has shown that this card of the rest lies on top. */
export function withTopShown(pile: Pile, card: number): Pile {
  if (pile.top !== EMPTY_RUN) throw new Error('withTopShown: the top card is known already');
  return settled((EMPTY_RUN << 3) | card, heapWithout(pile.rest, card), pile.bottom, pile.all);
}

export function withOnTop(pile: Pile, card: number): Pile {
  mustFit(pileSize(pile) + 1);
  return settled((pile.top << 3) | card, pile.rest, pile.bottom, heapWith(pile.all, card));
}

export function withAtBottom(pile: Pile, card: number): Pile {
  mustFit(pileSize(pile) + 1);
  const bottom = joined(pile.bottom, (EMPTY_RUN << 3) | card);
  return settled(pile.top, pile.rest, bottom, heapWith(pile.all, card));
}

/** Everything known of the order is forgotten. */
export function shuffled(pile: Pile): Pile {
  return unordered(pile.all);
}

/** Shuffled together with one more card. */
export function shuffledWith(pile: Pile, card: number): Pile {
  return unordered(heapWith(pile.all, card));
}

/** Shuffled after one card of this kind was taken out of it, wherever it lay. */
export function shuffledWithout(pile: Pile, card: number): Pile {
  return unordered(heapWithout(pile.all, card));
}

/** All cards of the pile as a heap. */
export function contentsOf(pile: Pile): number {
  return pile.all;
}

export function pileSize(pile: Pile): number {
  return heapSize(pile.all);
}

export function isEmptyPile(pile: Pile): boolean {
  return pile.all === 0;
}

export function samePile(a: Pile, b: Pile): boolean {
  return a.top === b.top && a.rest === b.rest && a.bottom === b.bottom;
}

/** Known cards on top, the topmost first. */
export function topCards(pile: Pile): number[] {
  return cardsOfRun(pile.top);
}

/** Known cards at the bottom, the lowest last. */
export function bottomCards(pile: Pile): number[] {
  return cardsOfRun(pile.bottom);
}

export function countInHeap(heap: number, card: number): number {
  return (heap >> (card << 1)) & 3;
}

export function heapWith(heap: number, card: number): number {
  if (card < 0 || card >= KINDS || countInHeap(heap, card) === MOST_COPIES) {
    throw new Error(`heapWith: no room for another card of kind ${card}`);
  }
  return heap + (1 << (card << 1));
}

export function heapWithout(heap: number, card: number): number {
  if (countInHeap(heap, card) === 0) throw new Error(`heapWithout: no card of kind ${card} in the heap`);
  return heap - (1 << (card << 1));
}

/** One card of each kind that is in the heap. */
export function kindsOf(heap: number): number {
  return (heap | (heap >> 1)) & ONE_OF_EACH;
}

export function heapSize(heap: number): number {
  const pairs = (heap & 0x3333) + ((heap >> 2) & 0x3333);
  const halves = (pairs & 0x0f0f) + ((pairs >> 4) & 0x0f0f);
  return (halves + (halves >> 8)) & 0x1f;
}

/** The cards of a heap one by one, in the order of their kinds. */
export function cardsOfHeap(heap: number): number[] {
  const cards: number[] = [];
  for (let card = 0; card < KINDS; card++) {
    for (let copy = countInHeap(heap, card); copy > 0; copy--) cards.push(card);
  }
  return cards;
}

/** The one form of what is known: a rest without secrets joins the known cards. */
function settled(top: number, rest: number, bottom: number, all: number): Pile {
  const kinds = kindsOf(rest);
  if ((kinds & (kinds - 1)) === 0) {
    if (rest !== 0) top = joined(top, sameCards(rest));
    top = joined(top, bottom);
    rest = 0;
    bottom = EMPTY_RUN;
  }
  return { top, rest, bottom, all };
}

function unordered(heap: number): Pile {
  return settled(EMPTY_RUN, heap, EMPTY_RUN, heap);
}

/** A heap of one kind, as a run. */
function sameCards(heap: number): number {
  const card = (31 - Math.clz32(heap)) >> 1;
  let run = EMPTY_RUN;
  for (let copy = countInHeap(heap, card); copy > 0; copy--) run = (run << 3) | card;
  return run;
}

function runOf(cards: readonly number[]): number {
  mustFit(cards.length);
  let run = EMPTY_RUN;
  for (let place = cards.length - 1; place >= 0; place--) run = (run << 3) | (cards[place] as number);
  return run;
}

function joined(upper: number, lower: number): number {
  const bits = 31 - Math.clz32(upper);
  return (lower << bits) | (upper ^ (1 << bits));
}

function cardsOfRun(run: number): number[] {
  const cards: number[] = [];
  for (let left = run; left !== EMPTY_RUN; left >>= 3) cards.push(left & 7);
  return cards;
}

function mustFit(size: number): void {
  if (size > MOST_CARDS) throw new Error(`a pile holds at most ${MOST_CARDS} cards`);
}
