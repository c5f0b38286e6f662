// Launch: four different cards of one galaxy, one of them perhaps replaced by a shooting star, for a voyage.
import type { Seat } from '@planisphere/core';
import {
  type Action,
  GALAXY_DECK,
  type Launch,
  launchOf,
  type Origin,
  OUTPOST,
  type Slot,
  type Source,
  STAR,
} from './actions.ts';
import {
  type Card,
  cardOf,
  deckOfGalaxy,
  deckOfType,
  EVERY_GALAXY,
  EVERY_TYPE,
  type Galaxy,
  isTyped,
  type Type,
} from './cards.ts';
import { endTurn } from './ending.ts';
import { advance, LAUNCH_ADVANCE } from './expansions/sun.ts';
import { cardAt, pay, shown } from './observatory.ts';
import type { Draft, Position } from './position.ts';
import { NO_PAST } from './repetition.ts';
import { galaxyAt, hasRoom, takeVoyage } from './voyages.ts';

const WHOLE_GALAXY = 0b1111;
const STAR_USED = 256;

/** Every card that can pay, in the Observatory or the Outpost: a bit each. */
export function atHand(position: Position): number {
  let hand = position.outpost;
  for (let deck = 0; deck < 8; deck++) {
    const card = shown(position, deck);
    if (card !== undefined && isTyped(card)) hand |= 1 << card;
  }
  return hand;
}

/** The types of this galaxy at hand: a bit each. */
export function typesAtHand(hand: number, galaxy: Galaxy): number {
  return (hand >> (4 * galaxy)) & WHOLE_GALAXY;
}

/** Do these types suffice, with the help of one star if there is one (LAUNCH-1, LAUNCH-3)? */
export function suffices(types: number, stars: number): boolean {
  if (types === WHOLE_GALAXY) return true;
  const missing = WHOLE_GALAXY & ~types;
  return stars > 0 && (missing & (missing - 1)) === 0;
}

/** The voyages of this galaxy that the seat could take. */
function slotsOf(position: Position, seat: Seat, galaxy: Galaxy): readonly Slot[] {
  if (!hasRoom(position, seat, galaxy)) return [];
  const slots: readonly Slot[] = position.table.mirrors ? [4, 5] : [galaxy];
  return slots.filter((slot) => galaxyAt(position, slot) === galaxy);
}

export function canLaunch(position: Position, seat: Seat): boolean {
  const hand = atHand(position);
  return EVERY_GALAXY.some(
    (galaxy) =>
      suffices(typesAtHand(hand, galaxy), position.stars) && slotsOf(position, seat, galaxy).length > 0,
  );
}

export function addLaunches(actions: Action[], position: Position, seat: Seat): void {
  const hand = atHand(position);
  for (let galaxy = 0; galaxy < 4; galaxy++) {
    if (!suffices(typesAtHand(hand, galaxy as Galaxy), position.stars)) continue;
    for (const slot of slotsOf(position, seat, galaxy as Galaxy)) {
      addPayments(actions, { position, galaxy: galaxy as Galaxy, slot }, 0);
    }
  }
}

interface Wanted {
  readonly position: Position;
  readonly galaxy: Galaxy;
  readonly slot: Slot;
}

/** Every way to pay from this type on; `code` is that of `launchOf`, with a bit above it for a star that is used. */
function addPayments(actions: Action[], wanted: Wanted, paid: number, type = 0): void {
  const { position, galaxy, slot } = wanted;
  if (type === 4) {
    actions.push(launchOf(galaxy, paid & 255, slot));
    return;
  }
  const card = cardOf(galaxy, type as Type);
  for (let origin = 0; origin < STAR; origin++) {
    if (cardAt(position, sourceOf(card, origin as Origin)) !== card) continue;
    addPayments(actions, wanted, paid | (origin << (2 * type)), type + 1);
  }
  if (position.stars > 0 && paid < STAR_USED) {
    addPayments(actions, wanted, paid | STAR_USED | (STAR << (2 * type)), type + 1);
  }
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
