import { below, createDealer, createRng, drawOutcome, type Seat } from '@planisphere/core';
import { expect, it } from 'vitest';
import { stellar } from '../src/index.ts';

it('proposes what a draw from the list of legal actions gives for the same random numbers', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const [proposing, listing] = [createRng(seed), createRng(seed)];
    const dealer = createDealer(`propose ${seed}`);
    let state = stellar.setup({ first: 'random', memory: true }, 2);
    for (let chances = 0; ; ) {
      const awaiting = stellar.awaiting(state);
      if (awaiting.kind === 'over') break;
      if (awaiting.kind === 'chance') {
        state = stellar.apply(state, { by: 'chance', outcome: drawOutcome(awaiting, dealer.at(chances++)) });
        continue;
      }
      const seat = awaiting.seats[0] as Seat;
      const legal = [...stellar.legal(state, seat)];
      const action = stellar.propose?.(state, seat, proposing);
      if (action === undefined || action !== legal[below(listing, legal.length)])
        throw new Error(`seed ${seed}: ${JSON.stringify(action)} at ${stellar.notation.make(state)}`);
      state = stellar.apply(state, { by: seat, action });
    }
  }
});

it('proposes nothing to a seat that is not asked', () => {
  const start = stellar.setup({ first: 'A', memory: true }, 2);
  expect(() => stellar.propose?.(start, 0, createRng(1))).toThrow('no legal action');
});
