// The value of a Stellarion position for its players, in points of about a hundredth of a voyage: how near the next
// Launches are, the use of the remaining cards, and what each expansion adds. Covered decks count with the expected
// worth of the card they will show.
import {
  BLACK_HOLE,
  type Card,
  countOf,
  type DeckOdds,
  type Galaxy,
  isHopeless,
  MIRROR,
  odds,
  type Position,
  shown,
  type Type,
  typeOf,
  voyageCount,
} from '@planisphere/stellarion';

const GALAXIES: readonly Galaxy[] = [0, 1, 2, 3];
const TYPES: readonly Type[] = [0, 1, 2, 3];

const LOST = -100_000;
const WON = 100_000;
const PER_VOYAGE = 100;
const PER_STAR = 75;
const PER_THEORY = 25;
/**
 * By the number of types of a galaxy at hand. A star and what it completes must be worth less than the voyage, or it
 * would never be used. All these numbers were tuned by play.
 */
const READY = [0, 2, 8, 26, 70] as const;
const READY_WITH_STAR = 35;
/** By the number of visible black holes. */
const HOLES = [0, 1, 8, 40, 130, 130, 130, 130, 130] as const;
/** By the number of visible cards of the theory's type. */
const PROOF = [0, 0, 2, 15, 15, 15, 15, 15, 15] as const;
/** The worth of a visible mirror. */
const PER_MIRROR = 5;
/** By how many more copies than voyages a card has, from −4 on. */
const SPARE = [-90, -66, -44, -24, -8, -1, 0, 1, 1.5] as const;
const PER_CARD = 3.5;
const PER_SPACE = 1;
const PER_METEOR = 50;
const SPACES_PER_LAUNCH = 4;
const TOO_NEAR = 40;

export function worth(view: Position): number {
  if (view.ending !== undefined) return view.ending === 'won' ? WON : LOST;
  const hopeless = isHopeless(view) ? LOST / 2 : 0;
  return hopeless + lasting(view) + showing(view);
}

/** The part that does not depend on the visible cards. */
function lasting(view: Position): number {
  const theories = TYPES.filter((type) => (view.theories >> type) & 1).length;
  const toDo = PER_VOYAGE * voyageCount(view.voyages) + PER_THEORY * theories;
  return supplies(view) + PER_STAR * view.stars - toDo + heat(view);
}

/** Remaining copies of each card against the voyages that need it. */
function supplies(view: Position): number {
  let value = 0;
  for (const galaxy of GALAXIES) {
    const voyages = countOf(view.voyages, galaxy);
    for (const type of TYPES) {
      const copies = copiesLeft(view, galaxy, type);
      value += PER_CARD * copies;
      if (voyages > 0) value += SPARE[copies - voyages + 4] ?? 0;
    }
  }
  return value;
}

function copiesLeft({ discards }: Position, galaxy: Galaxy, type: Type): number {
  return 4 - ((discards[galaxy]! >> (2 * type)) & 3) - ((discards[4 + type]! >> (2 * galaxy)) & 3);
}

/** The sun and the meteors. So near its end only the last Launch is possible. */
function heat({ table, sun, collected, voyages }: Position): number {
  if (!table.sun) return 0;
  const tooNear = table.track.last - sun <= SPACES_PER_LAUNCH && voyageCount(voyages) > 1;
  return PER_METEOR * collected - PER_SPACE * sun - (tooNear ? TOO_NEAR : 0);
}

interface Hand {
  /** A bit per card at hand. */
  cards: number;
  holes: number;
  mirrors: number;
  /** Cards that show, by type. */
  types: number[];
}

/** The visible cards and, for covered decks, those that they will show. */
function showing(view: Position): number {
  const hand: Hand = { cards: view.outpost, holes: 0, mirrors: 0, types: [0, 0, 0, 0] };
  for (let deck = 0; deck < 8; deck++) {
    const card = shown(view, deck);
    if (card !== undefined) addTo(hand, card, 1);
  }
  const now = handWorth(view, hand);
  let coming = 0;
  for (const deck of odds(view)) {
    if (((view.up >> deck.deck) & 1) === 0 && deck.total > 0) coming += expected(view, hand, deck) - now;
  }
  return now + coming;
}

function expected(view: Position, hand: Hand, { next, total }: DeckOdds): number {
  let sum = 0;
  for (const { card, weight } of next) {
    const had = hand.cards;
    addTo(hand, card, 1);
    sum += weight * handWorth(view, hand);
    addTo(hand, card, -1);
    hand.cards = had;
  }
  return sum / total;
}

function addTo(hand: Hand, card: Card, count: number): void {
  if (card === BLACK_HOLE) hand.holes += count;
  else if (card === MIRROR) hand.mirrors += count;
  else {
    hand.types[typeOf(card)]! += count;
    hand.cards |= 1 << card;
  }
}

function handWorth(view: Position, { cards, holes, mirrors, types }: Hand): number {
  let value = PER_MIRROR * mirrors + HOLES[view.table.blackHoles ? holes : 0]!;
  for (const galaxy of GALAXIES) {
    const share = reach(view, galaxy);
    if (share > 0) value += share * ready((cards >> (4 * galaxy)) & 15, view.stars);
  }
  if (view.theory !== undefined) value += PROOF[types[view.theory]!]!;
  return value;
}

function ready(types: number, stars: number): number {
  const count = (types & 1) + ((types >> 1) & 1) + ((types >> 2) & 1) + (types >> 3);
  return count === 3 && stars > 0 ? READY_WITH_STAR : READY[count]!;
}

/** How soon somebody could use this galaxy's cards: 1 at once, 0 never. */
function reach(view: Position, galaxy: Galaxy): number {
  if (countOf(view.voyages, galaxy) === 0) return 0;
  if (view.table.mirrors) return columnReach(view, galaxy) * pileReach(view, galaxy);
  return pileReach(view, galaxy);
}

/** With mirrors a covered voyage has to wait. */
function columnReach({ columns }: Position, galaxy: Galaxy): number {
  const depths = columns.map((column) => column.indexOf(galaxy)).filter((depth) => depth >= 0);
  const depth = Math.min(...depths);
  return depth === 0 ? 1 : depth === 1 ? 0.15 : 0.05;
}

/** With two players the next mover counts more. */
function pileReach({ table, won, turn, stage }: Position, galaxy: Galaxy): number {
  if (table.players === 1) return 1;
  const next = stage.kind === 'turn' ? turn : 1 - turn;
  const canTake = (seat: number): boolean =>
    countOf(won[seat]!, galaxy) > 0 || GALAXIES.filter((each) => countOf(won[seat]!, each) > 0).length < 2;
  return (canTake(next) ? 0.6 : 0) + (canTake(1 - next) ? 0.4 : 0);
}
