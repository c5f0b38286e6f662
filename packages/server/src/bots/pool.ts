// The threads in which bots think, and the queue before them. Tables go on answering meanwhile; a decision that does not fit
// into the queue is requested again by the deadline of its table.

import { type Claim, FairQueue } from './fair-queue.ts';
import type { Job } from './job.ts';
import { Thread } from './thread.ts';

export interface PoolSize {
  readonly threads: number;
  /** Milliseconds for one decision. */
  readonly budget: number;
  readonly queue: number;
}

/** Claims of one guest, over all tables. */
const MOST_EACH = 50;

interface QueuedJob extends Claim {
  readonly job: Job;
  readonly resolve: (event: string | undefined) => void;
  readonly reject: (error: Error) => void;
}

export class BotPool {
  readonly #size: PoolSize;
  readonly #idle: Thread[] = [];
  readonly #all: Thread[] = [];
  readonly #queue: FairQueue<QueuedJob>;
  readonly #thinking = new Set<QueuedJob>();
  #closed = false;

  constructor(size: PoolSize) {
    this.#size = size;
    this.#queue = new FairQueue({ most: size.queue, mostEach: Math.min(size.queue, MOST_EACH) });
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** Undefined when the queue is full: nothing is decided, and the caller may ask again. */
  choose(job: Job, claim: Claim): Promise<string | undefined> {
    if (this.#closed) return Promise.reject(new Error('the server stops'));
    return new Promise((resolve, reject) => {
      for (const { resolve: wait } of this.#queue.push({ ...claim, job, resolve, reject })) wait(undefined);
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.clear()) reject(new Error('the server stops'));
    await Promise.all(this.#all.map((thread) => thread.stop()));
  }

  #next(): void {
    if (this.#thinking.size >= this.#size.threads) return;
    const queued = this.#queue.next((claim) => this.#may(claim));
    if (queued === undefined) return;
    void this.#work(this.#idle.pop() ?? this.#another(), queued);
    this.#next();
  }

  /** One guest never gets all threads, and tables of bots alone get at most half of them. */
  #may({ guest, rank }: Claim): boolean {
    const thinking = [...this.#thinking];
    const { threads } = this.#size;
    const mine = thinking.filter((each) => each.guest === guest).length;
    const alone = thinking.filter((each) => each.rank === 'bots').length;
    return mine < Math.max(1, threads - 1) && (rank !== 'bots' || alone < Math.max(1, threads >> 1));
  }

  #another(): Thread {
    const thread = new Thread();
    this.#all.push(thread);
    return thread;
  }

  /** Tries once more after a crash: the thread may have failed, not the job. */
  async #work(thread: Thread, queued: QueuedJob): Promise<void> {
    const { job, resolve, reject } = queued;
    const { budget } = this.#size;
    this.#thinking.add(queued);
    try {
      resolve(await thread.run(job, budget).catch(() => thread.run(job, budget)));
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    } finally {
      this.#thinking.delete(queued);
      this.#idle.push(thread);
      if (!this.#closed) this.#next();
    }
  }
}
