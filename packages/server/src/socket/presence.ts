// Who is at a table now. Sent after a short pause, because people come and go in bursts. Nodes exchange their people
// through the store; a slow poll finds what a lost notice or a lost node has missed.
import type { GuestInfo } from '@planisphere/protocol';
import { type Crowd, dropCrowds, NO_CROWD, readCrowds, together, writeCrowds } from '../store/crowds.ts';
import type { Sql } from '../store/sql.ts';
import type { LiveTable } from '../table/live.ts';
import type { Tables } from '../table/tables.ts';

const PAUSE = 250;
const POLL = 5000;
const MOST_SHOWN = 50;

/** The other nodes, and the people at tables through them. */
export interface OtherNodes {
  announce(crowds: ReadonlyMap<string, Crowd>): Promise<void>;
  ask(codes: readonly string[]): Promise<ReadonlyMap<string, Crowd>>;
  /** This node stops. */
  leave(): Promise<void>;
}

/** Through the store; `crowded` tells the other nodes where to look. */
export function nodesBeside(sql: Sql, node: string, crowded: (code: string) => void): OtherNodes {
  return {
    announce: async (crowds) => {
      await writeCrowds(sql, node, crowds);
      for (const code of crowds.keys()) crowded(code);
    },
    ask: (codes) => readCrowds(sql, { node, now: Date.now() }, codes),
    leave: async () => {
      for (const code of await dropCrowds(sql, node)) crowded(code);
    },
  };
}

export class Presence {
  readonly #tables: Tables;
  readonly #elsewhere: OtherNodes | undefined;
  /** Tables where people of this node came or left, not sent yet. */
  readonly #changed = new Set<LiveTable>();
  /** The same, not stored for the other nodes yet. */
  readonly #unannounced = new Set<LiveTable>();
  /** Tables where people of other nodes came or left. */
  readonly #crowded = new Set<LiveTable>();
  readonly #poll: NodeJS.Timeout | undefined;
  #timer: NodeJS.Timeout | undefined;
  #telling: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(tables: Tables, elsewhere: OtherNodes | undefined) {
    this.#tables = tables;
    this.#elsewhere = elsewhere;
    if (elsewhere !== undefined) this.#poll = setInterval(() => this.#lookAround(), POLL).unref();
  }

  changed(table: LiveTable): void {
    this.#changed.add(table);
    if (this.#elsewhere !== undefined) this.#unannounced.add(table);
    this.#soon();
  }

  /** Another node says that people came or left there. */
  crowded(code: string): void {
    const table = this.#tables.peek(code);
    if (table === undefined || table.watchers.size === 0) return;
    this.#crowded.add(table);
    this.#soon();
  }

  async isHere(table: LiveTable, guest: string): Promise<boolean> {
    if (table.hasHere(guest) || this.#elsewhere === undefined) return table.hasHere(guest);
    await this.#learn(this.#elsewhere, [table]);
    return table.hasHere(guest);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#poll);
    await this.#telling;
    await this.#elsewhere?.leave().catch(() => undefined); // the others will miss its heartbeat
  }

  #soon(): void {
    if (!this.#stopped) this.#timer ??= setTimeout(() => this.#begin(), PAUSE).unref();
  }

  /** One at a time, so that the newest announcement is stored last. */
  #begin(): void {
    this.#telling = this.#news()
      .catch(() => undefined) // the database is away: the poll tries again
      .finally(() => {
        this.#timer = undefined;
        if (this.#changed.size + this.#crowded.size > 0) this.#soon();
      });
  }

  async #news(): Promise<void> {
    const changed = [...this.#changed];
    this.#changed.clear();
    for (const table of changed) tell(table);
    for (const table of changed) if (table.watchers.size === 0) table.elsewhere = NO_CROWD; // nothing else updates it
    if (this.#elsewhere === undefined) return;
    const crowded = new Set([...changed, ...this.#crowded].filter(({ watchers }) => watchers.size > 0));
    this.#crowded.clear();
    const unannounced = [...this.#unannounced];
    await this.#elsewhere.announce(new Map(unannounced.map((table) => [table.fixed.code, crowdOf(table)])));
    for (const table of unannounced) this.#unannounced.delete(table);
    for (const table of await this.#learn(this.#elsewhere, [...crowded])) tell(table);
  }

  /** Reads who is at these tables through other nodes; returns the tables where that has changed. */
  async #learn(elsewhere: OtherNodes, tables: readonly LiveTable[]): Promise<readonly LiveTable[]> {
    const crowds = await elsewhere.ask(tables.map(({ fixed }) => fixed.code));
    return tables.filter((table) => {
      const before = JSON.stringify(table.elsewhere);
      table.elsewhere = crowds.get(table.fixed.code) ?? NO_CROWD;
      return JSON.stringify(table.elsewhere) !== before;
    });
  }

  #lookAround(): void {
    for (const table of this.#tables.all) if (table.watchers.size > 0) this.#crowded.add(table);
    if (this.#crowded.size + this.#unannounced.size > 0) this.#soon();
  }
}

/** The people of this node. */
function crowdOf(table: LiveTable): Crowd {
  const guests = new Map([...table.watchers].map(({ guest }) => [guest.id, guest]));
  return { guests: seatedFirst(table, [...guests.values()]).slice(0, MOST_SHOWN), people: guests.size };
}

/** Players first, so that spectators never push one off the list. */
function seatedFirst({ state }: LiveTable, guests: readonly GuestInfo[]): readonly GuestInfo[] {
  const players = state.seats.flatMap(({ guest }) => guest?.id ?? []);
  const place = ({ id }: GuestInfo): number => (players.includes(id) ? players.indexOf(id) : players.length);
  return [...guests].sort((a, b) => place(a) - place(b));
}

function tell(table: LiveTable): void {
  const { guests, people } = together(crowdOf(table), table.elsewhere);
  const here = seatedFirst(table, guests).slice(0, MOST_SHOWN);
  const text = JSON.stringify({ type: 'presence', code: table.fixed.code, here, people });
  for (const watcher of table.watchers) watcher.send(text);
}
