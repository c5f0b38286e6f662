// Words between nodes through PostgreSQL. They are sent after the commit, and together: a notification inside the
// transaction of a move would make all commits wait for one another. A slow poll behind it covers lost words.
import type { Connection, Pool } from '../store/pool.ts';
import type { Sql } from '../store/sql.ts';
import { readSeqs } from '../store/tables.ts';
import type { Bus, Word } from './bus.ts';

const CHANNEL = 'planisphere_tables';
const PAUSE = 3;
const POLL = 5000;
/** A notification holds 8000 bytes; a code and its comma are seven, a guest and a device less than forty. */
const MOST_CODES = 1000;
const MOST = { log: MOST_CODES, crowd: MOST_CODES, guest: 150 } as const;

export interface Listener {
  readonly node: string;
  /** Tables this node has to keep up with, and how far it is. */
  readonly following: () => Iterable<{ readonly code: string; readonly seq: number }>;
  readonly moved: (code: string) => void;
  readonly crowded: (code: string) => void;
  /** `guest` or `guest/device`. */
  readonly dismissed: (who: string) => void;
}

export class PostgresBus implements Bus {
  readonly #pool: Pool;
  readonly #listener: Listener;
  readonly #codes = { log: new Set<string>(), crowd: new Set<string>(), guest: new Set<string>() };
  /** Listens on a connection of its own: it must not end with a pool that is replaced. */
  #ear: Connection | undefined;
  #timer: NodeJS.Timeout | undefined;
  #poll: NodeJS.Timeout | undefined;

  constructor(pool: Pool, listener: Listener) {
    this.#pool = pool;
    this.#listener = listener;
  }

  async start(store: Sql): Promise<void> {
    const catchUp = (): void => {
      for (const { code } of this.#listener.following()) this.#listener.moved(code);
    };
    // The second function is called on every connection, also after the database was away.
    this.#ear = this.#pool.apart();
    await this.#ear.listen(CHANNEL, (text) => this.#heard(text), catchUp);
    const again = async (): Promise<void> => {
      await this.#look(store).catch(() => undefined); // the database is away: look again later
      this.#poll = setTimeout(again, POLL).unref();
    };
    this.#poll = setTimeout(again, POLL).unref();
  }

  publish(word: Word, code: string): void {
    this.#codes[word].add(code);
    this.#timer ??= setTimeout(() => this.#send(), PAUSE);
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    clearTimeout(this.#poll);
    await this.#send();
    await this.#ear?.end({ timeout: 0 });
  }

  async #send(): Promise<void> {
    this.#timer = undefined;
    for (const word of ['log', 'crowd', 'guest'] as const) {
      const codes = [...this.#codes[word]];
      this.#codes[word].clear();
      for (let at = 0; at < codes.length; at += MOST[word]) {
        const text = `${this.#listener.node} ${word} ${codes.slice(at, at + MOST[word]).join(',')}`;
        await this.#pool.ask((sql) => sql.notify(CHANNEL, text)).catch(() => undefined); // the poll covers it
      }
    }
  }

  #heard(text: string): void {
    const [node, word, codes] = text.split(' ');
    if (node === this.#listener.node) return;
    const { moved, crowded, dismissed } = this.#listener;
    const tell = word === 'crowd' ? crowded : word === 'guest' ? dismissed : moved;
    for (const code of codes?.split(',') ?? []) tell(code);
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
