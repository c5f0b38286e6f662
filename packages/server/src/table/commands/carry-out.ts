// From a command to its verdict.
import { parseSeat, type Seat } from '@planisphere/core';
import type { Command } from '@planisphere/protocol';
import { abandon, answer, hints, rematch, undo } from './asking.ts';
import { lacking } from './authority.ts';
import { back, replace, resign } from './leaving.ts';
import { act } from './playing.ts';
import { say } from './saying.ts';
import { plan, sit, stand, start, swap } from './seating.ts';
import { type Hearing, refuse, type Verdict } from './verdict.ts';

/** Far beyond any game: a bound for those who take back and play again without end. */
const MOST_ENTRIES = 20_000;
const LAST_WORDS: readonly Command['type'][] = ['resign', 'abandon', 'answer'];

const seatOf = (letter: string): Seat => parseSeat(letter) as Seat;
const maybeSeat = (letter: string | undefined): Seat | undefined => parseSeat(letter ?? '');

export function carryOut(hearing: Hearing, command: Command): Verdict | Promise<Verdict> {
  const refused = lacking(hearing, command.type);
  if (refused !== undefined) return refused;
  if (hearing.state.seq > MOST_ENTRIES && !LAST_WORDS.includes(command.type))
    return refuse('log-full', 'So much has happened at this table that it can only be ended.');
  switch (command.type) {
    case 'sit':
      return sit(hearing, seatOf(command.seat));
    case 'stand':
      return stand(hearing, seatOf(command.seat));
    case 'swap':
      return swap(hearing, seatOf(command.seat), seatOf(command.with));
    case 'plan':
      return plan(hearing, seatOf(command.seat), command.plan);
    case 'start':
      return start(hearing);
    case 'act':
      return act(hearing, command.event);
    case 'undo':
      return undo(hearing, maybeSeat(command.seat));
    case 'resign':
      return resign(hearing, maybeSeat(command.seat));
    case 'abandon':
      return abandon(hearing);
    case 'hints':
      return hints(hearing);
    case 'rematch':
      return rematch(hearing);
    case 'answer':
      return answer(hearing, command);
    case 'replace':
      return replace(hearing, seatOf(command.seat));
    case 'back':
      return back(hearing);
    case 'say':
      return say(hearing, command);
  }
}
