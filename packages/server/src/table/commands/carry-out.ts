// From a command to its verdict: first whether its sender may send it, then what it comes to.
import { parseSeat, type Seat } from '@planisphere/core';
import type { Command, MessageOf } from '@planisphere/protocol';
import { abandon, answer, hints, rematch, undo } from './asking.ts';
import { authorize, type Granted } from './authority.ts';
import { back, replace, resign } from './leaving.ts';
import { act } from './playing.ts';
import { say } from './saying.ts';
import { dismiss, plan, sit, stand, start, swap } from './seating.ts';
import { type Hearing, refuse, type Verdict } from './verdict.ts';

/** Far beyond any game: a bound for those who take back and play again without end. */
const MOST_ENTRIES = 20_000;
const LAST_WORDS: readonly Command['type'][] = ['resign', 'abandon', 'answer'];

type CommandType = Command['type'];

/** Every command gets what its need has proved, and nothing else about who sent it. */
const HANDLERS: {
  readonly [T in CommandType]: (granted: Granted<T>, command: MessageOf<T>) => Verdict | Promise<Verdict>;
} = {
  sit: (hearing, { seat }) => sit(hearing, seatOf(seat)),
  stand,
  swap: (hearing, command) => swap(hearing, seatOf(command.with)),
  plan: (hearing, command) => plan(hearing, seatOf(command.seat), command.plan),
  dismiss: (hearing, { seat }) => dismiss(hearing, seatOf(seat)),
  start,
  act: (hearing, { event }) => act(hearing, event),
  undo,
  resign,
  abandon,
  hints,
  rematch,
  answer,
  replace: (hearing, { seat }) => replace(hearing, seatOf(seat)),
  back,
  say,
};

const seatOf = (letter: string): Seat => parseSeat(letter) as Seat;

export function carryOut(hearing: Hearing, command: Command): Verdict | Promise<Verdict> {
  return carryOutAs(hearing, command.type, command);
}

function carryOutAs<T extends CommandType>(
  hearing: Hearing,
  type: T,
  command: MessageOf<T> & Command,
): Verdict | Promise<Verdict> {
  const authorized = authorize<T>(hearing, command);
  if (!authorized.ok) return authorized;
  if (hearing.state.seq > MOST_ENTRIES && !LAST_WORDS.includes(type))
    return refuse('log-full', 'So much has happened at this table that it can only be ended.');
  return HANDLERS[type](authorized.granted, command);
}
