// Whom the game waits for, and what chance can bring.
import { type Awaiting, type Bag, drawsFrom, type Seat } from '@planisphere/core';
import { type Card, HIDDEN, KINDS, NONE, STARTERS, TYPE_OF } from './cards.ts';
import { dealRow, dealTo, FIRST, type Outcome } from './events.ts';
import { HAND, moverOf, type Position, ROW } from './position.ts';
import { type Breakdown, resultOf } from './scoring.ts';

type Wait = Awaiting<Outcome, Breakdown>;

const SOLE: readonly Wait[] = [
  { kind: 'seats', seats: [0], optional: [] },
  { kind: 'seats', seats: [1], optional: [] },
];
/** Both are asked at once; a player who has answered may change the answer until the other has answered. */
const BOTH: Wait = { kind: 'seats', seats: [0, 1], optional: [] };
const REST: readonly Wait[] = [
  { kind: 'seats', seats: [0], optional: [1] },
  { kind: 'seats', seats: [1], optional: [0] },
];
const COIN: Wait = { kind: 'chance', outcomes: FIRST.map((outcome) => ({ outcome, weight: 1 })) };

/** By seat and by the set of types whose starters are held: a draw of any other starter. */
const STARTER_DRAWS = ([0, 1] as const).map((seat) =>
  Array.from({ length: 1 << STARTERS.length }, (_, held): Wait => {
    const left = STARTERS.filter((card) => (held & (1 << (TYPE_OF[card] as number))) === 0);
    const outcomes = left.map((card) => ({ outcome: dealTo('starter', seat, card), weight: 1 }));
    return { kind: 'chance', outcomes };
  }),
);

const draws = {
  hand: ([0, 1] as const).map((seat) => drawsFrom(KINDS, 2, (card) => dealTo('hand', seat, card))),
  draw: ([0, 1] as const).map((seat) => drawsFrom(KINDS, 2, (card) => dealTo('draw', seat, card))),
  row: Array.from({ length: ROW + 1 }, (_, coordinate) =>
    drawsFrom(KINDS, 2, (card) => dealRow(coordinate, card)),
  ),
};

export function awaiting(position: Position): Wait {
  switch (position.phase) {
    case 'start':
    case 'keep':
      return awaitingAnswers(position);
    case 'starters':
      return awaitingStarter(position);
    case 'hands':
      return drawing(draws.hand[nextDealt(position)], position);
    case 'row':
    case 'refill':
      return drawing(draws.row[firstGap(position.row)], position);
    case 'draw':
      return drawing(draws.draw[moverOf(position)], position);
    case 'first':
      return COIN;
    case 'over':
      return { kind: 'over', result: resultOf(position) };
    default:
      return SOLE[moverOf(position)] as Wait;
  }
}

/** On a view any unseen card may come: the viewer cannot tell the deck from what is hidden. */
function drawing(draw: ((bag: Bag) => Wait) | undefined, { unseen }: Position): Wait {
  if (draw === undefined) throw new Error('drawing: nothing is due here');
  return draw(unseen);
}

function awaitingAnswers(position: Position): Wait {
  const [a, b] = position.sides;
  if (a.answer === NONE && b.answer === NONE) return BOTH;
  return REST[a.answer === NONE ? 0 : 1] as Wait;
}

/** Cards are dealt to A until A has two, then to B. */
export function nextDealt(position: Position): Seat {
  return position.sides[0].hand.length < HAND ? 0 : 1;
}

/** The first empty coordinate; the row is refilled in its order (TURN-5). */
export function firstGap(row: readonly Card[]): number {
  for (let index = 0; index < row.length; index++) if (row[index] === NONE) return index + 1;
  return 0;
}

/** One starter of each type, except those that somebody visibly holds. */
function awaitingStarter(position: Position): Wait {
  let held = 0;
  for (const { hand } of position.sides) {
    for (const card of hand) if (card !== HIDDEN) held |= 1 << (TYPE_OF[card] as number);
  }
  return (STARTER_DRAWS[nextDealt(position)] as readonly Wait[])[held] as Wait;
}
