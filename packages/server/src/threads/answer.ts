// The other side of a thread: answers the jobs that it is sent, one after the other.
import { parentPort } from 'node:worker_threads';

export type Answer<R> =
  | { readonly ok: true; readonly value: R }
  | { readonly ok: false; readonly error: string };

export function answerJobs<J, R>(work: (job: J) => R | Promise<R>): void {
  parentPort?.on('message', async (job: J) => {
    let answer: Answer<R>;
    try {
      answer = { ok: true, value: await work(job) };
    } catch (error) {
      answer = { ok: false, error: error instanceof Error ? error.message : String(error) };
    }
    parentPort?.postMessage(answer);
  });
}
