// How the net of Stellarion is trained.
import type { Position } from '@planisphere/stellarion';
import type { Trainee } from '../net/trainee.ts';
import { STELLARION_NET } from './net.ts';
import { netPlayer } from './one-ply.ts';
import { QUESTIONS } from './questions.ts';
import { SelfPlay } from './self-play.ts';

export const stellarionTrainee: Trainee = {
  version: QUESTIONS.version,
  shape: STELLARION_NET,
  trial: { stars: 0 },
  selfPlay: (evaluator, dice) => new SelfPlay(evaluator, dice),
  player: (memory, index) => {
    const net = netPlayer(memory, index);
    return (view, seat, rng) => net.choose(view as Position, seat, rng);
  },
};
