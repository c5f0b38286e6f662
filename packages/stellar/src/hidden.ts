// Filling the hidden places of a view with cards. A card that was taken in view of all lies in that player's hand, or face
// down where the numbers told and the turn allow it (KNOW-2); every other place holds a card that was dealt unseen.
import { below, type Rng, type Seat } from '@planisphere/core';
import { type Card, NUMBER_OF } from './cards.ts';
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

/** May this card lie in this place, as far as the viewer can tell? */
function fits({ card, by, turn }: Item, { seat, at, told }: Place): boolean {
  if (told !== undefined && (told.numbers & (1 << (NUMBER_OF[card] as number))) === 0) return false;
  if (by === undefined) return true;
  return by === seat && (at === 'hand' || (told !== undefined && turn <= told.turn));
}

/** A card for every place; those dealt unseen are taken out of the pool. */
export function fillPlaces({ places, taken }: Puzzle, pool: Card[], rng: Rng): readonly Card[] {
  const told = places.flatMap((place, index) => (place.told === undefined ? [] : [index]));
  const items = new Array<Item | undefined>(places.length).fill(undefined);
  if (told.length > 0 && !search({ places, taken, told, pool, rng }, items, 0)) {
    throw new Error('imagine: the view contradicts itself');
  }
  for (const item of items)
    if (item !== undefined && item.by === undefined) pool.splice(pool.indexOf(item.card), 1);
  putInHands({ places, taken }, items);
  const filled = items.map((item) => item ?? dealt(drawFrom(pool, rng)));
  mix({ places, told, items: filled }, pool, rng);
  return filled.map(({ card }) => card);
}

/** Taken cards that do not lie face down are in the hand. */
function putInHands({ places, taken }: Puzzle, items: (Item | undefined)[]): void {
  for (const item of taken) {
    if (items.includes(item)) continue;
    const index = places.findIndex(
      ({ seat, at }, i) => seat === item.by && at === 'hand' && items[i] === undefined,
    );
    items[index] = item;
  }
}

export function drawFrom(pool: Card[], rng: Rng): Card {
  const index = below(rng, pool.length);
  const card = pool[index] as Card;
  pool[index] = pool[pool.length - 1] as Card;
  pool.pop();
  return card;
}

interface Search extends Puzzle {
  /** Indices of the places to fill, one after the other. */
  readonly told: readonly number[];
  readonly pool: readonly Card[];
  readonly rng: Rng;
}

/** Fills the told places in random order of preference; there is a way, for the real game is one. */
function search(task: Search, items: (Item | undefined)[], depth: number): boolean {
  const index = task.told[depth];
  if (index === undefined) return true;
  for (const item of candidates(task, items, task.places[index] as Place)) {
    items[index] = item;
    if (search(task, items, depth + 1)) return true;
  }
  items[index] = undefined;
  return false;
}

function candidates(task: Search, items: readonly (Item | undefined)[], place: Place): Item[] {
  const found = task.taken.filter((item) => !items.includes(item) && fits(item, place));
  if (mayBeDealt(task, items, place.seat)) {
    const used = items.filter((item) => item?.by === undefined).map((item) => item?.card);
    const copies = (cards: readonly (Card | undefined)[], card: Card): number =>
      cards.filter((c) => c === card).length;
    for (const card of new Set(task.pool)) {
      if (copies(task.pool, card) > copies(used, card) && fits(dealt(card), place)) found.push(dealt(card));
    }
  }
  return shuffled(found, task.rng);
}

/** A seat's places hold its taken cards and no more dealt ones than there is room for beside them. */
function mayBeDealt({ places, taken }: Puzzle, items: readonly (Item | undefined)[], seat: Seat): boolean {
  const own = places.filter(
    (place) => place.seat === seat && (place.at === 'hand' || place.told !== undefined),
  ).length;
  const held = taken.filter((item) => item.by === seat).length;
  const dealtSoFar = items.filter(
    (item, i) => item !== undefined && item.by === undefined && places[i]?.seat === seat,
  ).length;
  return dealtSoFar < own - held;
}

function shuffled<T>(list: T[], rng: Rng): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}

const EXCHANGES_PER_PLACE = 12;

/** Exchanges two places, or a place and the deck, wherever both stay possible: the even distribution is the one that lasts. */
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
