// The other side of a thread: answers its jobs one after the other, and may report progress.
import { parentPort } from 'node:worker_threads';

export type Answer<R> =
  | { readonly ok: true; readonly value: R }
  | { readonly ok: false; readonly error: string };

/** A report before the answer; any number of them. */
export interface News {
  readonly news: unknown;
}

export function answerJobs<J, R>(work: (job: J, tell: (news: unknown) => void) => R | Promise<R>): void {
  const tell = (news: unknown): void => parentPort?.postMessage({ news } satisfies News);
  parentPort?.on('message', async (job: J) => {
    let answer: Answer<R>;
    try {
      answer = { ok: true, value: await work(job, tell) };
    } catch (error) {
      answer = { ok: false, error: error instanceof Error ? error.message : String(error) };
    }
    parentPort?.postMessage(answer);
  });
}
