// Stellar for boardgame.io, with our rules behind its interface.
import { rngOf } from '@planisphere/core';
import { gameOf } from '../base/game.ts';
import { LOAD_GAME } from './load-game.ts';

/** Its G is our notation; its one move applies an event and settles the chance after it. */
export function peerGame(): object {
  const game = gameOf(LOAD_GAME);
  const settled = (from: unknown, rng: ReturnType<typeof rngOf>): unknown => {
    let state = from;
    for (let due = game.awaiting(state); due.kind === 'chance'; due = game.awaiting(state)) {
      const { outcome } = due.outcomes[rng.next() % due.outcomes.length] as { outcome: unknown };
      state = game.apply(state, { by: 'chance', outcome });
    }
    return state;
  };
  const options = game.decodeOptions({});
  const start = (): unknown =>
    options.ok ? settled(game.setup(options.value, 2), rngOf('peer')) : undefined;
  const play = ({ G }: { G: { at: string; draws: number } }, text: string): unknown => {
    const at = game.notation.parse(G.at);
    const event = game.notation.parseEvent(text);
    if (!at.ok || !event.ok || event.value.by === 'chance') return 'INVALID_MOVE';
    if (game.check(at.value, event.value.by, event.value.action) !== undefined) return 'INVALID_MOVE';
    const next = settled(game.apply(at.value, event.value), rngOf(`peer ${G.draws}`));
    return { at: game.notation.make(next), draws: G.draws + 1 };
  };
  return {
    name: LOAD_GAME,
    setup: () => ({ at: game.notation.make(start()), draws: 0 }),
    moves: { play: { move: play, client: false } },
    turn: { activePlayers: { all: 'any' } },
  };
}
