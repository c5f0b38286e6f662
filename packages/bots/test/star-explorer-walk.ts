// Decisions of whole games for tests: every position in which a seat is asked, in games of quick players.
import { createDealer, createRng, drawOutcome, type Rng, randomAction, type Seat } from '@planisphere/core';
import { type Action, type Position, starExplorer } from '@planisphere/star-explorer';

export interface Asked {
  readonly state: Position;
  readonly view: Position;
  readonly seat: Seat;
}

/** Calls `visit` at every decision of a game; it may give the action to play, otherwise a random one is played. */
export function walkGame(
  { seed, players }: { seed: number; players: number },
  visit: (asked: Asked, rng: Rng) => Action | undefined,
): Position {
  const rng = createRng(seed);
  const dealer = createDealer(`walk ${seed}`);
  let state = starExplorer.setup({ first: 'random' }, players);
  for (let chances = 0; ; ) {
    const awaiting = starExplorer.awaiting(state);
    if (awaiting.kind === 'over') return state;
    if (awaiting.kind === 'chance') {
      const outcome = drawOutcome(awaiting, dealer.at(chances++));
      state = starExplorer.apply(state, { by: 'chance', outcome });
      continue;
    }
    // The last of the awaited seats answers first, so that the others see hidden answers.
    const seat = awaiting.seats.at(-1) as Seat;
    const view = starExplorer.view(state, seat);
    const action = visit({ state, view, seat }, rng) ?? randomAction(starExplorer, view, { seat, rng });
    state = starExplorer.apply(state, { by: seat, action });
  }
}
