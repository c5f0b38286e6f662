// Distributes the deals of a tournament to threads, one per core.
import { availableParallelism } from 'node:os';
import { compiled, PlainQueue, ThreadPool } from '@planisphere/server/threads';
import type { Deal, DealResult, Tournament } from './task.ts';

export interface Watch {
  readonly onResult: (result: DealResult) => void;
  /** After this signal no further deal begins. */
  readonly signal: AbortSignal | undefined;
}

export async function playDeals(
  tournament: Tournament,
  deals: readonly Deal[],
  { onResult, signal }: Watch,
): Promise<void> {
  const threads = Math.min(availableParallelism(), deals.length);
  const script = compiled(new URL('./worker.js', import.meta.url));
  const pool = new ThreadPool<Deal, DealResult>(
    { script, workerData: tournament, threads },
    new PlainQueue(threads),
  );
  const waiting = deals.values();
  /** Runs as many times at once as there are threads, so the queue always has room. */
  const playOn = async (): Promise<void> => {
    for (const deal of waiting) {
      if (signal?.aborted === true) return;
      const result = await pool.run(deal, {});
      if (result !== undefined) onResult(result);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, playOn));
  } finally {
    await pool.close();
  }
}
