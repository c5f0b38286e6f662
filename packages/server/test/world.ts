// A site whose clock the test moves and whose servers come and go.
import type { Game, Seat } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import type { GuestInfo, Pace, Settings } from '@planisphere/protocol';
import { expect, onTestFinished } from 'vitest';
import { meet } from '../src/deadlines/meet.ts';
import { Outages } from '../src/deadlines/outages.ts';
import { Tournaments } from '../src/people/tournaments/tournaments.ts';
import { claimDue } from '../src/store/deadlines.ts';
import { statement } from '../src/store/sql.ts';
import { Sqlite } from '../src/store/sqlite.ts';
import { createTable } from '../src/store/tables.ts';
import { LogCache } from '../src/table/log-cache.ts';
import { openTable } from '../src/table/next-table.ts';
import type { TableContext } from '../src/table/table-context.ts';
import { Tables } from '../src/table/tables.ts';
import { temporaryFolder } from './servers.ts';

export const person = (n: number): GuestInfo => ({ id: `guest${n}`, name: `Guest ${n}`, emblem: 'star' });
const stellar = findGame('stellar')?.game as Game;
export const MINUTE = 60_000;

export interface Node {
  readonly tables: Tables;
  readonly outages: Outages;
  readonly called: string[];
  readonly tournaments: Tournaments;
  /** Meets due deadlines, as a running server does. */
  look(): Promise<void>;
}

/** The store of a site, whose servers come and go while time passes. */
export class World {
  now = 1_794_000_000_000;
  readonly sql = new Sqlite(temporaryFolder());
  readonly code: string;
  readonly #opening: ReturnType<typeof openTable>;

  constructor(pace: Pace, outOfTime: Settings['outOfTime'] = 'stand-in') {
    onTestFinished(() => this.sql.close());
    const settings = {
      game: 'stellar',
      options: { first: 'A' },
      seats: [{ kind: 'person' as const }, { kind: 'person' as const }],
      access: 'link' as const,
      pace,
      outOfTime,
      spectators: true,
      chat: 'free' as const,
      start: 'full' as const,
    };
    const sitters = ([0, 1] as const).map((seat) => ({ seat, guest: person(seat) }));
    this.#opening = openTable({ game: stellar, settings, opener: 'guest0', sitters, now: this.now });
    this.code = this.#opening.row.code;
  }

  async open(): Promise<this> {
    await createTable(this.sql, this.#opening);
    return this;
  }

  async node(name: string): Promise<Node> {
    const outages = new Outages(this.sql, name, () => this.now);
    await outages.start();
    onTestFinished(() => outages.stop());
    const context: TableContext = {
      sql: this.sql,
      logs: new LogCache(1000),
      now: () => this.now,
      present: async () => this.now, // this server runs all the time
      lostSince: (since) => outages.lostSince(since),
      isHere: async (table, guest) => table.hasHere(guest),
      written: () => undefined,
      opened: () => undefined,
    };
    const tables = new Tables(context, 10);
    const called: string[] = [];
    const tournaments = new Tournaments({ sql: this.sql, tables, now: context.now, wake: () => undefined });
    const meeting = {
      ...context,
      tournaments,
      wakeBots: () => called.push('bots'),
      rate: () => called.push('rate'),
      call: (_: unknown, seat: Seat, why: string) => called.push(`${why} ${seat}`),
      callToTable: (guest: string, { code }: { readonly code: string }) =>
        called.push(`invited ${code} ${guest}`),
      callToTournament: (guest: string, { id }: { readonly id: string }) =>
        called.push(`start ${id} ${guest}`),
    };
    const look = async (): Promise<void> => {
      for (const row of await claimDue(this.sql, this.now, 100))
        await meet(meeting, await tables.get(row.code), row);
    };
    return { tables, outages, called, tournaments, look };
  }

  async deadlines(): Promise<readonly string[]> {
    const query = statement(
      'select kind, subject, due from deadlines where code = $1 order by kind, subject',
      this.code,
    );
    const rows = await this.sql.all<{ kind: string; subject: string; due: number }>(query);
    return rows
      .filter(({ kind }) => kind === 'clock')
      .map(({ subject, due }) => `${subject} ${due - this.now}`);
  }
}

export async function act(node: Node, code: string, seat: Seat, verb?: string): Promise<void> {
  const table = await node.tables.get(code);
  const view = stellar.view(table?.state.course?.state, seat);
  const [action] = stellar.legal(view, seat);
  const event = verb ?? stellar.notation.makeEvent({ by: seat, action });
  const outcome = await table?.perform(
    { type: 'act', table: code, id: `${Math.random()}`, event },
    person(seat),
  );
  expect(outcome).toHaveProperty('seq');
}
