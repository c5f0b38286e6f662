// Lets the bots of this node act: one decision at a time per table, and none twice.
import { botNamesOf } from '@planisphere/bots/minds';
import type { Result } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import type { LiveTable } from '../table/live.ts';
import type { Claim } from './fair-queue.ts';
import type { Job } from './job.ts';
import { parOf } from './par.ts';
import { type BotPool, createBotPool, type PoolSize } from './pool.ts';
import { botActs, jobAt } from './turn.ts';

export class BotRunner {
  readonly #pool: BotPool;
  readonly #onFailure: (table: LiveTable, error: unknown) => void;
  readonly #acting = new Map<string, Promise<void>>();
  #stopping = false;

  constructor(size: PoolSize, onFailure: (table: LiveTable, error: unknown) => void) {
    this.#pool = createBotPool(size);
    this.#onFailure = onFailure;
  }

  get waiting(): number {
    return this.#pool.waiting;
  }

  /** Writing the decision calls this again for the next one. */
  lookAfter(table: LiveTable): void {
    const job = jobAt(table);
    if (job === undefined || this.#stopping) return;
    const thought = `${table.fixed.code} ${job.length} ${job.seat}`;
    if (this.#acting.has(thought)) return;
    const acting = botActs(table, {
      choose: (wanted) => this.#pool.run(wanted, claimOf(table)),
      stopped: () => this.#stopping,
      onFailure: (error) => this.#onFailure(table, error),
    });
    this.#acting.set(thought, acting);
    void acting.finally(() => this.#acting.delete(thought));
  }

  /** How the strongest bot does on the deal of this table; undefined when the threads have no room now. */
  par({ fixed }: LiveTable): Promise<Result<unknown> | undefined> {
    const claim: Claim = { table: `par of ${fixed.code}`, guest: fixed.opener, rank: 'bots' };
    return parOf(fixed, (job) => this.#pool.run(job, claim));
  }

  /** What the strongest bot chooses, after everybody who waits at a table; undefined when the threads have no room now. */
  consult(job: Omit<Job, 'level'>, account: string): Promise<string | undefined> {
    const game = findGame(job.game)?.game;
    const level = game === undefined ? undefined : botNamesOf(game).at(-1);
    if (level === undefined || this.#stopping) return Promise.resolve(undefined);
    return this.#pool.run({ ...job, level }, { table: account, guest: account, rank: 'bots' });
  }

  /** Unfinished decisions are requested again by the deadlines of their tables. */
  async close(): Promise<void> {
    this.#stopping = true;
    await this.#pool.close();
    await Promise.all(this.#acting.values());
  }
}

/** On the account of a player who is present, else of an absent player, else of the opener. */
function claimOf(table: LiveTable): Claim {
  const { fixed, state } = table;
  const people = state.seats.flatMap(({ guest, standIn, resigned }) =>
    guest === undefined || standIn !== undefined || resigned ? [] : [guest.id],
  );
  const here = people.find((guest) => table.hasHere(guest));
  const rank = here !== undefined ? 'here' : people.length > 0 ? 'away' : 'bots';
  return { table: fixed.code, guest: here ?? people[0] ?? fixed.opener, rank };
}
