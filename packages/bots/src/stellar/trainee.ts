// How the net of Stellar is trained.
import type { Position } from '@planisphere/stellar';
import type { Trainee } from '../net/trainee.ts';
import { STELLAR_NET } from './net.ts';
import { netPlayer } from './one-ply.ts';
import { QUESTIONS } from './questions.ts';
import { SelfPlay } from './self-play.ts';

export const stellarTrainee: Trainee = {
  version: QUESTIONS.version,
  shape: STELLAR_NET,
  trial: {},
  selfPlay: (evaluator, dice) => new SelfPlay(evaluator, dice),
  player: (memory, index) => {
    const net = netPlayer(memory, index);
    return (view, seat, rng) => net.choose(view as Position, seat, rng);
  },
};
