// The lines that the look-ahead offers for a decision of Stellarion, best first. A plan with later scans is followed up
// to the first of them, so that every line ends with new information.
import type { Seat } from '@planisphere/core';
import { type Position, type Stellarion, stellarion } from '@planisphere/stellarion';
import type { Budget } from '../../bot/bot.ts';
import { codeOf } from '../kernel/codes.ts';
import type { LookAhead } from '../look-ahead.ts';

export type Action = Stellarion['action'];
export type Actions = readonly Action[];

/** How much of the nodes may go to steps that a plan leaves open. */
const FOLLOWING = 0.25;

interface Decider {
  readonly lookAhead: LookAhead;
  readonly seat: Seat;
  readonly budget: Budget;
}

/** Lazy: a caller that needs one line does not pay for the open steps of others. */
export function* linesFrom(view: Position, decider: Decider): Generator<Actions> {
  const { lookAhead, seat, budget } = decider;
  const { plans, order } = lookAhead.rank(view, budget, true);
  const lines = order.map(({ plan }) => actionsOf(view, seat, [...plans.stepsOf(plan)]));
  for (const [index, line] of lines.entries()) {
    const after = afterActions(view, seat, line);
    if (!isOpen(after, seat)) {
      yield line;
      continue;
    }
    const following = { ...decider, budget: { ...budget, nodes: budget.nodes * FOLLOWING } };
    for (const rest of linesFrom(after, following)) {
      yield [...line, ...rest];
      // Other continuations matter only for the best plan.
      if (index > 0) break;
    }
  }
}

/** Whether the same seat goes on with the same action. */
export function isOpen({ stage, turn }: Position, seat: Seat): boolean {
  return turn === seat && ['effect', 'thrusters', 'claim', 'place'].includes(stage.kind);
}

export function afterActions(view: Position, seat: Seat, actions: Actions): Position {
  return actions.reduce<Position>(
    (position, action) => stellarion.apply(position, { by: seat, action }),
    view,
  );
}

interface Own {
  readonly view: Position;
  readonly seat: Seat;
  readonly own: Actions;
}

/** A key for where a line leads: two lines to the same place are one. */
export function placeOf(view: Position, seat: Seat, line: Actions): string {
  return stellarion.notation.make(afterActions(view, seat, line));
}

/** The first line that leads elsewhere; the later ones stay in the iterator. */
export function firstOther(lines: Iterator<Actions>, { view, seat, own }: Own): Actions | undefined {
  const place = placeOf(view, seat, own);
  for (let next = lines.next(); next.done !== true; next = lines.next())
    if (placeOf(view, seat, next.value) !== place) return next.value;
  return undefined;
}

/** What a seat can do with meteors in the partner's turn; an empty line waits, if that is allowed. */
export function spendingsOf(view: Position, seat: Seat): readonly Actions[] {
  const spendings = [...stellarion.legal(view, seat)].map((action) => [action]);
  const awaiting = stellarion.awaiting(view);
  const mayWait = awaiting.kind === 'seats' && !awaiting.seats.includes(seat);
  return mayWait ? [...spendings, []] : spendings;
}

function actionsOf(view: Position, seat: Seat, steps: readonly number[]): Actions {
  let position = view;
  return steps.map((code) => {
    const action = [...stellarion.legal(position, seat)].find((each) => codeOf(each, seat) === code)!;
    position = stellarion.apply(position, { by: seat, action });
    return action;
  });
}
