// Starts the threads of a training, measures their net from time to time, and writes what they learned.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createShared,
  MARGIN_UNIT,
  type NetMemory,
  netOn,
  randomWeights,
  TRAINEES,
  type Trainee,
  weightsIn,
} from '@planisphere/bots/training';
import { createRng } from '@planisphere/core';
import { compiled, Thread } from '@planisphere/server/threads';
import { gameOf } from '../base/game.ts';
import { measureNet } from './measure.ts';
import { evaluatorsOf, type ThreadTask, type TrainingTask } from './task.ts';
import { keepRaw, type Milestone, restoreRaw, writeWeights } from './write.ts';

/** How many measurements a training has, and how many deals each of them takes. */
const MEASUREMENTS = 8;
const DEALS = 50;

export async function runTraining(training: TrainingTask): Promise<void> {
  const { shape } = TRAINEES[training.game] as Trainee;
  const [, last] = evaluatorsOf(training.workers);
  const memory = createShared(shape, last + 1);
  const net = netOn(memory, shape);
  const squares = new Float32Array(new SharedArrayBuffer(4 * shape.inputs));
  const progress = new SharedArrayBuffer(16 * training.workers);
  if (training.from === undefined) randomWeights(weightsIn(net), createRng(training.seed));
  else restoreRaw(training.from, net, squares);
  const script = compiled(new URL('./worker.js', import.meta.url));
  const threads = Array.from({ length: training.workers }, (_, index) => {
    const { game, seed, minutes } = training;
    const shared = { game, seed, index, minutes, memory, squares: squares.buffer, progress };
    return new Thread<ThreadTask['index'], void>({ script, workerData: shared as ThreadTask });
  });
  const learning = Promise.all(threads.map((thread, index) => thread.run(index)));
  try {
    await watch(training, { net, squares, progress: new Float64Array(progress) }, learning);
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
}

interface TrainingState {
  readonly net: NetMemory;
  readonly squares: Float32Array;
  readonly progress: Float64Array;
}

async function watch(
  training: TrainingTask,
  watched: TrainingState,
  threads: Promise<unknown>,
): Promise<void> {
  const curve: Milestone[] = [];
  const pause = (training.minutes * 60_000) / MEASUREMENTS;
  const start = performance.now();
  let running = true;
  const end = threads.then(() => {
    running = false;
  });
  while (running) {
    await Promise.race([end, sleep(pause)]);
    const milestone = look(training, watched, (performance.now() - start) / 60_000);
    curve.push(milestone);
    console.log(JSON.stringify(milestone));
    if (training.keep !== undefined) keepRaw(training.keep, watched.net, watched.squares);
    if (training.out !== undefined)
      writeWeights(training, { memory: watched.net, squares: watched.squares }, curve);
  }
}

let counted = 0;

function look(training: TrainingTask, { net, progress }: TrainingState, minutes: number): Milestone {
  let games = 0;
  let squares = 0;
  for (let i = 0; i < progress.length; i += 2) {
    games += progress[i] as number;
    squares += progress[i + 1] as number;
    progress[i + 1] = 0;
  }
  const error = MARGIN_UNIT * Math.sqrt(squares / Math.max(1, games - counted));
  counted = games;
  return { minutes, games, error, won: measureNet(gameOf(training.game), net, DEALS) };
}
