// A few threads and a queue with an end. People never wait for it: the table goes on answering while bots think, and
// what does not fit into the queue is asked for again by its deadline.
import type { Job } from './job.ts';
import { Thread } from './thread.ts';

export interface PoolSize {
  readonly threads: number;
  /** Milliseconds for one decision. */
  readonly budget: number;
  readonly queue: number;
}

interface Queued {
  readonly job: Job;
  readonly resolve: (event: string) => void;
  readonly reject: (error: Error) => void;
}

export class BotPool {
  readonly #size: PoolSize;
  readonly #idle: Thread[] = [];
  readonly #all: Thread[] = [];
  readonly #queue: Queued[] = [];
  #closed = false;

  constructor(size: PoolSize) {
    this.#size = size;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  choose(job: Job): Promise<string> {
    if (this.#closed || this.#queue.length >= this.#size.queue)
      return Promise.reject(new Error('the queue of the bots is full'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Error('the server stops'));
    await Promise.all(this.#all.map((thread) => thread.stop()));
  }

  #next(): void {
    const thread = this.#idle.pop() ?? this.#another();
    if (thread === undefined) return;
    const queued = this.#queue.shift();
    if (queued === undefined) this.#idle.push(thread);
    else void this.#work(thread, queued);
  }

  #another(): Thread | undefined {
    if (this.#all.length >= this.#size.threads) return undefined;
    const thread = new Thread();
    this.#all.push(thread);
    return thread;
  }

  /** A crash is tried once more: it may have been the thread's and not the job's. */
  async #work(thread: Thread, { job, resolve, reject }: Queued): Promise<void> {
    const { budget } = this.#size;
    try {
      resolve(await thread.run(job, budget).catch(() => thread.run(job, budget)));
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    } finally {
      this.#idle.push(thread);
      if (!this.#closed) this.#next();
    }
  }
}
