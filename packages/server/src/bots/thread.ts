// One worker thread with one job at a time. A job that takes too long, or a thread that dies, is an error of that job;
// the thread is then started anew with the next one.
import { Worker } from 'node:worker_threads';
import type { Answer, Job } from './job.ts';

/** Workers run what was compiled, also when the rest runs from source (tests). */
const beside = new URL('./worker.js', import.meta.url);
const script = import.meta.url.endsWith('.ts')
  ? new URL('../../dist/bots/worker.js', import.meta.url)
  : beside;

export class Thread {
  #worker: Worker | undefined;
  /** Where the answer goes; undefined between two jobs. */
  #answer: ((answer: Answer) => void) | undefined;

  async run(job: Job, budget: number): Promise<string> {
    this.#worker ??= this.#start();
    const answering = new Promise<Answer>((resolve) => {
      this.#answer = resolve;
    });
    this.#worker.postMessage(job);
    const timer = setTimeout(() => this.#broken(`no answer within ${budget} ms`), budget);
    const answer = await answering;
    clearTimeout(timer);
    if (!answer.ok) throw new Error(answer.error);
    return answer.event;
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(script, { execArgv: [] });
    const dead = (why: string): void => {
      if (this.#worker === worker) this.#broken(why);
    };
    worker.on('message', (answer: Answer) => this.#settle(answer));
    worker.on('error', (error) => dead(error instanceof Error ? error.message : String(error)));
    worker.on('exit', (code) => dead(`the thread ended with ${code}`));
    worker.unref(); // idle threads must not keep a stopped server alive
    return worker;
  }

  #broken(why: string): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
    this.#settle({ ok: false, error: why });
  }

  #settle(answer: Answer): void {
    this.#answer?.(answer);
    this.#answer = undefined;
  }
}
