// Reads and computes once per turn what every visitor of a tournament sees alike: hundreds of people look at an arena
// every few seconds, and most of them get the same rows.
import type { TournamentPage } from '@planisphere/protocol';
import type { Sql } from '../../store/sql.ts';
import { readEntrants, readGames, readListed } from '../../store/tournaments.ts';
import { type CommonRows, type PageQuery, pageOf } from './page.ts';

/** Milliseconds after which the rows are read again in any case: a name may have changed or disappeared. */
const FRESH = 5000;
/** Tournaments in memory, the most recently visited. */
const MOST_KEPT = 30;

interface Kept {
  readonly turn: number;
  readonly at: number;
  readonly rows: Promise<CommonRows>;
}

export class TournamentPages {
  readonly #sql: Sql;
  readonly #now: () => number;
  readonly #kept = new Map<string, Kept>();

  constructor({ sql, now }: { readonly sql: Sql; readonly now: () => number }) {
    this.#sql = sql;
    this.#now = now;
  }

  /** Undefined if there is no such tournament. */
  async read(id: string, query: PageQuery): Promise<TournamentPage | undefined> {
    const listed = await readListed(this.#sql, query.guest ?? '', id);
    if (listed === undefined) return undefined;
    return pageOf({ listed, ...(await this.#rows(id, listed.turn)) }, query);
  }

  /** The caller has read the turn before, so the rows are at least as new. */
  #rows(id: string, turn: number): Promise<CommonRows> {
    const now = this.#now();
    const before = this.#kept.get(id);
    if (before?.turn === turn && now - before.at < FRESH) return before.rows;
    const rows = this.#look(id);
    this.#kept.delete(id); // the most recently used comes last
    this.#kept.set(id, { turn, at: now, rows });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    rows.catch(() => this.#kept.delete(id));
    return rows;
  }

  async #look(id: string): Promise<CommonRows> {
    const entrants = await readEntrants(this.#sql, id);
    return { entrants, games: await readGames(this.#sql, id), reckoned: new Map() };
  }
}
