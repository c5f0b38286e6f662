// What the next turn will find, counted by the rules: every card that a covered deck may show, with its odds. Of two
// scanned cards the better one for the question goes on top, and no further scan follows.
import {
  BLACK_HOLE,
  type Card,
  type CardOdds,
  type Deck,
  type Galaxy,
  galaxyOf,
  isTyped,
  odds,
  type Position,
  readiness,
  shown,
  stellarion,
  type Type,
  typeOf,
} from '@planisphere/stellarion';

/** What a deck shows in the next turn: its visible card, or those that may come. */
interface Showing {
  readonly deck: Deck;
  readonly next: readonly CardOdds[];
  readonly total: number;
}

/** Caches results: the same position is asked about each card and each galaxy. */
function remembered<V extends object>(find: (position: Position) => V): (position: Position) => V {
  const known = new WeakMap<Position, V>();
  return (position) => {
    const before = known.get(position);
    if (before !== undefined) return before;
    const found = find(position);
    known.set(position, found);
    return found;
  };
}

const showings = remembered((position): readonly Showing[] =>
  odds(position).map(({ deck, next, total }) => {
    const card = shown(position, deck);
    return card === undefined ? { deck, next, total } : { deck, next: [{ card, weight: 1 }], total: 1 };
  }),
);

/** A pair that a scan may show, or none, and every continuation. */
interface Pair {
  readonly share: number;
  readonly placed: readonly Position[];
}

const pairsOf = remembered((position): readonly Pair[] => {
  const awaiting = position.stage.kind === 'scan' ? stellarion.awaiting(position) : undefined;
  if (awaiting?.kind !== 'chance') return [{ share: 1, placed: [position] }];
  const total = awaiting.outcomes.reduce((sum, { weight }) => sum + weight, 0);
  return awaiting.outcomes.map(({ outcome, weight }) => ({
    share: weight / total,
    placed: everyPlacing(stellarion.apply(position, { by: 'chance', outcome })),
  }));
});

function everyPlacing(position: Position): readonly Position[] {
  if (position.stage.kind !== 'place') return [stopped(position)];
  const seat = position.turn;
  return [...stellarion.legal(position, seat)]
    .filter(({ kind }) => kind === 'place')
    .map((action) => stopped(stellarion.apply(position, { by: seat, action })));
}

/** A chance in the next turn; for two scanned cards the mean over all pairs, each placed as well as possible. */
function expected(position: Position, count: (position: Position) => number): number {
  return pairsOf(position).reduce(
    (sum, { share, placed }) => sum + share * Math.max(...placed.map(count)),
    0,
  );
}

/** The position without the remaining scans. */
function stopped(position: Position): Position {
  if (position.stage.kind !== 'effect') return position;
  return stellarion.apply(position, { by: position.turn, action: { kind: 'done' } });
}

/** The seat that acts in the next turn. */
function nextSeat({ stage, turn, table }: Position): number {
  return stage.kind === 'turn' || table.players === 1 ? turn : 1 - turn;
}

/** The chance that the next turn can launch to this galaxy, with a shooting star if there is one. */
export function launchChance(after: Position, galaxy: Galaxy): number {
  return expected(after, (position) => {
    const { voyagesLeft, accessible, takers } = readiness(position)[galaxy]!;
    const canTake = takers.some((seat) => seat === nextSeat(position));
    if (position.ending !== undefined || voyagesLeft === 0 || !accessible || !canTake) return 0;
    const decks = showings(position).filter(({ deck }) => deck === galaxy || deck >= 4);
    const held = (position.outpost >> (4 * galaxy)) & 15;
    return completeChance(decks, { galaxy, held, stars: position.stars });
  });
}

interface Wanted {
  readonly galaxy: Galaxy;
  /** Types at hand, a bit each. */
  readonly held: number;
  readonly stars: number;
}

function completeChance([first, ...others]: readonly Showing[], wanted: Wanted): number {
  if (first === undefined) {
    const missing = [0, 1, 2, 3].filter((type) => ((wanted.held >> type) & 1) === 0).length;
    return missing <= Math.min(1, wanted.stars) ? 1 : 0;
  }
  if (first.total === 0) return completeChance(others, wanted);
  return first.next.reduce((sum, { card, weight }) => {
    const serves = isTyped(card) && galaxyOf(card) === wanted.galaxy;
    const held = serves ? wanted.held | (1 << typeOf(card)) : wanted.held;
    return sum + (weight / first.total) * completeChance(others, { ...wanted, held });
  }, 0);
}

/** The chance that this card can pay in the next turn. */
export function handChance(after: Position, card: Card): number {
  return expected(after, (position) => {
    if (position.ending !== undefined) return 0;
    if ((position.outpost >> card) & 1) return 1;
    const missed = showings(position).map(
      ({ next, total }) => 1 - share(next, total, (each) => each === card),
    );
    return 1 - missed.reduce((product, miss) => product * miss, 1);
  });
}

/** The chance that at least so many cards of a kind show in the next turn. */
function countChance(after: Position, least: number, counts: (card: Card) => boolean): number {
  return expected(after, (position) => {
    if (position.ending !== undefined) return 0;
    let chances = [1];
    for (const { next, total } of showings(position)) {
      const hit = share(next, total, counts);
      chances = [...chances, 0].map(
        (chance, count) => chance * (1 - hit) + (count === 0 ? 0 : chances[count - 1]! * hit),
      );
    }
    return chances.slice(least).reduce((sum, chance) => sum + chance, 0);
  });
}

function share(next: readonly CardOdds[], total: number, counts: (card: Card) => boolean): number {
  if (total === 0) return 0;
  return next.reduce((sum, { card, weight }) => sum + (counts(card) ? weight : 0), 0) / total;
}

const CARDS_FOR_A_THEORY = 3;
const HOLES_FOR_A_CROSSING = 4;

export function theoryChance(after: Position, type: Type): number {
  return countChance(after, CARDS_FOR_A_THEORY, (card) => isTyped(card) && typeOf(card) === type);
}

/** The chance that two cards of this type can pay in the next turn. */
export function pairChance(after: Position, type: Type): number {
  const kept = [0, 1, 2, 3].filter((galaxy) => (after.outpost >> (4 * galaxy + type)) & 1).length;
  return countChance(after, Math.max(0, 2 - kept), (card) => isTyped(card) && typeOf(card) === type);
}

export function holesChance(after: Position): number {
  return countChance(after, HOLES_FOR_A_CROSSING, (card) => card === BLACK_HOLE);
}

/**
 * Whether a Coordination is possible whatever is turned up: two cards of a type are sure, without a deck that is
 * scanned.
 */
export function turnIsSure(after: Position): boolean {
  if (after.ending !== undefined) return false;
  const scanned = after.stage.kind === 'scan' ? after.stage.deck : undefined;
  const decks = showings(after).filter(({ deck, total }) => deck !== scanned && total > 0);
  return [0, 1, 2, 3].some((type) => {
    const kept = [0, 1, 2, 3].filter((galaxy) => (after.outpost >> (4 * galaxy + type)) & 1).length;
    const sure = decks.filter(({ next }) => next.every(({ card }) => isTyped(card) && typeOf(card) === type));
    return kept + sure.length >= 2;
  });
}

/** Cards that can pay in the next turn whatever comes: those of the Outpost, visible ones, and those that must come. */
export function sureCards(after: Position): readonly Card[] {
  const kept = Array.from({ length: 16 }, (_, card) => card).filter((card) => (after.outpost >> card) & 1);
  const sure = showings(after).flatMap(({ next }) => (next.length === 1 ? [next[0]!.card] : []));
  return [...kept, ...sure];
}

/** The odds of a card on a covered deck; undefined if the deck shows a card already, or cannot show this one. */
export function hingeOn(after: Position, deck: Deck, card: Card): (CardOdds & { total: number }) | undefined {
  if (shown(after, deck) !== undefined) return undefined;
  const { next, total } = odds(after)[deck]!;
  const found = next.find((each) => each.card === card);
  return found === undefined ? undefined : { ...found, total };
}
