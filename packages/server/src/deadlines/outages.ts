// Clocks leave out the time in which no server ran or reached the database. Every node records a heartbeat; a node that finds
// a gap records the outage. A node that was frozen itself (stopped process, sleeping laptop) notices it before it next tells
// the time.
import { beat, lastBeats, type Outage, readOutages, recordOutage } from '../store/nodes.ts';
import type { Sql } from '../store/sql.ts';

const BEAT = 2000;
/** Heartbeats further apart than this have an outage between them. */
const GAP = 3 * BEAT;
/** A node with a heartbeat younger than this is alive. */
const ALIVE = BEAT + 500;
/** Milliseconds between two checks that the process runs. */
const TICK = 250;
/** A longer gap between two ticks is a freeze. */
const FROZEN = 1000;
const REMEMBERED = 60 * 86_400_000;

export class Outages {
  readonly #sql: Sql;
  readonly #node: string;
  readonly #now: () => number;
  #known: readonly Outage[] = [];
  #beats: NodeJS.Timeout | undefined;
  #ticks: NodeJS.Timeout | undefined;
  #ticked: number;
  /** The beginnings of freezes that are not recorded yet. */
  readonly #freezes: number[] = [];
  #beating: Promise<void> | undefined;

  constructor(sql: Sql, node: string, now: () => number) {
    this.#sql = sql;
    this.#node = node;
    this.#now = now;
    this.#ticked = now();
  }

  /** At the start even a short gap counts, unless another node was alive. */
  async start(): Promise<void> {
    await this.#beat(ALIVE);
    const again = async (): Promise<void> => {
      await this.#beatOnce().catch(() => undefined); // the database is away: the next beat will see the gap
      this.#beats = setTimeout(again, BEAT).unref();
    };
    this.#beats = setTimeout(again, BEAT).unref();
    this.#ticks = setInterval(() => this.#tick(), TICK).unref();
  }

  stop(): void {
    clearTimeout(this.#beats);
    clearInterval(this.#ticks);
  }

  /** The time now, after every earlier freeze is recorded. Fails while the database is away. */
  async present(): Promise<number> {
    this.#tick();
    while (this.#freezes.length > 0) {
      await this.#beatOnce();
      this.#tick();
    }
    return this.#ticked;
  }

  lostSince(since: number): number {
    let until = since;
    return this.#known.reduce((lost, { began, ended }) => {
      const more = Math.max(0, ended - Math.max(began, until));
      until = Math.max(until, ended); // two nodes may have recorded the same gap
      return lost + more;
    }, 0);
  }

  #tick(): void {
    const now = this.#now();
    if (now - this.#ticked > FROZEN) this.#freezes.push(this.#ticked);
    this.#ticked = now;
  }

  #beatOnce(): Promise<void> {
    this.#beating ??= this.#beat(GAP).finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  async #beat(tolerated: number): Promise<void> {
    this.#tick();
    const now = this.#ticked;
    const [frozen] = this.#freezes;
    const { length } = this.#freezes;
    const began = this.#missing(await lastBeats(this.#sql, this.#node), { now, tolerated, frozen });
    if (began !== undefined) await recordOutage(this.#sql, { began, ended: now });
    await beat(this.#sql, this.#node, now);
    this.#known = await readOutages(this.#sql, now - REMEMBERED);
    this.#freezes.splice(0, length);
  }

  /** The beginning of the outage, if there was one. */
  #missing(
    { own = 0, others = 0 }: { own: number | undefined; others: number | undefined },
    { now, tolerated, frozen }: { now: number; tolerated: number; frozen: number | undefined },
  ): number | undefined {
    const last = Math.max(own, others);
    if (last > 0 && now - last > tolerated) return last;
    return frozen !== undefined && now - others > ALIVE ? Math.max(frozen, others) : undefined;
  }
}
