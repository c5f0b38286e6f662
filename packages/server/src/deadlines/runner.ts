// Finds the deadlines that are due and meets them. A row only says when to look: the table decides from its log what
// follows.

import { claimDue } from '../store/deadlines.ts';
import type { DeadlineRow } from '../store/rows.ts';
import { type Sql, statement } from '../store/sql.ts';

const LOOK = 500;
const MOST = 100;

export class DeadlineRunner {
  readonly #sql: Sql;
  readonly #now: () => Promise<number>;
  readonly #meet: (deadline: DeadlineRow) => Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #looking: Promise<void> = Promise.resolve();

  constructor(sql: Sql, now: () => Promise<number>, meet: (deadline: DeadlineRow) => Promise<void>) {
    this.#sql = sql;
    this.#now = now;
    this.#meet = meet;
  }

  start(): void {
    const again = (): void => {
      this.#looking = this.look().catch(() => undefined); // the database is away: look again later
      void this.#looking.then(() => {
        if (!this.#stopped) this.#timer = setTimeout(again, LOOK).unref();
      });
    };
    again();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  async look(): Promise<void> {
    const now = await this.#now();
    const due = statement('select 1 as due from deadlines where due <= $1 and claimed <= $1 limit 1', now);
    if ((await this.#sql.all(due)).length === 0) return;
    for (const deadline of await claimDue(this.#sql, now, MOST)) {
      if (this.#stopped) return;
      await this.#meet(deadline);
    }
  }
}
