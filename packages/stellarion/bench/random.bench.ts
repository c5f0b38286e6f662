// Random base games through setup, awaiting, legal and apply alone; counts only finished games. `npx vitest bench
// packages/stellarion`
import { createRng, drawOutcome, randomAction } from '@planisphere/core';
import { bench, describe } from 'vitest';
import { stellarion } from '../src/index.ts';

const GAMES = 100;
const rng = createRng(1);

function playOut(): void {
  let position = stellarion.setup({ stars: 1, expansions: [], track: 'standard' }, 1);
  for (;;) {
    const awaiting = stellarion.awaiting(position);
    if (awaiting.kind === 'over') return;
    position = stellarion.apply(
      position,
      awaiting.kind === 'chance'
        ? { by: 'chance', outcome: drawOutcome(awaiting, rng) }
        : { by: 0, action: randomAction(stellarion, position, { seat: 0, rng }) },
    );
  }
}

describe('random play', () => {
  bench(`${GAMES} base games to their end`, () => {
    for (let game = 0; game < GAMES; game++) playOut();
  });
});
