// Worker threads for work that takes long: bots of the server, tournaments and training of the laboratory.
export { answerJobs } from './answer.ts';
export { PlainQueue, ThreadPool } from './pool.ts';
export { compiled, Thread } from './thread.ts';
