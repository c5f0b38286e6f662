// One job at a time, in a separate thread. `stop` ends a search with the best result so far; counting lines has no
// result before its end, so its thread is terminated.
import { Worker } from 'node:worker_threads';
import type { BestJob, Found, Job, JobNews, PerftJob } from './job.ts';

const SCRIPT = new URL('./thread.js', import.meta.url);
/** How many milliseconds a search has to end after `stop`. */
const GRACE = 5000;

export interface Listener {
  info(found: Found): void;
  done(fields: Readonly<Record<string, unknown>>): void;
  failed(message: string): void;
}

interface Thought {
  readonly job: Job;
  readonly listener: Listener;
  timer?: NodeJS.Timeout;
}

export class Thinking {
  #worker: Worker | undefined;
  #thought: Thought | undefined;
  #whenIdle: (() => void)[] = [];

  get isBusy(): boolean {
    return this.#thought !== undefined;
  }

  /** Call only while no other job runs. */
  begin(asked: BestJob | PerftJob, listener: Listener): void {
    const job: Job = { ...asked, stop: new Int32Array(new SharedArrayBuffer(4)) };
    this.#thought = { job, listener };
    this.#worker ??= this.#start();
    this.#worker.postMessage(job);
  }

  /** False if there is nothing to stop. */
  stop(): boolean {
    const thought = this.#thought;
    if (thought === undefined) return false;
    Atomics.store(thought.job.stop, 0, 1);
    Atomics.notify(thought.job.stop, 0);
    if (thought.job.kind === 'perft') void this.#end({ kind: 'done', fields: { stopped: true } });
    else
      thought.timer ??= setTimeout(() => {
        void this.#end({ kind: 'failed', message: 'The search did not end when it was told to.' });
      }, GRACE);
    return true;
  }

  /** Resolves when no job runs; stops an endless one. */
  async finish(): Promise<void> {
    if (this.#thought?.job.kind === 'best' && this.#thought.job.forever) this.stop();
    if (this.isBusy) await new Promise<void>((resolve) => this.#whenIdle.push(resolve));
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(SCRIPT, { execArgv: [] });
    worker.on('message', (news: JobNews) => this.#hear(news));
    const dead = (message: string): void => {
      if (this.#worker === worker) void this.#end({ kind: 'failed', message });
    };
    worker.on('error', (error) => dead(error instanceof Error ? error.message : String(error)));
    worker.on('exit', () => dead('The thinking ended unexpectedly.'));
    return worker;
  }

  async #end(news: JobNews): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#hear(news);
    await worker?.terminate();
  }

  #hear(news: JobNews): void {
    const thought = this.#thought;
    if (thought === undefined) return;
    if (news.kind === 'info') {
      thought.listener.info(news.fields);
      return;
    }
    this.#thought = undefined;
    clearTimeout(thought.timer);
    if (news.kind === 'done') thought.listener.done(news.fields);
    else thought.listener.failed(news.message);
    for (const resolve of this.#whenIdle.splice(0)) resolve();
  }
}
