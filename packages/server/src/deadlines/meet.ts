// What happens when a deadline is due. The table decides from its log whether it still holds: the clock may have stopped,
// the player may have returned.
import { parseSeat, type Seat } from '@planisphere/core';
import { NOBODY } from '../bots/turn.ts';
import { quietUntil } from '../notices/quiet.ts';
import { callBefore, type Tournaments } from '../people/tournaments/tournaments.ts';
import { dropDeadline, moveDeadline, setDeadline } from '../store/deadlines.ts';
import { type OpenInvitation, readInvitations } from '../store/invitations.ts';
import { noteCall, readQuiet } from '../store/quiet.ts';
import type { DeadlineRow, TournamentRow } from '../store/rows.ts';
import type { Sql } from '../store/sql.ts';
import { readTable } from '../store/tables.ts';
import { readEntrant, readTournament } from '../store/tournaments.ts';
import { outOfNotice, outOfTime } from '../table/commands/leaving.ts';
import { type CommandContext, decide, notPlaying, type Verdict } from '../table/commands/verdict.ts';
import type { LiveTable } from '../table/live.ts';
import { CUPS, makeCups } from './cups.ts';
import { SWEEP, sweep } from './sweep.ts';

const MINUTE = 60_000;
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
  readonly call: (table: LiveTable, seat: Seat, why: 'turn' | 'remind' | 'paired') => void;
  readonly callToTable: (guest: string, invitation: OpenInvitation) => void;
  readonly callToTournament: (guest: string, tournament: TournamentRow) => void;
}

export async function meet(
  context: DeadlineContext,
  table: LiveTable | undefined,
  row: DeadlineRow,
): Promise<void> {
  if (row.kind === SWEEP.kind) return sweep(context.sql, context.now());
  if (row.kind === CUPS.kind) return makeCups(context.sql, context.tournaments, context.now());
  if (row.kind === 'tournament') return meetTournament(context, row);
  if (row.kind === 'starting') return meetStart(context, row);
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
    case 'invited':
      return meetInvitation(context, row);
    case 'stale':
      return stale(context, table, row);
    default:
      return seat === undefined ? dropDeadline(context.sql, row) : callAt(context, table, { row, seat });
  }
}

/** In the quiet hours of a person the row waits until they end; by then the call may no longer hold, and is dropped like any other. */
async function callAt(
  context: DeadlineContext,
  table: LiveTable,
  { row, seat }: { readonly row: DeadlineRow; readonly seat: Seat },
): Promise<void> {
  const { sql } = context;
  const guest = table.state.seats[seat]?.guest?.id ?? '';
  const since = row.kind === 'paired' ? 0 : table.state.clock.since[seat];
  if (guest === '' || since === undefined || table.state.status !== 'playing') return dropDeadline(sql, row);
  const until = await quietEnd(sql, guest, context.now());
  if (until !== undefined) return moveDeadline(sql, row, until);
  // Deleted and noted before the call: no call is better than two.
  await dropDeadline(sql, row);
  if (row.kind !== 'remind' && (await context.isHere(table, guest))) return;
  const subject = `${row.kind} ${row.code}`;
  if (!(await noteCall(sql, { guest, subject, turn: since, now: context.now() }))) return;
  context.call(table, seat, row.kind === 'remind' || row.kind === 'paired' ? row.kind : 'turn');
}

async function quietEnd(sql: Sql, guest: string, now: number): Promise<number | undefined> {
  const hours = await readQuiet(sql, guest);
  return hours && quietUntil(hours, now);
}

/** While the table waits, and unless the guest has declined or blocked the host. */
async function meetInvitation({ sql, now, callToTable }: DeadlineContext, row: DeadlineRow): Promise<void> {
  const guest = row.subject;
  const invitation = (await readInvitations(sql, guest)).find(({ code }) => code === row.code);
  if (invitation === undefined) return dropDeadline(sql, row);
  const until = await quietEnd(sql, guest, now());
  if (until !== undefined) return moveDeadline(sql, row, until);
  await dropDeadline(sql, row);
  if (await noteCall(sql, { guest, subject: `invited ${row.code}`, turn: invitation.at, now: now() }))
    callToTable(guest, invitation);
}

/** Calls a person who entered a tournament shortly before it starts, or after their quiet hours while it goes on. */
async function meetStart(context: DeadlineContext, row: DeadlineRow): Promise<void> {
  const { sql } = context;
  const [id = '', guest = ''] = row.subject.split(' ');
  const now = context.now();
  const [tournament, entrant] = [await readTournament(sql, id), await readEntrant(sql, id, guest)];
  if (tournament === undefined || tournament.state === 'over' || entrant?.state !== 'in')
    return dropDeadline(sql, row);
  const due = callBefore(tournament.starts);
  if (due > now) return moveDeadline(sql, row, due); // its start was put off
  const until = await quietEnd(sql, guest, now);
  if (until !== undefined) return moveDeadline(sql, row, until);
  await dropDeadline(sql, row);
  if (entrant.seen > now - MINUTE) return; // this person is looking at it now
  if (await noteCall(sql, { guest, subject: `starting ${id}`, turn: tournament.starts, now }))
    context.callToTournament(guest, tournament);
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
