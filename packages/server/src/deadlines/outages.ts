// Time in which no server ran, or the database could not be reached, belongs to nobody. Every node leaves a sign of
// life; whoever finds that there was none for a while writes the gap down, and clocks leave it out.
import { beat, lastBeat, type Outage, readOutages, recordOutage } from '../store/site.ts';
import type { Sql } from '../store/sql.ts';

const BEAT = 2000;
/** Signs of life further apart than this have an outage between them. */
const GAP = 3 * BEAT;
const REMEMBERED = 60 * 86_400_000;

export class Outages {
  readonly #sql: Sql;
  readonly #node: string;
  readonly #now: () => number;
  #known: readonly Outage[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(sql: Sql, node: string, now: () => number) {
    this.#sql = sql;
    this.#node = node;
    this.#now = now;
  }

  /** On a start even a short gap counts, unless another node was there meanwhile. */
  async start(): Promise<void> {
    await this.#beat(BEAT + 500);
    const again = async (): Promise<void> => {
      await this.#beat(GAP).catch(() => undefined); // the database is away: the next beat will see the gap
      this.#timer = setTimeout(again, BEAT).unref();
    };
    this.#timer = setTimeout(again, BEAT).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #beat(tolerated: number): Promise<void> {
    const began = await lastBeat(this.#sql);
    const now = this.#now();
    if (began !== undefined && now - began > tolerated) await recordOutage(this.#sql, { began, ended: now });
    await beat(this.#sql, this.#node, now);
    this.#known = await readOutages(this.#sql, now - REMEMBERED);
  }

  lostSince(since: number): number {
    return this.#known.reduce(
      (lost, { began, ended }) => lost + Math.max(0, ended - Math.max(began, since)),
      0,
    );
  }
}
