// Hands the deals of a tournament out to threads, so many as there are cores.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Deal, DealResult, Tournament } from './task.ts';

export interface Watch {
  readonly onResult: (result: DealResult) => void;
  /** When it fires no further deal is begun. */
  readonly signal: AbortSignal | undefined;
}

export async function playDeals(tournament: Tournament, deals: readonly Deal[], watch: Watch): Promise<void> {
  const waiting = deals.values();
  const threads = Math.min(availableParallelism(), deals.length);
  await Promise.all(Array.from({ length: threads }, () => runThread(tournament, waiting, watch)));
}

/** One thread, until no deal is left. */
function runThread(
  tournament: Tournament,
  waiting: Iterator<Deal>,
  { onResult, signal }: Watch,
): Promise<void> {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: tournament });
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const { done, value } = waiting.next();
      if (done === true || signal?.aborted === true) void worker.terminate().then(() => resolve());
      else worker.postMessage(value);
    };
    worker.on('error', reject);
    worker.on('message', (result: DealResult) => {
      onResult(result);
      next();
    });
    next();
  });
}
