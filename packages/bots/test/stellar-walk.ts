// Decisions of whole games for tests: every position in which a seat is asked, in games between two quick players.
import { createDealer, createRng, drawOutcome, type Rng, type Seat } from '@planisphere/core';
import { type Action, type Position, stellar } from '@planisphere/stellar';

export interface Asked {
  readonly state: Position;
  readonly view: Position;
  readonly seat: Seat;
}

/** Calls `visit` at every decision of a game; it may give the action to play, otherwise a random one is played. */
export function walkGame(seed: number, visit: (asked: Asked, rng: Rng) => Action | undefined): void {
  const rng = createRng(seed);
  const dealer = createDealer(`walk ${seed}`);
  let state = stellar.setup({ first: 'random', memory: true }, 2);
  for (let chances = 0; ; ) {
    const awaiting = stellar.awaiting(state);
    if (awaiting.kind === 'over') return;
    if (awaiting.kind === 'chance') {
      const outcome = drawOutcome(awaiting, dealer.at(chances++));
      state = stellar.apply(state, { by: 'chance', outcome });
      continue;
    }
    const seat = awaiting.seats[0] as Seat;
    const view = stellar.view(state, seat);
    const actions = [...stellar.legal(view, seat)];
    const action = visit({ state, view, seat }, rng) ?? actions[rng.next() % actions.length]!;
    state = stellar.apply(state, { by: seat, action });
  }
}
