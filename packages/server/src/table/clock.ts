// The clock of a table, as a fold over the log. An event says how long its seat took; what exceeds the time per move comes out
// of the bank. The writer of an entry leaves out the time in which no server ran.
import type { Seat } from '@planisphere/core';
import type { Pace } from '@planisphere/protocol';

export interface ClockState {
  /** By seat: since when its time runs; undefined when it does not. */
  readonly since: readonly (number | undefined)[];
  /** Milliseconds, by seat. */
  readonly bank: readonly number[];
}

const DAY = 86_400_000;
/** Without a clock: milliseconds after which an absent player is overdue. */
const UNHURRIED = 10 * 60_000;

export function newClock(pace: Pace, players: number): ClockState {
  const bank = pace.kind === 'clock' ? pace.bank * 1000 : 0;
  return {
    since: new Array<undefined>(players).fill(undefined),
    bank: new Array<number>(players).fill(bank),
  };
}

/** Milliseconds that every move has of its own; undefined without a clock. */
function moveTime(pace: Pace): number | undefined {
  if (pace.kind === 'none') return undefined;
  return pace.kind === 'clock' ? pace.perMove * 1000 : pace.days * DAY;
}

export function spend(clock: ClockState, pace: Pace, use: { seat: Seat; spent: number }): ClockState {
  const own = moveTime(pace);
  if (own === undefined) return clock;
  const over = Math.max(0, use.spent - own);
  const bank = clock.bank.map((left, seat) => (seat === use.seat ? Math.max(0, left - over) : left));
  return { ...clock, bank };
}

/** The clocks after an entry: the actor's starts anew, other running clocks go on, the rest stop. */
export function handedTo(
  clock: ClockState,
  running: readonly Seat[],
  now: { at: number; actor: Seat | undefined },
): ClockState {
  const since = clock.since.map((before, seat) => {
    if (!running.includes(seat as Seat)) return undefined;
    return before === undefined || seat === now.actor ? now.at : before;
  });
  return { ...clock, since };
}

/** When the time of this seat is up; undefined when it does not run. */
export function dueOf(clock: ClockState, pace: Pace, seat: Seat): number | undefined {
  const own = moveTime(pace);
  const since = clock.since[seat];
  return own === undefined || since === undefined ? undefined : since + own + (clock.bank[seat] ?? 0);
}

/** Milliseconds that the game waits for this seat before it is overdue, by the table's own pace. */
export function patienceOf(clock: ClockState, pace: Pace, seat: Seat): number {
  const own = moveTime(pace);
  return own === undefined ? UNHURRIED : own + (clock.bank[seat] ?? 0);
}
