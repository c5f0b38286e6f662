// Random tasks from the middle of random games, for measuring and testing the solver.
import { below, createDealer, drawOutcome, type Rng } from '@planisphere/core';
import { starExplorer } from './game.ts';
import { phaseOf } from './rules/phase.ts';
import { boardOf, type Position } from './rules/position.ts';
import { propose } from './rules/propose.ts';
import { type Task, taskOf } from './rules/weighting.ts';

/** The drawings to make in rounds II to VI of solo games by a random player. */
export function* randomTasks(rng: Rng): Iterable<Task> {
  for (;;) yield* tasksOfGame(rng);
}

function* tasksOfGame(rng: Rng): Iterable<Task> {
  const dealer = createDealer(`samples ${below(rng, 0xffff_ffff)}`);
  let state: Position = starExplorer.setup({ first: 'random' }, 1);
  for (let chances = 0; ; ) {
    const awaiting = starExplorer.awaiting(state);
    if (awaiting.kind === 'over') return;
    if (awaiting.kind === 'chance') {
      state = starExplorer.apply(state, {
        by: 'chance',
        outcome: drawOutcome(awaiting, dealer.at(chances++)),
      });
      continue;
    }
    const phase = phaseOf(state);
    if (phase.step === 'draw' && phase.round > 1) yield taskOf(boardOf(state, 0), phase.round);
    state = starExplorer.apply(state, { by: 0, action: propose(state, 0, rng) });
  }
}
