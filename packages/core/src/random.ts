// The simplest player, which works for every game: any legal action, all equally likely.
import type { Game, GameTypes } from './game.ts';
import { below, type Rng } from './rng.ts';
import type { Seat } from './seat.ts';

export function randomAction<T extends GameTypes>(
  game: Game<T>,
  view: T['position'],
  turn: { seat: Seat; rng: Rng },
): T['action'] {
  if (game.propose !== undefined) return game.propose(view, turn.seat, turn.rng);
  const legal = game.legal(view, turn.seat);
  const actions = Array.isArray(legal) ? (legal as readonly T['action'][]) : [...legal];
  if (actions.length === 0)
    throw new Error(`${game.id}: seat ${turn.seat} is awaited but has no legal action`);
  return actions[below(turn.rng, actions.length)];
}
