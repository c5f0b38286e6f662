// Group commit: a commit waits for the disk, so all writes that arrive during one commit share the next. A thread of its own
// does the waiting.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { compiled } from '../threads/thread.ts';
import type { Write, WriteResult } from './writer.ts';

interface PendingWrite {
  readonly write: Write;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class GroupCommit {
  readonly #file: string;
  #worker: Worker | undefined;
  #waiting: PendingWrite[] = [];
  /** What the thread is writing now. */
  #writing: readonly PendingWrite[] = [];
  #scheduled = false;
  #idle: (() => void) | undefined;

  constructor(file: string) {
    this.#file = file;
    this.#worker = this.#start();
  }

  run<T>(write: Write): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ write, resolve: resolve as (result: unknown) => void, reject });
      this.#soon();
    });
  }

  /** Resolves after all pending writes. */
  async close(): Promise<void> {
    if (this.#waiting.length + this.#writing.length > 0) {
      await new Promise<void>((resolve) => {
        this.#idle = resolve;
      });
    }
    const worker = this.#worker;
    if (worker === undefined) return;
    this.#worker = undefined;
    const gone = once(worker, 'exit');
    worker.ref();
    worker.postMessage('close');
    await gone;
  }

  /** Collects the writes of one round of the event loop. */
  #soon(): void {
    if (this.#scheduled || this.#writing.length > 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#send();
    });
  }

  #send(): void {
    if (this.#waiting.length === 0) return;
    this.#writing = this.#waiting;
    this.#waiting = [];
    this.#worker ??= this.#start();
    this.#worker.ref(); // an answer is due
    this.#worker.postMessage({ writes: this.#writing.map(({ write }) => write) });
  }

  #start(): Worker {
    const script = compiled(new URL('./writer.js', import.meta.url));
    const worker = new Worker(script, { workerData: { file: this.#file }, execArgv: [] });
    const dead = (why: Error): void => {
      if (this.#worker !== worker) return;
      this.#worker = undefined; // the next group starts another one
      this.#settle(this.#writing.map(() => ({ ok: false, error: why })));
    };
    worker.on('message', (done: readonly WriteResult[]) => this.#settle(done));
    worker.on('error', (error) => dead(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => dead(new Error(`the thread that writes ended with ${code}`)));
    worker.unref(); // idle, it must not keep a stopped server alive
    return worker;
  }

  #settle(done: readonly WriteResult[]): void {
    const group = this.#writing;
    this.#writing = [];
    this.#worker?.unref();
    // The next group first: it is written while the answers to this one go out.
    this.#send();
    group.forEach(({ resolve, reject }, index) => {
      const each = done[index];
      if (each?.ok === true) resolve(each.result);
      else reject(each?.error ?? new Error('the thread that writes gave no answer'));
    });
    if (this.#writing.length === 0 && this.#waiting.length === 0) this.#idle?.();
  }
}
