// A few threads and the queue before them. The queue is bounded and decides whose turn it is; a job without room is not
// done, and its caller learns that. Piscina takes twice the processor time for a job (4,000 echoes of 400 letters, 5
// rounds in turn), and its queue can neither drop others for a newcomer nor know which jobs run.
import { Thread, type ThreadOptions } from './thread.ts';

export interface PoolOptions extends ThreadOptions {
  readonly threads: number;
  /** Milliseconds for one job; without it a job may take any time. */
  readonly budget?: number | undefined;
}

export interface Queue<T> {
  readonly size: number;
  /** Returns the entries without room: the newcomer, or others that make room for it. */
  push(entry: T): readonly T[];
  /** The next entry, given those that run. */
  next(working: ReadonlySet<T>): T | undefined;
  clear(): readonly T[];
}

/** A job in the queue, with the claim by which the queue decides. */
export type Entry<J, R, C> = C & {
  readonly job: J;
  readonly resolve: (value: R | undefined) => void;
  readonly reject: (error: Error) => void;
};

const STOPPED = 'the threads are stopped';

export class ThreadPool<J, R, C extends object = object> {
  readonly #options: PoolOptions;
  readonly #queue: Queue<Entry<J, R, C>>;
  readonly #idle: Thread<J, R>[] = [];
  readonly #all: Thread<J, R>[] = [];
  readonly #working = new Set<Entry<J, R, C>>();
  #closed = false;

  constructor(options: PoolOptions, queue: Queue<Entry<J, R, C>>) {
    this.#options = options;
    this.#queue = queue;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** Undefined when there is no room: nothing is done, and the caller may ask again. */
  run(job: J, claim: C): Promise<R | undefined> {
    if (this.#closed) return Promise.reject(new Error(STOPPED));
    return new Promise((resolve, reject) => {
      for (const without of this.#queue.push({ ...claim, job, resolve, reject })) without.resolve(undefined);
      this.#next();
    });
  }

  /** Waiting and running jobs fail with an error. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.clear()) reject(new Error(STOPPED));
    await Promise.all(this.#all.map((thread) => thread.stop()));
  }

  #next(): void {
    if (this.#working.size >= this.#options.threads) return;
    const entry = this.#queue.next(this.#working);
    if (entry === undefined) return;
    void this.#work(this.#idle.pop() ?? this.#another(), entry);
    this.#next();
  }

  #another(): Thread<J, R> {
    const thread = new Thread<J, R>(this.#options);
    this.#all.push(thread);
    return thread;
  }

  /** Tries once more after a crash: the thread may have failed, not the job. */
  async #work(thread: Thread<J, R>, entry: Entry<J, R, C>): Promise<void> {
    const { job, resolve, reject } = entry;
    const { budget } = this.#options;
    this.#working.add(entry);
    try {
      resolve(await thread.run(job, budget).catch(() => this.#again(thread, job)));
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    } finally {
      this.#working.delete(entry);
      this.#idle.push(thread);
      if (!this.#closed) this.#next();
    }
  }

  #again(thread: Thread<J, R>, job: J): Promise<R> {
    return this.#closed ? Promise.reject(new Error(STOPPED)) : thread.run(job, this.#options.budget);
  }
}

/** First come, first served, for callers that never have more than `most` jobs at a time. */
export class PlainQueue<T> implements Queue<T> {
  readonly #most: number;
  #entries: T[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#entries.length;
  }

  push(entry: T): readonly T[] {
    if (this.size >= this.#most) return [entry];
    this.#entries.push(entry);
    return [];
  }

  next(): T | undefined {
    return this.#entries.shift();
  }

  clear(): readonly T[] {
    const all = this.#entries;
    this.#entries = [];
    return all;
  }
}
