// Perft: how many different lines of a given length start here. Two engines that agree on these counts agree on the rules;
// an unexpected change of a count is a bug.
import type { EventOf, Game, GameTypes } from './game.ts';

/** Every event that can happen at this state; seats that decide at the same time are taken in their order. */
export function* eventsAt<T extends GameTypes>(game: Game<T>, state: T['position']): Iterable<EventOf<T>> {
  const awaiting = game.awaiting(state);
  if (awaiting.kind === 'over') return;
  if (awaiting.kind === 'chance') {
    for (const { outcome } of awaiting.outcomes) yield { by: 'chance', outcome };
    return;
  }
  const seat = awaiting.seats[0];
  if (seat === undefined) return;
  for (const action of game.legal(game.view(state, seat), seat)) yield { by: seat, action };
}

export function perft<T extends GameTypes>(game: Game<T>, state: T['position'], depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const event of eventsAt(game, state)) {
    count += depth === 1 ? 1 : perft(game, game.apply(state, event), depth - 1);
  }
  return count;
}

/** The counts behind each first event, to find where two engines part. */
export function divide<T extends GameTypes>(
  game: Game<T>,
  state: T['position'],
  depth: number,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const event of eventsAt(game, state)) {
    counts.set(game.notation.makeEvent(event), perft(game, game.apply(state, event), depth - 1));
  }
  return counts;
}
