// The deadlines of a table: clocks, notices, bots, and the day it is closed as forgotten.
import { seatsOf } from '@planisphere/core';
import type { DeadlineRow } from '../store/rows.ts';
import { dueOf } from './clock.ts';
import { waitingSeats } from './course.ts';
import type { Fixed } from './fixed.ts';
import type { LostSince } from './info.ts';
import { letterOf } from './letters.ts';
import { noticeDue } from './notice.ts';
import { botAt, seatsHeldBy, type TableState } from './state.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Milliseconds after which another node asks a bot that has not acted. */
const BOT_GRACE = 20_000;
/** Milliseconds after which an absent player gets a your-turn notice. */
const AWAY = 20_000;
const STALE_OPEN = 7 * DAY;
const STALE_PLAYING = 60 * DAY;

export interface Moment {
  readonly now: number;
  readonly lost: LostSince;
  /** Whether this guest is at the table now. */
  readonly isHere: (guest: string) => boolean;
}

export function deadlinesOf(fixed: Fixed, state: TableState, moment: Moment): readonly DeadlineRow[] {
  const row = (kind: string, subject: string, due: number): DeadlineRow => ({
    code: fixed.code,
    kind,
    subject,
    due,
  });
  if (state.status === 'over') return isCounted(fixed, state) ? [row('rate', '', moment.now)] : [];
  // Rounded up to whole days, so that most moves leave the row as it is.
  const keep = state.status === 'open' ? STALE_OPEN : STALE_PLAYING;
  const stale = row('stale', '', Math.ceil((moment.now + keep) / DAY) * DAY);
  return state.status === 'open' ? [stale] : [stale, ...playingDeadlines(fixed, state, { ...moment, row })];
}

/** A rated game counts unless everybody agreed to abandon it. The row stays until it has counted. */
function isCounted({ settings }: Fixed, { end }: TableState): boolean {
  return settings.rated === true && end !== undefined && end.reason !== 'abandoned';
}

/** A player who leaves on their turn gets a notice like one who was absent when it began. */
export function callsFor(
  { code }: Fixed,
  state: TableState,
  left: { guest: string; now: number },
): readonly DeadlineRow[] {
  if (state.status !== 'playing') return [];
  return seatsHeldBy(state, left.guest).flatMap((seat) =>
    state.clock.since[seat] === undefined
      ? []
      : [{ code, kind: 'turn', subject: letterOf(seat), due: left.now + AWAY }],
  );
}

function playingDeadlines(
  fixed: Fixed,
  state: TableState,
  { row, now, lost, isHere }: Moment & { row: (kind: string, subject: string, due: number) => DeadlineRow },
): readonly DeadlineRow[] {
  const { seats } = waitingSeats(state.course);
  const rows: DeadlineRow[] = [];
  for (const seat of seatsOf(fixed.players)) {
    const there = state.seats[seat];
    const since = state.clock.since[seat];
    const due = dueOf(state.clock, fixed.settings.pace, seat);
    if (since !== undefined && due !== undefined) {
      rows.push(row('clock', letterOf(seat), due + lost(since)));
      // A reminder when a quarter of the days is left.
      const last = Math.round(due - (due - since) / 4) + lost(since);
      if (fixed.settings.pace.kind === 'days' && last > now) rows.push(row('remind', letterOf(seat), last));
    }
    if (there?.notice !== undefined) rows.push(row('notice', letterOf(seat), noticeDue(there.notice, lost)));
    const away = there?.guest !== undefined && !isHere(there.guest.id) && botAt(there) === undefined;
    if (away && seats.includes(seat)) rows.push(row('turn', letterOf(seat), (since ?? now) + AWAY));
  }
  if (seats.some((seat) => botAt(state.seats[seat]) !== undefined))
    rows.push(row('bot', '', now + BOT_GRACE));
  return rows;
}
