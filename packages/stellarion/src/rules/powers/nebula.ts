// Nebulae recover: shuffle a card of a discard, up to two with a major power, into its deck. The deck stays covered
// until the end of the turn. With the Radar the cards land on top instead, the first face up (DISC-2).
import {
  countInHeap,
  heapWithout,
  kindsOf,
  type Menu,
  madeOnce,
  shuffledWith,
  withOnTop,
} from '@planisphere/core';
import { type Action, type ActionOf, recoverOf, recoverTwoOf } from '../actions.ts';
import { BLACK_HOLE, belongsTo, type Deck, faceIn, facesIn, isTyped } from '../cards.ts';
import { hasRadar } from '../expansions/theories.ts';
import { openDiscards, takeDiscarded, turnDown, turnUp } from '../observatory.ts';
import type { Draft, Position } from '../position.ts';
import { NO_PAST } from '../repetition.ts';

/** Faces with a type: black holes and mirrors never return. */
const TYPED_FACES = 4;

const TYPED_HEAPS = 1 << (2 * TYPED_FACES);

/** With a minor power, with a major one, and with a major one and the Radar. */
const SINGLE = 0;
const DOUBLE = 1;
const ORDERED = 2;

/** What a discard gives back: (power × 8 + deck) × TYPED_HEAPS + heap. */
const recoveriesFrom = madeOnce(3 * 8 * TYPED_HEAPS, (index): readonly Action[] => {
  const heap = index % TYPED_HEAPS;
  const deck = (Math.floor(index / TYPED_HEAPS) % 8) as Deck;
  const power = Math.floor(index / TYPED_HEAPS / 8);
  const singles = facesIn(heap).map((face) => recoverOf(deck, face));
  return power === SINGLE ? singles : [...singles, ...doubles(deck, heap, power === ORDERED)];
});

/** Two cards; their order matters with the Radar only. */
function doubles(deck: Deck, heap: number, radar: boolean): readonly Action[] {
  return facesIn(heap).flatMap((one) =>
    facesIn(heapWithout(heap, one))
      .filter((two) => radar || two >= one)
      .map((two) => recoverTwoOf(deck, one, two)),
  );
}

export function addRecoveries(menu: Menu<Action>, position: Position): void {
  const power = position.stage.major ? (hasRadar(position) ? ORDERED : DOUBLE) : SINGLE;
  for (let deck = 0; deck < 8; deck++) {
    const heap = position.discards[deck]! % TYPED_HEAPS;
    const counts = power === SINGLE ? kindsOf(heap) : heap; // a second copy makes no difference to one card
    if (heap !== 0) menu.add(recoveriesFrom((power * 8 + deck) * TYPED_HEAPS + counts));
  }
}

export function checkRecover(position: Position, { deck, cards }: ActionOf<'recover'>): string | undefined {
  if (cards.length === 0 || cards.length > (position.stage.major ? 2 : 1)) return 'NEBULA-2';
  for (const card of cards) {
    if (!isTyped(card)) return card === BLACK_HOLE ? 'CROSS-5' : 'MIRROR-6';
    const copies = cards.filter((other) => other === card).length;
    if (!belongsTo(card, deck) || countInHeap(position.discards[deck]!, faceIn(deck, card)) < copies)
      return 'NEBULA-1';
  }
  // Without the Radar they are shuffled in: there is no order to choose.
  const [one, two] = cards;
  return two !== undefined && one! > two && !hasRadar(position) ? 'DISC-2' : undefined;
}

export function recover(draft: Draft, { deck, cards }: ActionOf<'recover'>): void {
  openDiscards(draft);
  for (const card of cards) takeDiscarded(draft, deck, card);
  if (hasRadar(draft)) {
    for (const card of cards.toReversed())
      draft.decks[deck] = withOnTop(draft.decks[deck]!, faceIn(deck, card));
    turnUp(draft, deck);
  } else {
    for (const card of cards) draft.decks[deck] = shuffledWith(draft.decks[deck]!, faceIn(deck, card));
    turnDown(draft, deck);
  }
  // END-3: an action that takes fewer cards back than it paid can never lead to an earlier position.
  if (cards.length < 2) draft.past = NO_PAST;
}
