// Notices between nodes through PostgreSQL. They are sent in groups after the commit: a notification inside the transaction
// of a move would serialize all commits. A slow poll finds what a lost notice has missed.
import type { DatabaseClient, Pool } from '../store/pool.ts';
import type { Sql } from '../store/sql.ts';
import { readSeqs } from '../store/tables.ts';
import type { Growth, ReceivedEntries } from '../table/entry.ts';
import type { Bus, Word } from './bus.ts';
import { Notices, parseNotice } from './notices.ts';

const CHANNEL = 'planisphere_tables';
/** Milliseconds for which notices are collected. */
const PAUSE = 3;
const POLL = 5000;
/** Tables in one query of the poll. */
const MOST_CODES = 1000;

export interface Listener {
  readonly node: string;
  /** The tables in memory of this node, with their last sequence numbers. */
  readonly following: () => Iterable<{ readonly code: string; readonly seq: number }>;
  /** `news` are the new entries; without them the caller reads the store. */
  readonly moved: (code: string, news?: ReceivedEntries) => void;
  readonly crowded: (code: string) => void;
  readonly studied: (id: string) => void;
  /** `guest` or `guest/device`. */
  readonly dismissed: (who: string) => void;
}

export class PostgresBus implements Bus {
  readonly #pool: Pool;
  readonly #listener: Listener;
  readonly #notices = new Notices();
  /** Not from the pool, so that it outlives a replaced pool. */
  #ear: DatabaseClient | undefined;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();
  #poll: NodeJS.Timeout | undefined;

  constructor(pool: Pool, listener: Listener) {
    this.#pool = pool;
    this.#listener = listener;
  }

  async start(store: Sql): Promise<void> {
    const catchUp = (): void => {
      for (const { code } of this.#listener.following()) this.#listener.moved(code);
    };
    // The driver calls `catchUp` on every connection, also after the database was away.
    this.#ear = this.#pool.apart();
    await this.#ear.listen(CHANNEL, (text) => this.#heard(text), catchUp);
    const again = async (): Promise<void> => {
      await this.#look(store).catch(() => undefined); // the database is away: look again later
      this.#poll = setTimeout(again, POLL).unref();
    };
    this.#poll = setTimeout(again, POLL).unref();
  }

  publish(word: Word, code: string): void {
    this.#notices.add(word, code);
    this.#soon();
  }

  grown(growth: Growth): void {
    this.#notices.addGrowth(growth);
    this.#soon();
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    clearTimeout(this.#poll);
    await this.#sending;
    await this.#send();
    await this.#ear?.end({ timeout: 0 });
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => {
      this.#sending = this.#send();
    }, PAUSE);
  }

  /** One at a time, so that notices arrive in order; the next group collects meanwhile. */
  async #send(): Promise<void> {
    for (const text of this.#notices.take(this.#listener.node))
      await this.#pool.ask((sql) => sql.notify(CHANNEL, text)).catch(() => undefined); // the poll covers it
    this.#timer = undefined;
    if (!this.#notices.isEmpty) this.#soon();
  }

  #heard(text: string): void {
    const notice = parseNotice(text, this.#listener.node);
    if (notice === undefined) return;
    const { moved, crowded, studied, dismissed } = this.#listener;
    const { word, codes, growths } = notice;
    for (const code of codes) {
      if (word === 'crowd') crowded(code);
      else if (word === 'study') studied(code);
      else if (word === 'guest') dismissed(code);
      else for (const news of growths.get(code) ?? [undefined]) moved(code, news);
    }
  }

  async #look(store: Sql): Promise<void> {
    const followed = new Map([...this.#listener.following()].map(({ code, seq }) => [code, seq]));
    const codes = [...followed.keys()];
    for (let at = 0; at < codes.length; at += MOST_CODES) {
      for (const { code, seq } of await readSeqs(store, codes.slice(at, at + MOST_CODES))) {
        if (seq > (followed.get(code) ?? 0)) this.#listener.moved(code);
      }
    }
  }
}
