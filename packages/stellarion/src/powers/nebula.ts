// Nebulae recover: shuffle a card of a discard, up to two with a major power, into its deck. The deck stays covered
// until the end of the turn. With the Radar the cards land on top instead, the first face up (DISC-2).
import { countInHeap, shuffledWith, withOnTop } from '@planisphere/core';
import { type Action, type ActionOf, recoverOf, recoverTwoOf } from '../actions.ts';
import { BLACK_HOLE, belongsTo, type Deck, EVERY_DECK, faceIn, isTyped } from '../cards.ts';
import { hasRadar } from '../expansions/theories.ts';
import { takeDiscarded, turnDown, turnUp } from '../observatory.ts';
import type { Draft, Position } from '../position.ts';
import { NO_PAST } from '../repetition.ts';

/** Faces that have a type: black holes and mirrors never come back. */
const TYPED_FACES = 4;

export function addRecoveries(actions: Action[], position: Position): void {
  for (const deck of EVERY_DECK) {
    const heap = position.discards[deck]!;
    if (heap === 0) continue;
    for (let face = 0; face < TYPED_FACES; face++) {
      if (countInHeap(heap, face) > 0) actions.push(recoverOf(deck, face));
    }
    if (position.stage.major) addDoubles(actions, position, deck);
  }
}

/** Two cards; their order matters with the Radar only. */
function addDoubles(actions: Action[], position: Position, deck: Deck): void {
  const heap = position.discards[deck]!;
  const radar = hasRadar(position);
  for (let one = 0; one < TYPED_FACES; one++) {
    if (countInHeap(heap, one) === 0) continue;
    for (let two = radar ? 0 : one; two < TYPED_FACES; two++) {
      if (countInHeap(heap, two) > (one === two ? 1 : 0)) actions.push(recoverTwoOf(deck, one, two));
    }
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
  return undefined;
}

export function recover(draft: Draft, { deck, cards }: ActionOf<'recover'>): void {
  for (const card of cards) takeDiscarded(draft, deck, card);
  if (hasRadar(draft)) {
    for (const card of cards.toReversed())
      draft.decks[deck] = withOnTop(draft.decks[deck]!, faceIn(deck, card));
    turnUp(draft, deck);
  } else {
    for (const card of cards) draft.decks[deck] = shuffledWith(draft.decks[deck]!, faceIn(deck, card));
    turnDown(draft, deck);
  }
  // END-3: whatever takes fewer cards back than it paid can never lead to an earlier position.
  if (cards.length < 2) draft.past = NO_PAST;
}
