// For whom or what the game waits. The answers are few, so they are shared.
import type { Awaiting, Seat } from '@planisphere/core';
import { spenders } from './expansions/sun.ts';
import { type Outcome, pairDue, showDue } from './outcomes.ts';
import type { Position } from './position.ts';
import { type Breakdown, resultOf } from './result.ts';
import { preparationDue } from './setup.ts';
import { canAct } from './turn.ts';

type Waiting = Awaiting<Outcome, Breakdown>;

const seats = (awaited: readonly Seat[], optional: readonly Seat[]): Waiting => ({
  kind: 'seats',
  seats: awaited,
  optional,
});
const ALONE: readonly Waiting[] = [seats([0], []), seats([1], [])];
/** The partner has meteors to spend. */
const WITH_PARTNER: readonly Waiting[] = [seats([0], [1]), seats([1], [0])];

export function awaiting(position: Position): Waiting {
  const { stage } = position;
  // The most frequent stages come first.
  switch (stage.kind) {
    case 'reveal':
    case 'opening':
      return showDue(stage.deck!, position.decks[stage.deck!]!.rest);
    case 'turn':
    case 'effect':
    case 'place':
    case 'thrusters':
    case 'claim':
      return position.collected < 2 ? ALONE[position.turn]! : withSpenders(position);
    case 'scan':
      return pairDue(stage.deck!, position.decks[stage.deck!]!.rest);
    case 'over':
      return { kind: 'over', result: resultOf(position, position.ending!) };
    default:
      return preparationDue(position);
  }
}

/** Somebody may spend meteors; a player who can do nothing else waits for the partner to do it (END-2). */
function withSpenders(position: Position): Waiting {
  const { turn, stage } = position;
  const partner: Seat = turn === 0 ? 1 : 0;
  const spending = spenders(position);
  if (!spending.includes(partner)) return ALONE[turn]!;
  const idle = stage.kind === 'turn' && !spending.includes(turn) && !canAct(position);
  return idle ? ALONE[partner]! : WITH_PARTNER[turn]!;
}
