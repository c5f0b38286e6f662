// What happens when a deadline is due. The table decides from its log whether it still holds: the clock may have stopped,
// the player may have returned.
import { parseSeat, type Seat } from '@planisphere/core';
import { NOBODY } from '../bots/turn.ts';
import type { Tournaments } from '../people/tournaments/tournaments.ts';
import { dropDeadline, setDeadline } from '../store/deadlines.ts';
import type { DeadlineRow } from '../store/rows.ts';
import type { Sql } from '../store/sql.ts';
import { readTable } from '../store/tables.ts';
import { outOfNotice, outOfTime } from '../table/commands/leaving.ts';
import { type CommandContext, decide, notPlaying, type Verdict } from '../table/commands/verdict.ts';
import type { LiveTable } from '../table/live.ts';
import { CUPS, makeCups } from './cups.ts';
import { SWEEP, sweep } from './sweep.ts';

const DAY = 86_400_000;
const STALE = { open: 7 * DAY, playing: 60 * DAY };

export interface DeadlineContext {
  readonly sql: Sql;
  readonly now: () => number;
  readonly tournaments: Tournaments;
  readonly wakeBots: (table: LiveTable) => void;
  readonly isHere: (table: LiveTable, guest: string) => Promise<boolean>;
  /** Lets a rated game that is over count. */
  readonly rate: (table: LiveTable, row: DeadlineRow) => void;
  readonly call: (table: LiveTable, seat: Seat, why: 'turn' | 'remind') => void;
}

export async function meet(
  context: DeadlineContext,
  table: LiveTable | undefined,
  row: DeadlineRow,
): Promise<void> {
  if (row.kind === SWEEP.kind) return sweep(context.sql, context.now());
  if (row.kind === CUPS.kind) return makeCups(context.sql, context.tournaments, context.now());
  if (row.kind === 'tournament') return meetTournament(context, row);
  if (table === undefined) return dropDeadline(context.sql, row);
  await table.refresh();
  const seat = parseSeat(row.subject);
  switch (row.kind) {
    case 'clock':
      return byTable(context, table, {
        row,
        follows: outOfTime,
        still: (now) => clockIsDue(table, seat, now),
      });
    case 'notice':
      return byTable(context, table, {
        row,
        follows: outOfNotice,
        still: (now) => noticeIsDue(table, seat, now),
      });
    case 'bot':
      // Moved, not deleted: the row stays until the bot has acted.
      await setDeadline(context.sql, { ...row, due: context.now() + 20_000 });
      return context.wakeBots(table);
    case 'rate':
      return context.rate(table, row);
    case 'stale':
      return stale(context, table, row);
    default:
      // Deleted first: no call is better than two.
      await dropDeadline(context.sql, row);
      if (seat === undefined || table.state.clock.since[seat] === undefined) return;
      if (row.kind === 'remind') return context.call(table, seat, 'remind');
      if (!(await context.isHere(table, table.state.seats[seat]?.guest?.id ?? '')))
        context.call(table, seat, 'turn');
  }
}

async function meetTournament({ sql, tournaments }: DeadlineContext, row: DeadlineRow): Promise<void> {
  const due = await tournaments.meet(row);
  return due === undefined ? dropDeadline(sql, row) : setDeadline(sql, { ...row, due });
}

function clockIsDue(table: LiveTable, seat: Seat | undefined, now: number): boolean {
  const running = table.info().clock?.running.find((each) => parseSeat(each.seat) === seat);
  return running !== undefined && running.due <= now;
}

function noticeIsDue(table: LiveTable, seat: Seat | undefined, now: number): boolean {
  const notice = table.info().seats.find((each) => parseSeat(each.seat) === seat)?.notice;
  return notice !== undefined && notice <= now;
}

interface Due {
  readonly row: DeadlineRow;
  readonly follows: (context: CommandContext, seat: Seat) => Verdict;
  readonly still: (now: number) => boolean;
}

async function byTable(
  context: DeadlineContext,
  table: LiveTable,
  { row, follows, still }: Due,
): Promise<void> {
  const seat = parseSeat(row.subject) as Seat;
  const verdict = (context: CommandContext): Verdict =>
    still(context.now) ? follows(context, seat) : notPlaying;
  const outcome = await table.decide({ id: undefined, who: NOBODY, verdict });
  if ('refused' in outcome) await dropDeadline(context.sql, row);
}

/** Closes a table that nobody has used for a long time, so that lists stay short. */
async function stale(context: DeadlineContext, table: LiveTable, row: DeadlineRow): Promise<void> {
  const known = await readTable(context.sql, row.code);
  const keep = table.state.status === 'open' ? STALE.open : STALE.playing;
  const due = (known?.updated ?? 0) + keep;
  if (due > context.now()) return setDeadline(context.sql, { ...row, due });
  const outcome = await table.decide({
    id: undefined,
    who: NOBODY,
    verdict: ({ state }) =>
      state.status === 'over' ? notPlaying : decide({ t: 'end', reason: 'abandoned', winners: [] }),
  });
  if ('refused' in outcome) await dropDeadline(context.sql, row);
}
