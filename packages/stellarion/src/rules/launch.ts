// Launch: four different cards of one galaxy, one of which a shooting star may replace, for a voyage.
import type { Menu, Seat } from '@planisphere/core';
import {
  type Action,
  GALAXY_DECK,
  type Launch,
  LEFT,
  launchOf,
  type Origin,
  OUTPOST,
  RIGHT,
  type Slot,
  type Source,
  STAR,
  TYPE_DECK,
} from './actions.ts';
import {
  type Card,
  cardOf,
  deckOfGalaxy,
  deckOfType,
  EVERY_TYPE,
  type Galaxy,
  galaxyOf,
  lowestBit,
  type Type,
} from './cards.ts';
import { endTurn } from './ending.ts';
import { advance, LAUNCH_ADVANCE } from './expansions/sun.ts';
import { cardAt, cardsShown, openDiscards, pay, shown } from './observatory.ts';
import type { Draft, Position } from './position.ts';
import { NO_PAST } from './repetition.ts';
import { galaxyAt, hasRoom, takeVoyage } from './voyages.ts';

const WHOLE_GALAXY = 0b1111;
/** The ship of each galaxy, a bit per card. */
const SHIPS = 0x1111;
/** A star can replace each type. */
const ANY_STAR = 0x8888;

/** Every card that can pay, in the Observatory or the Outpost: a bit each. */
export function atHand(position: Position): number {
  return position.outpost | cardsShown(position);
}

/** The types of this galaxy at hand: a bit each. */
export function typesAtHand(hand: number, galaxy: Galaxy): number {
  return (hand >> (4 * galaxy)) & WHOLE_GALAXY;
}

/** Whether these types suffice, with one star if there is one (LAUNCH-1, LAUNCH-3). */
export function suffices(types: number, stars: number): boolean {
  if (types === WHOLE_GALAXY) return true;
  const missing = WHOLE_GALAXY & ~types;
  return stars > 0 && (missing & (missing - 1)) === 0;
}

/** The galaxies for whose voyages the cards at hand suffice: a bit each, at the places of their ships. */
function paid(hand: number, stars: number): number {
  const ships = hand;
  const nebulae = hand >> 1;
  const starfields = hand >> 2;
  const planets = hand >> 3;
  const all = ships & nebulae & starfields & planets;
  if (stars === 0) return all & SHIPS;
  return ((ships & nebulae & (starfields | planets)) | (starfields & planets & (ships | nebulae))) & SHIPS;
}

/** Whether a voyage of this galaxy can be taken; with mirrors it may be in one column or in both. */
function isOffered(position: Position, galaxy: Galaxy): boolean {
  if (!position.table.mirrors) return galaxyAt(position, galaxy) === galaxy;
  return galaxyAt(position, LEFT) === galaxy || galaxyAt(position, RIGHT) === galaxy;
}

/** The galaxies to which this seat can launch: a bit each, at the places of their ships. */
function destinations(position: Position, seat: Seat): number {
  let galaxies = paid(atHand(position), position.stars);
  for (let left = galaxies; left !== 0; left &= left - 1) {
    const galaxy = galaxyOf(lowestBit(left));
    if (!isOffered(position, galaxy) || !hasRoom(position, seat, galaxy)) galaxies &= ~(left & -left);
  }
  return galaxies;
}

export function canLaunch(position: Position, seat: Seat): boolean {
  return destinations(position, seat) !== 0;
}

export function addLaunches(menu: Menu<Action>, position: Position): void {
  for (let left = destinations(position, position.turn); left !== 0; left &= left - 1) {
    const galaxy = galaxyOf(lowestBit(left));
    const origins = originsOf(position, galaxy);
    if (!position.table.mirrors) menu.add(launchesFrom(origins, galaxy, galaxy));
    else if (galaxyAt(position, LEFT) === galaxy) menu.add(launchesFrom(origins, galaxy, LEFT));
    if (galaxyAt(position, RIGHT) === galaxy) menu.add(launchesFrom(origins, galaxy, RIGHT));
  }
}

/** The possible origins of each type of this galaxy: four bits per type, a bit per origin. */
function originsOf(position: Position, galaxy: Galaxy): number {
  let origins = position.stars > 0 ? ANY_STAR : 0;
  for (const type of EVERY_TYPE) {
    const card = cardOf(galaxy, type);
    if (shown(position, deckOfGalaxy(galaxy)) === card) origins |= 1 << (4 * type + GALAXY_DECK);
    if (shown(position, deckOfType(type)) === card) origins |= 1 << (4 * type + TYPE_DECK);
    if ((position.outpost >> card) & 1) origins |= 1 << (4 * type + OUTPOST);
  }
  return origins;
}

const listed = new Map<number, readonly Launch[]>();

/** Every way to pay, listed once for each choice of origins. */
function launchesFrom(origins: number, galaxy: Galaxy, slot: Slot): readonly Launch[] {
  const key = (slot << 18) | (galaxy << 16) | origins;
  let launches = listed.get(key);
  if (launches === undefined) {
    launches = codesFrom(origins).map((code) => launchOf(galaxy, code, slot));
    listed.set(key, launches);
  }
  return launches;
}

function codesFrom(origins: number): number[] {
  const codes: number[] = [];
  // In the order of the notation: the ship's origin changes last.
  for (let spoken = 0; spoken < 256; spoken++) {
    const from = EVERY_TYPE.map((type) => (spoken >> (6 - 2 * type)) & 3);
    const code = from.reduce((sum, origin, type) => sum | (origin << (2 * type)), 0);
    const possible = from.every((origin, type) => (origins >> (4 * type + origin)) & 1);
    if (possible && from.filter((origin) => origin === STAR).length <= 1) codes.push(code);
  }
  return codes;
}

function sourceOf(card: Card, origin: Origin): Source {
  if (origin === OUTPOST) return 8 + card;
  return origin === GALAXY_DECK ? deckOfGalaxy((card >> 2) as Galaxy) : deckOfType((card & 3) as Type);
}

export function checkLaunch(
  position: Position,
  seat: Seat,
  { galaxy, from, voyage }: Launch,
): string | undefined {
  const stars = from.filter((origin) => origin === STAR).length;
  if (stars > 1) return 'LAUNCH-3';
  if (stars > position.stars) return 'LAUNCH-4';
  const missing = EVERY_TYPE.some((type) => {
    const origin = from[type]!;
    const card = cardOf(galaxy, type);
    return origin !== STAR && cardAt(position, sourceOf(card, origin)) !== card;
  });
  if (missing) return 'LAUNCH-1';
  if (galaxyAt(position, voyage) !== galaxy) return position.table.mirrors ? 'MIRROR-3' : 'LAUNCH-2';
  return hasRoom(position, seat, galaxy) ? undefined : 'DUO-3';
}

export function launch(draft: Draft, { galaxy, from, voyage }: Launch): void {
  openDiscards(draft);
  for (const type of EVERY_TYPE) {
    const origin = from[type]!;
    if (origin === STAR) draft.stars--;
    else pay(draft, sourceOf(cardOf(galaxy, type), origin));
  }
  draft.past = NO_PAST;
  takeVoyage(draft, voyage, draft.turn);
  if (draft.ending === undefined) advance(draft, LAUNCH_ADVANCE);
  endTurn(draft);
}
