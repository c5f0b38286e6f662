// Fills the hidden places of a view with cards. A card taken in view of all lies in that player's hand, or face down
// where the told numbers and the turn allow it (KNOW-2); every other place holds a card that was dealt unseen.
import { below, type Rng, type Seat } from '@planisphere/core';
import { type Card, NUMBER_OF } from './cards.ts';
import { emptyMatching, fillPlace, placeItem } from './matching.ts';
import type { FaceDown } from './position.ts';

/** A place whose card the viewer does not know. `told` is set for a card that was played face down from the hand. */
export interface Place {
  readonly seat: Seat;
  readonly at: 'hand' | 'slot' | 'drawn';
  /** Which card of the hand, or which slot of the telescope. */
  readonly index: number;
  readonly told: FaceDown | undefined;
}

/** A card for a hidden place: taken by a seat in a turn, or (`by` undefined) dealt unseen. */
export interface Item {
  readonly card: Card;
  readonly by: Seat | undefined;
  readonly turn: number;
}

export interface Puzzle {
  readonly places: readonly Place[];
  /** Cards known to be in one of their owner's places. */
  readonly taken: readonly Item[];
}

function dealt(card: Card): Item {
  return { card, by: undefined, turn: 0 };
}

/** Whether this card may lie in this place, as far as the viewer knows. */
function fits({ card, by, turn }: Item, { seat, at, told }: Place): boolean {
  if (told !== undefined && (told.numbers & (1 << (NUMBER_OF[card] as number))) === 0) return false;
  if (by === undefined) return true;
  return by === seat && (at === 'hand' || (told !== undefined && turn <= told.turn));
}

/** A card for every place; cards dealt unseen leave the pool. */
export function fillPlaces(puzzle: Puzzle, pool: Card[], rng: Rng): readonly Card[] {
  const { places } = puzzle;
  const told = places.flatMap((place, index) => (place.told === undefined ? [] : [index]));
  const items = bound(puzzle, pool, rng);
  if (items === undefined) throw new Error('imagine: the view contradicts itself');
  for (const item of items)
    if (item !== undefined && item.by === undefined) pool.splice(pool.indexOf(item.card), 1);
  const filled = places.map((_, index) => items[index] ?? dealt(drawFrom(pool, rng)));
  mix({ places, told, items: filled }, pool, rng);
  return filled.map(({ card }) => card);
}

/**
 * By place: the card that lies there, so that every taken card has a place and every told place a card;
 * undefined if that is impossible.
 */
export function bound(
  { places, taken }: Puzzle,
  pool: readonly Card[],
  rng: Rng,
): (Item | undefined)[] | undefined {
  if (taken.length === 0 && !places.some(({ told }) => told !== undefined)) return [];
  const items = [...shuffled(taken.slice(), rng), ...shuffled(pool.map(dealt), rng)];
  const order = shuffled(
    places.map((_, index) => index),
    rng,
  );
  const placeAt = (index: number): Place => places[order[index] as number] as Place;
  const board = {
    items: items.length,
    places: places.length,
    fits: (item: number, place: number): boolean => fits(items[item] as Item, placeAt(place)),
    mayStayEmpty: (place: number): boolean => placeAt(place).told === undefined,
  };
  const matching = emptyMatching();
  for (let item = 0; item < taken.length; item++) if (!placeItem(board, matching, item)) return undefined;
  for (let place = 0; place < places.length; place++) {
    const open = !board.mayStayEmpty(place) && matching.held[place] === undefined;
    if (open && !fillPlace(board, matching, place)) return undefined;
  }
  const found = new Array<Item | undefined>(places.length).fill(undefined);
  for (const [place, item] of matching.held.entries())
    if (item !== undefined) found[order[place] as number] = items[item] as Item;
  return found;
}

function drawFrom(pool: Card[], rng: Rng): Card {
  const index = below(rng, pool.length);
  const card = pool[index] as Card;
  pool[index] = pool[pool.length - 1] as Card;
  pool.pop();
  return card;
}

function shuffled<T>(list: T[], rng: Rng): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}

const EXCHANGES_PER_PLACE = 12;

/**
 * Swaps two places, or a place and the deck, wherever both remain possible: the uniform distribution is the stationary
 * one.
 */
function mix(
  lain: { places: readonly Place[]; told: readonly number[]; items: Item[] },
  pool: Card[],
  rng: Rng,
): void {
  const { places, told, items } = lain;
  for (let i = EXCHANGES_PER_PLACE * told.length; i > 0; i--) {
    const here = told[below(rng, told.length)] as number;
    const item = items[here] as Item;
    const there = below(rng, places.length + pool.length);
    const other = there < places.length ? (items[there] as Item) : dealt(pool[there - places.length] as Card);
    if (!fits(other, places[here] as Place)) continue;
    if (there >= places.length) {
      if (item.by !== undefined) continue;
      pool[there - places.length] = item.card;
    } else {
      if (!fits(item, places[there] as Place)) continue;
      items[there] = item;
    }
    items[here] = other;
  }
}
