// Where the guided game of a course begins: shortly before the end, so that a first game takes a few minutes. It is told by its
// events, as every record is; so it can be replayed, shared and verified from its first card on.
import type { GameId } from '../base/games.ts';

export interface Beginning {
  readonly options: unknown;
  /** What dealt them, and deals on. */
  readonly seed: string;
  /** One a line, in the notation of the game. */
  readonly events: string;
}

const loaders: Readonly<Record<GameId, () => Promise<Beginning>>> = {
  stellar: async () => (await import('../games/stellar/learn/beginning.ts')).beginning,
  'star-explorer': async () => (await import('../games/star-explorer/learn/beginning.ts')).beginning,
  stellarion: async () => (await import('../games/stellarion/learn/beginning.ts')).beginning,
};

export function loadBeginning(game: GameId): Promise<Beginning> {
  return loaders[game]();
}

export function eventsIn({ events }: Beginning): readonly string[] {
  return events.trim().split('\n');
}
