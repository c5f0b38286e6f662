// The threads in which bots think. Tables go on answering meanwhile; a decision that does not fit into the queue is requested again
// by the deadline of its table.
import { type Entry, ThreadPool } from '../threads/pool.ts';
import { compiled } from '../threads/thread.ts';
import { type Claim, FairQueue } from './fair-queue.ts';
import type { Job } from './job.ts';

export interface PoolSize {
  readonly threads: number;
  /** Milliseconds for one decision. */
  readonly budget: number;
  readonly queue: number;
}

/** Claims of one guest, over all tables. */
const MOST_EACH = 50;

/** Answers with the event in notation. */
export type BotPool = ThreadPool<Job, string, Claim>;

export function createBotPool({ threads, budget, queue }: PoolSize): BotPool {
  const fair = new FairQueue<Entry<Job, string, Claim>>({
    most: queue,
    mostEach: Math.min(queue, MOST_EACH),
  });
  const script = compiled(new URL('./worker.js', import.meta.url));
  return new ThreadPool<Job, string, Claim>(
    { script, threads, budget },
    {
      get size() {
        return fair.size;
      },
      push: (entry) => fair.push(entry),
      next: (working) => fair.next((claim) => mayThink(claim, [...working], threads)),
      clear: () => fair.clear(),
    },
  );
}

/** One guest never gets all threads, and tables of bots alone get at most half of them. */
function mayThink({ guest, rank }: Claim, thinking: readonly Claim[], threads: number): boolean {
  const mine = thinking.filter((each) => each.guest === guest).length;
  const alone = thinking.filter((each) => each.rank === 'bots').length;
  return mine < Math.max(1, threads - 1) && (rank !== 'bots' || alone < Math.max(1, threads >> 1));
}
