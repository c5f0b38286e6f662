// A thread of the arena: plays the deals it is sent, one at a time.
import { parentPort, workerData } from 'node:worker_threads';
import { playDeal } from './deal.ts';
import type { Deal, Tournament } from './task.ts';

parentPort?.on('message', (deal: Deal) => {
  parentPort?.postMessage(playDeal(workerData as Tournament, deal));
});
