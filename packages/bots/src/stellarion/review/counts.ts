// What is on the table after a line, counted by the rules alone.
import { cardsOfHeap } from '@planisphere/core';
import {
  BLACK_HOLE,
  type Card,
  countOf,
  DECKS,
  type Deck,
  GALAXIES,
  type Galaxy,
  galaxyOf,
  isTyped,
  ORIGINS,
  type Position,
  shown,
  typeOf,
  voyageCount,
} from '@planisphere/stellarion';
import type { Reached, Step } from './reached.ts';

/** The same for every card: two in the deck of its galaxy, two in the deck of its type. */
const COPIES = 4;
const TYPED_CARDS = 64;
const TYPED_FACES = 4;
const HOLE_FACE = 4;
const MIRROR_FACE = 5;

/** Copies outside the discards. */
export function copiesLeft({ discards }: Position, card: Card): number {
  const gone = (deck: number, face: number): number =>
    cardsOfHeap(discards[deck]!).filter((each) => each === face).length;
  return COPIES - gone(galaxyOf(card), typeOf(card)) - gone(4 + typeOf(card), galaxyOf(card));
}

/** Whether a discard holds any of these cards. */
export function isInDiscard({ discards }: Position, deck: Deck, cards: readonly Card[]): boolean {
  const faces = cardsOfHeap(discards[deck]!);
  return cards.some((card) => faces.includes(faceIn(deck, card)));
}

/** The face of a card in a deck and its discard. */
function faceIn(deck: Deck, card: Card): number {
  if (!isTyped(card)) return card === BLACK_HOLE ? HOLE_FACE : MIRROR_FACE;
  return deck < GALAXIES.length ? typeOf(card) : galaxyOf(card);
}

/** All typed cards outside the discards. */
export function cardsLeft({ discards }: Position): number {
  const gone = discards.flatMap((heap) => cardsOfHeap(heap).filter((face) => face < TYPED_FACES));
  return TYPED_CARDS - gone.length;
}

/** One for each deck, less those in the discards. */
export function mirrorsLeft({ discards, table }: Position): number {
  if (!table.mirrors) return 0;
  const gone = discards.flatMap((heap) => cardsOfHeap(heap).filter((face) => face === MIRROR_FACE));
  return DECKS.length - gone.length;
}

export function holesShowing(position: Position): number {
  return DECKS.filter((_, deck) => shown(position, deck) === BLACK_HOLE).length;
}

export function toGo({ voyages }: Position, galaxy: Galaxy): number {
  return countOf(voyages, galaxy);
}

/** Spaces between the sun and its last one. */
export function spacesAway({ table, sun }: Position): number {
  return table.track.last - sun;
}

/** How many voyages the line takes, by any action. */
export function voyagesTaken({ before, after }: Reached): number {
  return voyageCount(before.voyages) - voyageCount(after.voyages);
}

const STAR = ORIGINS.indexOf('star');

/** The Launches of a line, in order. */
export function launchesIn({ steps }: Reached): readonly { galaxy: Galaxy; star: boolean }[] {
  return steps.flatMap(({ action }) =>
    action.kind === 'launch'
      ? [{ galaxy: action.galaxy, star: action.from.some((origin) => origin === STAR) }]
      : [],
  );
}

/** The galaxies of the voyages that steps of this kind take, in order. */
export function takenBy({ steps }: Reached, kind: 'take' | 'spend'): readonly Galaxy[] {
  return steps.flatMap((step) => (step.action.kind === kind ? [galaxyTaken(step)] : []));
}

const LEFT = 4;

function galaxyTaken({ position, action }: Step): Galaxy {
  if (action.kind !== 'take' && action.kind !== 'spend') throw new Error(`galaxyTaken: ${action.kind}`);
  const { voyage } = action;
  return voyage < LEFT ? (voyage as Galaxy) : position.columns[voyage - LEFT]![0]!;
}

/** The type of the power that the line pays for and waives without moving the sun; undefined if it wastes none. */
export function wasted({ steps }: Reached): number | undefined {
  const [paid, next] = steps.slice(-2);
  if (paid?.action.kind !== 'coordinate' || next?.action.kind !== 'waive') return undefined;
  return next.action.retreat === 0 ? next.position.stage.power : undefined;
}

/** Voyages that lie uncovered in the columns. */
export function uncoveredIn({ columns }: Position): readonly Galaxy[] {
  return columns.flatMap(([first]) => (first === undefined ? [] : [first]));
}
