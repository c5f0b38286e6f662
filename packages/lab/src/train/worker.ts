// One thread of a training: self-play and learning, again and again, on weights that all threads share.
import { workerData } from 'node:worker_threads';
import { Dice, evaluatorIn, Learner, netOn, TRAINEES, type Trainee } from '@planisphere/bots/training';
import { rngOf } from '@planisphere/core';
import { answerJobs } from '@planisphere/server/threads';
import { evaluatorsOf, type ThreadTask } from './task.ts';

/** The learning rate; it falls in the course of the training to a tenth. */
const RATE = 0.01;
/** How much a target weighs later moments more than the net's own value: the λ of TD(λ). */
const LAMBDA = 0.75;

function learnUntil(shared: ThreadTask, deadline: number): void {
  const { shape, selfPlay } = TRAINEES[shared.game] as Trainee;
  const net = netOn(shared.memory, shape);
  const [playing, learning] = evaluatorsOf(shared.index);
  const dice = new Dice(rngOf(`train ${shared.seed} ${shared.index}`));
  const player = selfPlay(evaluatorIn(net, playing), dice);
  const learner = new Learner(net, evaluatorIn(net, learning), new Float32Array(shared.squares));
  const progress = new Float64Array(shared.progress);
  const start = performance.now();
  for (let now = start; now < deadline; now = performance.now()) {
    const result = player.play();
    const rate = RATE * (1 - (0.9 * (now - start)) / (deadline - start));
    const error = player.episode.teach(learner, result, { lambda: LAMBDA, rate });
    progress[2 * shared.index]! += 1;
    progress[2 * shared.index + 1]! += error;
  }
}

const shared = workerData as ThreadTask;
answerJobs(() => learnUntil(shared, performance.now() + shared.minutes * 60_000));
