// A seat that the game waits for has a legal action, and `check` refuses no legal action.
import type { Game, GameTypes } from '@planisphere/core';
import { must, same } from './must.ts';
import { checkEventNotation } from './notation.ts';
import type { Stop } from './walk.ts';

/** At a position with more legal actions than this, only the first ones are checked. */
const MOST_ACTIONS = 200;

/** Some seat can always act, some outcome is always possible, and `check` refuses nothing that is legal. */
export function checkAwaiting<T extends GameTypes>(game: Game<T>, stop: Stop<T>): void {
  const { awaiting, state } = stop.course;
  if (awaiting.kind === 'over') return;
  if (awaiting.kind === 'chance') {
    must(awaiting.outcomes.length > 0, 'chance must have an outcome');
    for (const { weight } of awaiting.outcomes)
      must(Number.isInteger(weight) && weight > 0, `weight ${weight}`);
    const names = awaiting.outcomes.map(({ outcome }) => game.notation.makeEvent({ by: 'chance', outcome }));
    same(new Set(names).size, names.length, 'different outcomes');
    return;
  }
  must(awaiting.seats.length > 0, 'somebody must be awaited');
  for (const seat of [...awaiting.seats, ...awaiting.optional]) {
    const view = game.view(state, seat);
    const names = new Set<string>();
    for (const action of firstOf(game.legal(view, seat))) {
      same(game.check(view, seat, action), undefined, 'refusal of a legal action');
      names.add(checkEventNotation(game, { by: seat, action }));
    }
    must(names.size > 0, `seat ${seat} must have a legal action`);
    // A bot that searches on a state must find the same actions as a player on the view.
    const onState = firstOf(game.legal(state, seat)).map((action) =>
      game.notation.makeEvent({ by: seat, action }),
    );
    same(onState, [...names], 'legal actions on the state and on the view');
  }
}

export function firstOf<A>(actions: Iterable<A>): A[] {
  const first: A[] = [];
  for (const action of actions) {
    if (first.length === MOST_ACTIONS) break;
    first.push(action);
  }
  return first;
}
