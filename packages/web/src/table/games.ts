// The games a table can be opened for. Their rules load when a table of theirs is opened.
import type { Game, GameTypes } from '@planisphere/core';

export const GAME_IDS = ['stellar', 'star-explorer', 'stellarion'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** The same in every language. */
export const GAME_NAMES: Readonly<Record<GameId, string>> = {
  stellar: 'Stellar',
  'star-explorer': 'Star Explorer',
  stellarion: 'Stellarion',
};

export function isGameId(text: string | undefined): text is GameId {
  return (GAME_IDS as readonly (string | undefined)[]).includes(text);
}

export interface Progressing {
  readonly round: number;
  readonly rounds: number;
}

interface Rules {
  readonly game: Game;
  /** How far a game has come, for lists. */
  progress(position: unknown): Progressing;
}

const loaders: Readonly<Record<GameId, () => Promise<Rules>>> = {
  stellar: async () => {
    const { stellar, ROUNDS } = await import('@planisphere/stellar');
    return rules(stellar, ({ turn }) => ({ round: Math.floor(turn / 2) + 1, rounds: ROUNDS }));
  },
  'star-explorer': async () => {
    const { starExplorer, ROUNDS } = await import('@planisphere/star-explorer');
    return rules(starExplorer, ({ sizes }) => ({ round: sizes.length, rounds: ROUNDS }));
  },
  stellarion: async () => {
    const { stellarion, voyageCount } = await import('@planisphere/stellarion');
    return rules(stellarion, ({ won, voyages }) => {
      const taken = won.reduce((sum, pile) => sum + voyageCount(pile), 0);
      return { round: taken, rounds: taken + voyageCount(voyages) };
    });
  },
};

/** Forgets the types of one game: the host treats all games alike. */
function rules<T extends GameTypes>(
  game: Game<T>,
  progress: (position: T['position']) => Progressing,
): Rules {
  return {
    game: game as unknown as Game,
    progress: (position) => {
      const { round, rounds } = progress(position);
      return { round: Math.min(Math.max(round, 1), rounds), rounds };
    },
  };
}

export function loadRules(id: GameId): Promise<Rules> {
  return loaders[id]();
}
