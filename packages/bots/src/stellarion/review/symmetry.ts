// Positions that differ only in the names of the galaxies: whatever can be done in one can be done in the other, so
// they are worth the same.
import { bottomCards, cardsOfHeap, heapWith, type Pile, pileOf, topCards } from '@planisphere/core';
import { type Galaxy, type Position, type Stellarion, stellarion } from '@planisphere/stellarion';
import type { Asked, Examined } from '../../review/examiner.ts';
import { type Action, afterActions } from './lines.ts';

type Naming = readonly Galaxy[];

const EVERY_GALAXY: Naming = [0, 1, 2, 3];
const NAMINGS: readonly Naming[] = namingsOf(EVERY_GALAXY);

function namingsOf(left: Naming): readonly Naming[] {
  if (left.length === 0) return [[]];
  return left.flatMap((first) =>
    namingsOf(left.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  );
}

/** Whether these two are the same except for the names of the galaxies. */
export function areAlike(one: Position, two: Position): boolean {
  const wanted = written(one);
  return NAMINGS.some((naming) => written(renamed(two, naming)) === wanted);
}

/** Two lines with the same result, except for the names of the galaxies, are worth the same. */
export function evenWhereAlike(
  examined: Examined<Action>,
  { view, seat }: Asked<Stellarion>,
): Examined<Action> {
  const { played, other } = examined;
  const [own, next] = [played, other].map(({ actions }) => afterActions(view, seat, actions));
  if (!areAlike(own!, next!)) return examined;
  return { ...examined, best: played, other: { ...played, actions: other.actions }, same: true };
}

/** While cards are turned up, the order of the decks does not matter. */
function written(position: Position): string {
  if (position.stage.kind !== 'reveal') return stellarion.notation.make(position);
  const known = position.decks.reduce((mask, { top }, deck) => mask | (top > 1 ? 1 << deck : 0), position.up);
  return stellarion.notation.make({ ...position, up: known, stage: { ...position.stage, deck: 0 } });
}

/**
 * The position with galaxy g renamed to `naming[g]`. Cards in a player's hands keep their names, so with such cards it
 * is another position.
 */
export function renamed(position: Position, naming: Naming): Position {
  const { decks, discards, outpost, ofType, voyages, columns, won, past, stage } = position;
  const snapshots = past.map((each) => ({
    ...each,
    decks: decksIn(each.decks, naming),
    discards: discardsIn(each.discards, naming),
    outpost: cardsIn(each.outpost, naming),
    ofType: cardsIn(each.ofType, naming),
  }));
  const parsed = {
    ...position,
    past: snapshots,
    decks: decksIn(decks, naming),
    discards: discardsIn(discards, naming),
  };
  const up = EVERY_GALAXY.reduce<number>(
    (mask, galaxy) => mask | (((position.up >> galaxy) & 1) << naming[galaxy]!),
    position.up & 0xf0,
  );
  return {
    ...parsed,
    up,
    outpost: cardsIn(outpost, naming),
    ofType: cardsIn(ofType, naming),
    voyages: countsIn(voyages, naming),
    columns: columns.map((column) => column.map((galaxy) => naming[galaxy]!)),
    won: won.map((pile) => countsIn(pile, naming)),
    stage: stage.deck !== undefined && stage.deck < 4 ? { ...stage, deck: naming[stage.deck]! } : stage,
  };
}

/** A galaxy's deck changes its place, a type's deck the names of its cards. */
function decksIn(decks: readonly Pile[], naming: Naming): readonly Pile[] {
  const named = (face: number): number => (face < 4 ? naming[face]! : face);
  return placed(decks, naming).map((pile, deck) =>
    deck < 4
      ? pile
      : pileOf(topCards(pile).map(named), cardsOfHeap(pile.rest).map(named), bottomCards(pile).map(named)),
  );
}

function discardsIn(discards: readonly number[], naming: Naming): readonly number[] {
  return placed(discards, naming).map((heap, deck) =>
    deck < 4
      ? heap
      : cardsOfHeap(heap).reduce((sum, face) => heapWith(sum, face < 4 ? naming[face]! : face), 0),
  );
}

function placed<V>(byDeck: readonly V[], naming: Naming): readonly V[] {
  const moved = [...byDeck];
  for (const galaxy of EVERY_GALAXY) moved[naming[galaxy]!] = byDeck[galaxy]!;
  return moved;
}

function cardsIn(cards: number, naming: Naming): number {
  return EVERY_GALAXY.reduce<number>(
    (sum, galaxy) => sum | (((cards >> (4 * galaxy)) & 15) << (4 * naming[galaxy]!)),
    0,
  );
}

/** Four bits per galaxy, like cards. */
const countsIn = cardsIn;
