// The pool of threads: the queue is bounded, a job that crashes or takes too long gets an answer, and stopping leaves
// nobody waiting.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { PlainQueue, ThreadPool } from '../src/threads/pool.ts';
import { compiled } from '../src/threads/thread.ts';
import { temporaryFolder } from './servers.ts';

const answer = compiled(new URL('../src/threads/answer.js', import.meta.url)).href;

/** Does what the job says; counts the jobs begun. */
const WORKER = `
import { workerData } from 'node:worker_threads';
import { answerJobs } from ${JSON.stringify(answer)};
const begun = new Int32Array(workerData);
answerJobs((job) => {
  const nth = Atomics.add(begun, 0, 1) + 1;
  if (job === 'throw') throw new Error('no such thing');
  if (job === 'die' || (job === 'die once' && nth === 1)) process.exit(3);
  if (job === 'loop') for (;;);
  return job + '!';
});
`;

interface Sizes {
  readonly threads?: number;
  readonly queue?: number;
  readonly budget?: number;
}

function pool({ threads = 1, queue = 10, budget }: Sizes = {}) {
  const file = join(temporaryFolder(), 'worker.mjs');
  writeFileSync(file, WORKER);
  const begun = new Int32Array(new SharedArrayBuffer(4));
  const options = { script: pathToFileURL(file), workerData: begun.buffer, threads, budget };
  const made = new ThreadPool<string, string>(options, new PlainQueue(queue));
  onTestFinished(() => made.close());
  return { run: (job: string) => made.run(job, {}), close: () => made.close(), begun, made };
}

it('answers every job, on as many threads as it has', async () => {
  const { run } = pool({ threads: 2 });
  const jobs = Array.from({ length: 9 }, (_, n) => `job ${n}`);
  expect(await Promise.all(jobs.map(run))).toEqual(jobs.map((job) => `${job}!`));
});

it('does nothing for what finds no room, and goes on with the rest', async () => {
  const { run, made } = pool({ queue: 2 });
  const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map(run));
  expect(made.waiting).toBe(2);
  expect(await all).toEqual(['a!', 'b!', 'c!', undefined, undefined]);
  expect(await run('f')).toBe('f!');
});

it('says what a job threw, after a second try', async () => {
  const { run, begun } = pool();
  await expect(run('throw')).rejects.toThrow('no such thing');
  expect(begun[0]).toBe(2);
  expect(await run('next')).toBe('next!');
});

it('starts a thread anew that has died, and gives it the job once more', async () => {
  const { run } = pool();
  expect(await run('die once')).toBe('die once!');
  await expect(run('die')).rejects.toThrow('the thread ended with 3');
  expect(await run('next')).toBe('next!');
});

it('ends a job that takes too long', async () => {
  const { run } = pool({ budget: 300 });
  await expect(run('loop')).rejects.toThrow('no answer within 300 ms');
});

it('leaves nobody waiting when it is stopped', async () => {
  const { run, close, begun } = pool();
  const asked = Promise.allSettled(['loop', 'behind it'].map(run));
  while (begun[0] === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await close();
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(run('late')).rejects.toThrow('the threads are stopped');
  expect(begun[0]).toBe(1);
});

it('finds the compiled module of one that runs from source', () => {
  expect(compiled(new URL('file:///src/p/src/bots/worker.js')).href).toBe(
    'file:///src/p/dist/bots/worker.js',
  );
  expect(compiled(new URL(answer)).href).toBe(answer);
});
