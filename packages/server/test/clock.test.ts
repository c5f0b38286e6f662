// Time at a table, with a clock that the test moves: moves and banks, stand-ins, outages, and deadlines met once.

import type { Game, Seat } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import type { GuestInfo, Pace } from '@planisphere/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { meet } from '../src/deadlines/meet.ts';
import { Outages } from '../src/deadlines/outages.ts';
import { claimDue } from '../src/store/deadlines.ts';
import { beat } from '../src/store/site.ts';
import { statement } from '../src/store/sql.ts';
import { Sqlite } from '../src/store/sqlite.ts';
import { createTable } from '../src/store/tables.ts';
import type { LiveTable } from '../src/table/live.ts';
import { openTable } from '../src/table/next-table.ts';
import { Shelf } from '../src/table/shelf.ts';
import type { Site } from '../src/table/site.ts';
import { Tables } from '../src/table/tables.ts';
import { temporaryFolder } from './servers.ts';

const person = (n: number): GuestInfo => ({ id: `guest${n}`, name: `Guest ${n}`, emblem: 'star' });
const stellar = findGame('stellar')?.game as Game;
const MINUTE = 60_000;

interface Node {
  readonly tables: Tables;
  readonly outages: Outages;
  readonly called: string[];
  /** Meets what is due, as a running server does. */
  look(): Promise<void>;
}

/** The store of a site, whose servers come and go while time passes. */
class World {
  now = 1_794_000_000_000;
  readonly sql = new Sqlite(temporaryFolder());
  readonly code: string;
  readonly #opening: ReturnType<typeof openTable>;

  constructor(pace: Pace) {
    onTestFinished(() => this.sql.close());
    const settings = {
      game: 'stellar',
      options: { first: 'A' },
      seats: [{ kind: 'person' as const }, { kind: 'person' as const }],
      access: 'link' as const,
      pace,
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
    const site: Site = {
      sql: this.sql,
      shelf: new Shelf(1000),
      now: () => this.now,
      present: async () => this.now, // this server runs all the time
      lostSince: (since) => outages.lostSince(since),
      written: () => undefined,
    };
    const tables = new Tables(site, 10);
    const called: string[] = [];
    const meeting = {
      ...site,
      wakeBots: () => called.push('bots'),
      isHere: async (table: LiveTable, guest: string) => table.hasHere(guest),
      call: (_: unknown, seat: Seat, why: string) => called.push(`${why} ${seat}`),
    };
    const look = async (): Promise<void> => {
      for (const row of await claimDue(this.sql, this.now, 100))
        await meet(meeting, await tables.get(row.code), row);
    };
    return { tables, outages, called, look };
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

async function act(node: Node, code: string, seat: Seat, verb?: string): Promise<void> {
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

const clock: Pace = { kind: 'clock', perMove: 60, bank: 120 };

describe('a clock', () => {
  it('gives every move its time and takes the rest from the bank', async () => {
    const world = await new World(clock).open();
    const node = await world.node('a');
    expect(await world.deadlines()).toEqual([`A ${3 * MINUTE}`, `B ${3 * MINUTE}`]);
    world.now += 1.5 * MINUTE;
    await act(node, world.code, 0);
    await act(node, world.code, 1);
    const table = await node.tables.get(world.code);
    expect(table?.state.clock.bank).toEqual([1.5 * MINUTE, 1.5 * MINUTE]);
    expect(await world.deadlines()).toEqual([`A ${2.5 * MINUTE}`]);
    world.now += 0.5 * MINUTE;
    await act(node, world.code, 0);
    expect(table?.state.clock.bank).toEqual([1.5 * MINUTE, 1.5 * MINUTE]);
    expect(await world.deadlines()).toEqual([`A ${2.5 * MINUTE}`]);
  });

  it('hands the seat to a bot when it has run out, once, until the player is back', async () => {
    const world = await new World(clock).open();
    const [one, two] = [await world.node('a'), await world.node('b')];
    await act(one, world.code, 1);
    world.now += 3 * MINUTE;
    await Promise.all([one.look(), two.look()]);
    const table = await one.tables.get(world.code);
    await table?.refresh();
    expect(table?.state.seats.map(({ standIn }) => standIn !== undefined)).toEqual([true, false]);
    const entries = await table?.entries();
    expect(entries?.filter(({ t }) => t === 'standin')).toHaveLength(1);
    expect(await world.deadlines()).toEqual([]);
    const outcome = await table?.perform({ type: 'back', table: world.code, id: 'b' }, person(0));
    expect(outcome).toHaveProperty('seq');
    expect(table?.state.seats[0]?.standIn).toBeUndefined();
    expect(await world.deadlines()).toEqual([`A ${3 * MINUTE}`]);
  });

  it('does not run while no server runs', async () => {
    const world = await new World(clock).open();
    const before = await world.node('a');
    world.now += MINUTE / 2;
    await beat(world.sql, 'a', world.now); // the last sign of life
    before.outages.stop();
    world.now += 60 * MINUTE;
    const after = await world.node('b');
    await after.look();
    const table = await after.tables.get(world.code);
    expect(table?.state.seats.map(({ standIn }) => standIn)).toEqual([undefined, undefined]);
    expect(await world.deadlines()).toEqual([`A ${2.5 * MINUTE}`, `B ${2.5 * MINUTE}`]);
    expect(table?.info().clock?.running[0]?.due).toBe(world.now + 2.5 * MINUTE);
    world.now += MINUTE;
    await act(after, world.code, 0);
    expect(table?.state.clock.bank[0]).toBe(1.5 * MINUTE); // a minute and a half was theirs
    expect(await world.deadlines()).toEqual([`B ${1.5 * MINUTE}`]);
  });

  it('of days calls the player when the turn comes and once more before the end', async () => {
    const world = await new World({ kind: 'days', days: 2 }).open();
    const node = await world.node('a');
    await act(node, world.code, 0);
    world.now += MINUTE;
    await node.look();
    await node.look();
    expect(node.called).toEqual(['turn 1']);
    world.now += 36 * 60 * MINUTE;
    await node.outages.start();
    await node.look();
    expect(node.called).toEqual(['turn 1']); // an outage of a day and a half put everything off
    world.now += 36 * 60 * MINUTE;
    for (let beats = 0; beats < 2; beats++) await node.look();
    expect(node.called).toEqual(['turn 1', 'remind 1']);
  });
});

describe('without a clock', () => {
  it('an absent player is replaced after a notice, and acting ends the notice', async () => {
    const world = await new World({ kind: 'none' }).open();
    const node = await world.node('a');
    const table = await node.tables.get(world.code);
    const replace = (id: string) =>
      table?.perform({ type: 'replace', table: world.code, id, seat: 'B' }, person(0));
    expect(await replace('1')).toHaveProperty('seq');
    expect(await replace('2')).toMatchObject({ refused: { code: 'already-there' } });
    await act(node, world.code, 1);
    world.now += 2 * MINUTE;
    await node.look();
    expect(table?.state.seats[1]?.standIn).toBeUndefined();
    expect(await replace('3')).toHaveProperty('seq');
    world.now += MINUTE - 1;
    await node.look();
    expect(table?.state.seats[1]?.standIn).toBeUndefined();
    world.now += 1;
    await node.look();
    expect(table?.state.seats[1]?.standIn).toBeDefined();
    expect(
      await table?.perform({ type: 'act', table: world.code, id: '4', event: 'B take 1' }, person(1)),
    ).toMatchObject({
      refused: { code: 'stand-in' },
    });
  });

  it('a table that everybody has forgotten is closed', async () => {
    const world = await new World({ kind: 'none' }).open();
    const node = await world.node('a');
    const table = await node.tables.get(world.code);
    world.now += 61 * 24 * 60 * MINUTE;
    await node.look();
    expect(table?.state.end).toMatchObject({ reason: 'abandoned' });
  });
});
