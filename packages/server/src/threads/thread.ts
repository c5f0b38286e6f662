// One worker thread with one job at a time. A job that takes too long, or a thread that dies, is an error of that job; the thread
// is then started anew with the next one.
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Answer, News } from './answer.ts';

export interface ThreadOptions {
  /** A module that calls `answerJobs`. */
  readonly script: URL;
  /** What all jobs of the thread share. */
  readonly workerData?: unknown;
}

/** Threads run compiled code, also when the rest runs from source (tests). */
export function compiled(script: URL): URL {
  return existsSync(script) ? script : new URL(script.href.replace(/\/src\/(?!.*\/src\/)/, '/dist/'));
}

export class Thread<J, R> {
  readonly #options: ThreadOptions;
  #worker: Worker | undefined;
  /** Where the answer goes; undefined between two jobs. */
  #answer: ((answer: Answer<R>) => void) | undefined;
  #onNews: ((news: unknown) => void) | undefined;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  /** `budget`: milliseconds for the job; without it, any time. `onNews` gets its reports before the answer. */
  async run(job: J, budget?: number, onNews?: (news: unknown) => void): Promise<R> {
    this.#onNews = onNews;
    this.#worker ??= this.#start();
    const answering = new Promise<Answer<R>>((resolve) => {
      this.#answer = resolve;
    });
    this.#worker.ref();
    this.#worker.postMessage(job);
    const timer =
      budget === undefined
        ? undefined
        : setTimeout(() => this.#broken(`no answer within ${budget} ms`), budget);
    const answer = await answering;
    clearTimeout(timer);
    this.#worker?.unref(); // an idle thread keeps no process alive
    if (!answer.ok) throw new Error(answer.error);
    return answer.value;
  }

  /** A waiting caller gets an error. */
  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const { script, workerData } = this.#options;
    const worker = new Worker(script, { execArgv: [], workerData });
    const dead = (why: string): void => {
      if (this.#worker === worker) this.#broken(why);
    };
    worker.on('message', (message: Answer<R> | News) => {
      if (!('news' in message)) this.#settle(message);
      else if (this.#answer !== undefined) this.#onNews?.(message.news);
    });
    worker.on('error', (error) => dead(error instanceof Error ? error.message : String(error)));
    worker.on('exit', (code) => dead(`the thread ended with ${code}`));
    return worker;
  }

  #broken(why: string): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
    this.#settle({ ok: false, error: why });
  }

  #settle(answer: Answer<R>): void {
    this.#answer?.(answer);
    this.#answer = undefined;
  }
}
