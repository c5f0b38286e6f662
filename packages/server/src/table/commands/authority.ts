// Who may send which command. One table, tested row by row; the commands themselves check only what depends on more.
import type { Command } from '@planisphere/protocol';
import { seatsHeldBy } from '../state.ts';
import { isHost } from './seating.ts';
import { type Hearing, refuse, type Verdict } from './verdict.ts';

/** `guest`: anybody who may be at this table; `seat`: who holds one; `host`: who opened it. */
type Need = 'guest' | 'seat' | 'host';

export const NEEDS: Readonly<Record<Command['type'], Need>> = {
  sit: 'guest',
  stand: 'seat',
  swap: 'seat',
  plan: 'host',
  start: 'host',
  act: 'seat',
  undo: 'seat',
  resign: 'seat',
  abandon: 'seat',
  rematch: 'seat',
  hints: 'seat',
  answer: 'seat',
  replace: 'seat',
  back: 'seat',
  say: 'guest',
};

export function lacking(hearing: Hearing, type: Command['type']): Verdict | undefined {
  const need = NEEDS[type];
  if (need === 'host' && !isHost(hearing))
    return refuse('not-host', 'Only the host of the table may do this.');
  const seated = seatsHeldBy(hearing.state, hearing.who.id).length > 0;
  if (need === 'seat' && !seated) return refuse('not-seated', 'You have no seat at this table.');
  return undefined;
}
