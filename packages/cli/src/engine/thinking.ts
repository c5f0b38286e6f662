// One job at a time, in a separate thread. `stop` ends a search with the best result so far; counting lines has no
// result before its end, so its thread is terminated.
import { compiled, Thread } from '@planisphere/server/threads';
import type { BestJob, Found, Job, PerftJob } from './job.ts';

const SCRIPT = compiled(new URL('./thread.js', import.meta.url));
/** How many milliseconds a search has to end after `stop`. */
const GRACE = 5000;

type Fields = Readonly<Record<string, unknown>>;

export interface Listener {
  info(found: Found): void;
  done(fields: Fields): void;
  failed(message: string): void;
}

export class Thinking {
  readonly #thread = new Thread<Job, Fields>({ script: SCRIPT });
  #job: Job | undefined;
  #timer: NodeJS.Timeout | undefined;
  #whenIdle: (() => void)[] = [];

  get isBusy(): boolean {
    return this.#job !== undefined;
  }

  /** Call only while no other job runs. */
  begin(asked: BestJob | PerftJob, listener: Listener): void {
    const job: Job = { ...asked, stop: new Int32Array(new SharedArrayBuffer(4)) };
    this.#job = job;
    const answer = this.#thread.run(job, undefined, (found) => listener.info(found as Found));
    answer.then(
      (fields) => this.#end(() => listener.done(fields)),
      (error: Error) => this.#end(() => this.#broken(job, listener, error)),
    );
  }

  /** The thread died, or was terminated because it had been told to stop. */
  #broken(job: Job, listener: Listener, error: Error): void {
    const told = Atomics.load(job.stop, 0) === 1;
    if (told && job.kind === 'perft') listener.done({ stopped: true });
    else listener.failed(told ? 'The search did not end when it was told to.' : error.message);
  }

  /** False if there is nothing to stop. */
  stop(): boolean {
    const job = this.#job;
    if (job === undefined) return false;
    Atomics.store(job.stop, 0, 1);
    Atomics.notify(job.stop, 0);
    if (job.kind === 'perft') void this.#thread.stop();
    else this.#timer ??= setTimeout(() => void this.#thread.stop(), GRACE);
    return true;
  }

  /** Resolves when no job runs; stops an endless one. */
  async finish(): Promise<void> {
    if (this.#job?.kind === 'best' && this.#job.forever) this.stop();
    if (this.isBusy) await new Promise<void>((resolve) => this.#whenIdle.push(resolve));
    await this.#thread.stop();
  }

  #end(tell: () => void): void {
    this.#job = undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    tell();
    for (const resolve of this.#whenIdle.splice(0)) resolve();
  }
}
