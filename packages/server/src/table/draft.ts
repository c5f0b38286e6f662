// A change that is computed but not yet written: its pages, with the state after each, and the rows that follow. Memory changes
// only after the write.
import type { DeadlineRow } from '../store/rows.ts';
import { append, type NewTable } from '../store/tables.ts';
import { waitingSeats } from './course.ts';
import { deadlinesOf, type Moment } from './deadlines.ts';
import { type Entry, type EntryBody, makeEntry } from './entry.ts';
import { letterOf } from './letters.ts';
import type { LiveTable } from './live.ts';
import { nextTable } from './next-table.ts';
import { playersOf } from './outcome.ts';
import { Page } from './page.ts';
import type { TableContext } from './table-context.ts';
import { tracesOf } from './traces.ts';

export interface Draft {
  readonly pages: readonly Page[];
  /** The entries as they are stored. */
  readonly bodies: readonly string[];
  readonly now: number;
  readonly next: NewTable | undefined;
}

export function draftOf(
  context: TableContext,
  table: LiveTable,
  decided: { readonly entries: readonly EntryBody[]; readonly id: string | undefined },
): Draft {
  const now = context.now();
  const next = decided.entries.some(({ t }) => t === 'rematch')
    ? nextTable(table.fixed, table.state, now)
    : undefined;
  const entries = decided.entries.map((body, index): Entry => {
    const named = body.t === 'rematch' ? { ...body, code: next?.row.code ?? '' } : body;
    return index === 0 && decided.id !== undefined
      ? { ...named, at: now, id: decided.id }
      : { ...named, at: now };
  });
  return { pages: pagesOf(table, entries), bodies: entries.map(makeEntry), now, next };
}

function pagesOf(table: LiveTable, entries: readonly Entry[]): readonly Page[] {
  let page = table.page;
  return entries.map((entry) => {
    page = Page.after(table.fixed, page, entry);
    return page;
  });
}

/** False when somebody else has written first. */
export function writeDraft(context: TableContext, table: LiveTable, draft: Draft): Promise<boolean> {
  const { fixed, state: before } = table;
  const { pages, bodies, now, next } = draft;
  const after = pages.at(-1)?.state ?? before;
  const isHere = (guest: string): boolean => table.hasHere(guest);
  const moment: Moment = { now, lost: (since) => context.lostSince(since), isHere };
  const deadlines = deadlinesOf(fixed, after, moment);
  const unchanged = sameDeadlines(deadlines, deadlinesOf(fixed, before, moment));
  const playersChanged = after.seats !== before.seats || after.end !== before.end;
  return append(context.sql, {
    code: fixed.code,
    after: before.seq,
    bodies,
    status: after.status,
    awaiting: waitingSeats(after.course).seats.map(letterOf).join(''),
    now,
    players: playersChanged ? playersOf(fixed, after) : undefined,
    deadlines: unchanged ? undefined : deadlines,
    traces: tracesOf(
      before,
      after,
      pages.map(({ entry }) => entry),
    ),
    opening: next,
  });
}

function sameDeadlines(a: readonly DeadlineRow[], b: readonly DeadlineRow[]): boolean {
  const same = (row: DeadlineRow, other: DeadlineRow | undefined): boolean =>
    row.kind === other?.kind && row.subject === other.subject && row.due === other.due;
  return a.length === b.length && a.every((row, index) => same(row, b[index]));
}
