// Carries out a command: first whether its sender may send it, then its handler.
import { parseSeat, type Seat } from '@planisphere/core';
import type { Command, MessageOf } from '@planisphere/protocol';
import { abandon, answer, chat, hints, rematch, undo } from './asking.ts';
import { authorize, type Grant } from './authority.ts';
import { back, replace, resign } from './leaving.ts';
import { act } from './playing.ts';
import { say, silence } from './saying.ts';
import { dismiss, plan, sit, stand, start, swap } from './seating.ts';
import { type CommandContext, refuse, type Verdict } from './verdict.ts';

/** Far more than any game needs: stops endless undo and redo. */
const MOST_ENTRIES = 20_000;
const LAST_WORDS: readonly Command['type'][] = ['resign', 'abandon', 'answer'];

type CommandType = Command['type'];

/** Every handler gets the context that its need has proved. */
const HANDLERS: {
  readonly [T in CommandType]: (granted: Grant<T>, command: MessageOf<T>) => Verdict | Promise<Verdict>;
} = {
  sit: (context, { seat }) => sit(context, seatOf(seat)),
  stand,
  swap: (context, command) => swap(context, seatOf(command.with)),
  plan: (context, command) => plan(context, seatOf(command.seat), command.plan),
  dismiss: (context, { seat }) => dismiss(context, seatOf(seat)),
  start,
  act: (context, { event }) => act(context, event),
  undo,
  resign,
  abandon,
  hints,
  chat,
  rematch,
  answer,
  replace: (context, { seat }) => replace(context, seatOf(seat)),
  back,
  say,
  silence,
};

const seatOf = (letter: string): Seat => parseSeat(letter) as Seat;

export function carryOut(context: CommandContext, command: Command): Verdict | Promise<Verdict> {
  return carryOutAs(context, command.type, command);
}

function carryOutAs<T extends CommandType>(
  context: CommandContext,
  type: T,
  command: MessageOf<T> & Command,
): Verdict | Promise<Verdict> {
  const authorized = authorize<T>(context, command);
  if (!authorized.ok) return authorized;
  if (context.state.seq > MOST_ENTRIES && !LAST_WORDS.includes(type))
    return refuse('log-full', 'So much has happened at this table that it can only be ended.');
  return HANDLERS[type](authorized.granted, command);
}
