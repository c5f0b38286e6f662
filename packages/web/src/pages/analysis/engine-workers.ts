// The workers of an engine. They outlive a position: a worker that has analysed is warm. One gives first answers and is
// never long at work; the others think, and learn of a new position when their pass has ended.
import { type Remote, wrap } from 'comlink';
import type { GameId } from '../../base/games.ts';
import type { EngineService } from './worker.ts';

interface Running {
  readonly worker: Worker;
  readonly remote: Remote<EngineService>;
}

export class EngineWorkers {
  /**
   * How many may think at the same time. One core stays free for the page; more than four workers would only
   * cost memory.
   */
  readonly thinkers: number = Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));
  readonly #id: GameId;
  #first: Running | undefined;
  readonly #thinking: Running[] = [];

  constructor(id: GameId) {
    this.#id = id;
  }

  /** Starts the worker of first answers before there is a position. */
  warm(): void {
    void this.first().prepare(this.#id);
  }

  first(): Remote<EngineService> {
    this.#first ??= startWorker();
    return this.#first.remote;
  }

  thinker(stream: number): Remote<EngineService> {
    this.#thinking[stream] ??= startWorker();
    return this.#thinking[stream].remote;
  }

  close(): void {
    for (const { worker } of [...this.#thinking, ...(this.#first === undefined ? [] : [this.#first])])
      worker.terminate();
  }
}

function startWorker(): Running {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return { worker, remote: wrap<EngineService>(worker) };
}
