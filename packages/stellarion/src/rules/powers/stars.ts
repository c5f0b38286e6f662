// Stars scan: shuffle a deck of two cards or more, look at its first two, put one face up on top and the other face
// down at the bottom; up to two times, with a major power up to four. With the Amplifier both may go on top or both
// to the bottom (DISC-3).
import {
  cardsOfHeap,
  pileSize,
  shuffled,
  shuffledWithout,
  topCards,
  withAtBottom,
  withOnTop,
} from '@planisphere/core';
import { type Action, type ActionOf, placeOf, scanOf } from '../actions.ts';
import { CARDS, type Card, cardIn, type Deck, decksIn, type Face, faceIn } from '../cards.ts';
import { hasAmplifier } from '../expansions/theories.ts';
import { turnDown, turnUp } from '../observatory.ts';
import { cardOfCopy, copyOf, type Draft, type Position } from '../position.ts';
import { placeStage, scanStage } from '../stages.ts';

const CARDS_TO_SCAN = 2;

function canScan(position: Position, deck: number): boolean {
  return pileSize(position.decks[deck]!) >= CARDS_TO_SCAN;
}

const scansOfMask: readonly (readonly Action[])[] = Array.from({ length: 256 }, (_, mask) =>
  decksIn(mask).map(scanOf),
);

export function scans(position: Position): readonly Action[] {
  let mask = 0;
  for (let deck = 0; deck < 8; deck++) if (canScan(position, deck)) mask |= 1 << deck;
  return scansOfMask[mask]!;
}

export function checkScan(position: Position, { deck }: ActionOf<'scan'>): string | undefined {
  return canScan(position, deck) ? undefined : 'STARS-3';
}

export function scan(draft: Draft, { deck }: ActionOf<'scan'>): void {
  draft.decks[deck] = shuffled(draft.decks[deck]!);
  turnDown(draft, deck);
  draft.stage = scanStage(draft.stage, deck);
  const certain = certainPair(draft, deck);
  if (certain !== undefined) showPair(draft, certain[0]!, certain[1]!);
}

/** The two cards, if they are certain: of a deck of two, or of a deck of one kind. */
function certainPair(draft: Draft, deck: Deck): readonly number[] | undefined {
  const pile = draft.decks[deck]!;
  if (pile.rest === 0) return topCards(pile).slice(0, CARDS_TO_SCAN);
  return pileSize(pile) === CARDS_TO_SCAN ? cardsOfHeap(pile.rest) : undefined;
}

/** Two faces leave the shuffled deck for the player's hands. */
export function showPair(draft: Draft, one: Face, two: Face): void {
  const deck = draft.stage.deck!;
  draft.decks[deck] = shuffledWithout(shuffledWithout(draft.decks[deck]!, one), two);
  draft.stage = placeStage(draft.stage, copyOf(deck, cardIn(deck, one)), copyOf(deck, cardIn(deck, two)));
}

/** Whether there is nothing to choose. */
export function isPlaced(position: Position): boolean {
  return position.stage.one === position.stage.two && !hasAmplifier(position);
}

const listed: (readonly ActionOf<'place'>[] | undefined)[] = new Array(2 * CARDS * CARDS).fill(undefined);

export function placements(position: Position): readonly ActionOf<'place'>[] {
  const one = cardOfCopy(position.stage.one!);
  const two = cardOfCopy(position.stage.two!);
  const amplifier = hasAmplifier(position);
  const index = (one * CARDS + two) * 2 + (amplifier ? 1 : 0);
  let list = listed[index];
  if (list === undefined) {
    list = listPlacements(one, two, amplifier ? [1, 2, 0] : [1]);
    listed[index] = list;
  }
  return list;
}

/** `places`: how many of the two may go on top. */
function listPlacements(one: Card, two: Card, places: readonly number[]): readonly ActionOf<'place'>[] {
  const orders = one === two ? [[one, two] as const] : [[one, two] as const, [two, one] as const];
  return places.flatMap((onTop) => orders.map(([upper, lower]) => placeOf(upper, lower, onTop)));
}

export function checkPlace(position: Position, { top, bottom }: ActionOf<'place'>): string | undefined {
  const given = [...top, ...bottom].sort((a, b) => a - b);
  const held = [cardOfCopy(position.stage.one!), cardOfCopy(position.stage.two!)].sort((a, b) => a - b);
  if (given.length !== 2 || given[0] !== held[0] || given[1] !== held[1]) return 'STARS-2';
  if (top.length === 1) return undefined;
  return hasAmplifier(position) ? undefined : 'STARS-2';
}

export function place(draft: Draft, { top, bottom }: ActionOf<'place'>): void {
  const deck = draft.stage.deck!;
  let pile = draft.decks[deck]!;
  for (let index = top.length - 1; index >= 0; index--) pile = withOnTop(pile, faceIn(deck, top[index]!));
  for (let index = 0; index < bottom.length; index++) pile = withAtBottom(pile, faceIn(deck, bottom[index]!));
  draft.decks[deck] = pile;
  if (top.length > 0) turnUp(draft, deck);
}
