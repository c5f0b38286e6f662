// Whether the game can no longer be won. A cheap test that is never wrong when it says yes, but may say no for too
// long. It rests on one fact: the typed cards outside the discards never become more. Every Coordination discards two
// and brings back two at most, a Launch discards three or four for good. So there must be cards left for every Launch
// still needed and, with the sun, for every retreat without which it would arrive too early.
import { cardsOfHeap } from '@planisphere/core';
import {
  type Card,
  cardIn,
  cardOf,
  EVERY_DECK,
  EVERY_GALAXY,
  EVERY_TYPE,
  isTyped,
  MIRROR,
  NEBULA,
  typeOf,
} from './cards.ts';
import { LAUNCH_ADVANCE, MAJOR_RETREAT } from './expansions/sun.ts';
import type { Position } from './position.ts';
import { BLACK_HOLES_PER_DECK, CARDS_FOR_A_THEORY, MIRRORS_PER_DECK } from './reconstructed.ts';
import { countOf, galaxiesIn, voyageCount } from './voyages.ts';

/** Copies of a card in the game: two in the deck of its galaxy, two in the deck of its type. */
const COPIES = 4;

export function isHopeless(view: Position): boolean {
  if (view.ending !== undefined) return view.ending !== 'won';
  if (!canBeShared(view)) return true;
  const left = cardsLeft(view);
  return (
    cardsNeeded(view) > left.total + comingBack(view) || cannotRecover(view, left) || cannotProve(view, left)
  );
}

/** Cards that were just paid and that the effect under way may still bring back. */
function comingBack({ stage }: Position): number {
  if (stage.kind === 'thrusters') return 1;
  if (stage.kind !== 'effect' || stage.power !== NEBULA) return 0;
  return stage.major ? 2 : 1;
}

/** DUO-3: every galaxy without a taken voyage needs a free place in one of the piles. */
export function canBeShared({ table, voyages, won }: Position): boolean {
  if (table.players === 1) return true;
  const begun = new Set(won.flatMap(galaxiesIn));
  const free = won.reduce((sum, pile) => sum + 2 - galaxiesIn(pile).length, 0);
  return galaxiesIn(voyages).filter((galaxy) => !begun.has(galaxy)).length <= free;
}

interface CardsLeft {
  /** Of each card, outside the discards. */
  readonly copies: readonly number[];
  /** Of all cards that have a type. */
  readonly total: number;
  readonly blackHoles: number;
  readonly mirrors: number;
}

function cardsLeft({ table, discards }: Position): CardsLeft {
  const copies = new Array<number>(16).fill(COPIES);
  let total = 16 * COPIES;
  let blackHoles = table.blackHoles ? EVERY_DECK.length * BLACK_HOLES_PER_DECK : 0;
  let mirrors = table.mirrors ? EVERY_DECK.length * MIRRORS_PER_DECK : 0;
  for (const deck of EVERY_DECK) {
    for (const face of cardsOfHeap(discards[deck]!)) {
      const card = cardIn(deck, face);
      if (isTyped(card)) {
        copies[card]!--;
        total--;
      } else if (card === MIRROR) mirrors--;
      else blackHoles--;
    }
  }
  return { copies, total, blackHoles, mirrors };
}

/** Voyages that need neither Launch nor cards: by Crossings and by meteors. */
function freeVoyages(view: Position, { blackHoles }: CardsLeft): number {
  return 3 * Math.floor(blackHoles / 4) + Math.floor((view.collected + onTrack(view)) / 2);
}

function onTrack({ meteors }: Position): number {
  return [0, 1, 2, 3].filter((index) => (meteors >> index) & 1).length;
}

/** The cards that the Launches still needed will discard, including the retreats they make necessary. */
function cardsNeeded(view: Position): number {
  const launches = voyageCount(view.voyages) - freeVoyages(view, cardsLeft(view));
  if (launches <= 0) return 0;
  const cards = 4 * launches - Math.min(launches, view.stars);
  return cards + 2 * retreatsNeeded(view, launches);
}

/** SUN-5: the last Launch may reach the end of the track, those before it may not. */
function retreatsNeeded({ table, sun }: Position, launches: number): number {
  if (!table.sun) return 0;
  const tooFar = sun + LAUNCH_ADVANCE * (launches - 1) - (table.track.last - 1);
  return Math.max(0, Math.ceil(tooFar / MAJOR_RETREAT));
}

/** Without a further nebula power every remaining voyage needs its own cards, or stars. */
function cannotRecover(view: Position, left: CardsLeft): boolean {
  if (canRecover(view, left) || freeVoyages(view, left) > 0) return false;
  let lacking = 0;
  for (const galaxy of EVERY_GALAXY) {
    const voyages = countOf(view.voyages, galaxy);
    for (const type of EVERY_TYPE) lacking += Math.max(0, voyages - left.copies[cardOf(galaxy, type)]!);
  }
  return lacking > view.stars;
}

function canRecover(view: Position, left: CardsLeft): boolean {
  if (comingBack(view) > 0) return true;
  const nebulae = copiesOfType(left, NEBULA);
  return nebulae > 0 && nebulae + left.mirrors >= 2;
}

function copiesOfType({ copies }: CardsLeft, type: number): number {
  return copies.reduce((sum, count, card: Card) => (typeOf(card) === type ? sum + count : sum), 0);
}

/** THEORY-2: three cards must be visible at once, and cards only become fewer. */
function cannotProve(view: Position, left: CardsLeft): boolean {
  return view.theories !== 0 && left.total + comingBack(view) < CARDS_FOR_A_THEORY;
}
