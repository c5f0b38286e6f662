// A thread of the arena: plays the deals it receives.
import { workerData } from 'node:worker_threads';
import { answerJobs } from '@planisphere/server/threads';
import { playDeal } from './deal.ts';
import type { Deal, DealResult, Tournament } from './task.ts';

answerJobs<Deal, DealResult>((deal) => playDeal(workerData as Tournament, deal));
