// The rules of Meteor Watch behind the Game interface.
import {
  type Awaiting,
  decodeObject,
  type EventOf,
  type Game,
  type Refusal,
  type Seat,
} from '@planisphere/core';
import { notation } from './notation.ts';
import {
  type Action,
  BRIGHTEST,
  METEORS,
  type Meteors,
  type Options,
  type Outcome,
  type Position,
  sumOf,
} from './position.ts';

const EACH = METEORS / BRIGHTEST;

function setup(): Position {
  return { past: 0, falling: undefined, left: new Array<number>(BRIGHTEST).fill(EACH), noted: [[], []] };
}

/** A begins, and turns alternate (TURN-1). */
const moverOf = ({ past }: Position): 0 | 1 => (past % 2 === 0 ? 0 : 1);

function awaiting(position: Position): Awaiting<Outcome, readonly number[]> {
  const { past, falling, left, noted } = position;
  if (past === METEORS) {
    const scores = noted.map(sumOf);
    const best = Math.max(...scores);
    const winners = ([0, 1] as const).filter((seat) => scores[seat] === best);
    return { kind: 'over', result: { winners, scores, breakdown: scores } };
  }
  if (falling !== undefined) return { kind: 'seats', seats: [moverOf(position)], optional: [] };
  const outcomes = left.map((weight, index) => ({ outcome: index + 1, weight }));
  return { kind: 'chance', outcomes: outcomes.filter(({ weight }) => weight > 0) };
}

function check(view: Position, seat: Seat, action: Action): Refusal | undefined {
  if (view.falling === undefined || moverOf(view) !== seat) return { rule: 'TURN-1' };
  const last = view.noted[seat]?.at(-1) ?? 0;
  return action === 'note' && view.falling < last ? { rule: 'NOTE-1' } : undefined;
}

function legal(view: Position, seat: Seat): readonly Action[] {
  return (['note', 'pass'] as const).filter((action) => check(view, seat, action) === undefined);
}

function apply(position: Position, event: EventOf<Meteors>): Position {
  if (event.by === 'chance') {
    const left = position.left.map((count, index) => (index === event.outcome - 1 ? count - 1 : count));
    return { ...position, falling: event.outcome, left };
  }
  const { falling, noted, past } = position;
  const [a = [], b = []] = noted;
  const added = event.action === 'note' && falling !== undefined ? [falling] : [];
  return {
    ...position,
    past: past + 1,
    falling: undefined,
    noted: event.by === 0 ? [[...a, ...added], b] : [a, [...b, ...added]],
  };
}

export const meteors: Game<Meteors> = {
  id: 'meteor-watch',
  version: 1,
  players: { min: 2, max: 2 },
  cooperative: false,
  decodeOptions: decodeObject<Options>({}),
  setup,
  awaiting,
  legal,
  check,
  apply,
  view: (state) => state,
  redact: (_, event) => event,
  informs: (_, { by }) => by === 'chance',
  imagine: (view) => view,
  notation,
};
