// How the host reads the rules of a game. They load when a table of theirs is opened.
import type { Game, GameText, GameTypes, Seat } from '@planisphere/core';
import type { GameId } from '../base/games.ts';

export interface Progressing {
  readonly round: number;
  readonly rounds: number;
}

export interface Rules {
  readonly game: Game;
  /** How far a game has come, for lists. */
  progress(position: unknown): Progressing;
  /** Does a turn begin with this position? */
  startsTurn(before: unknown, after: unknown): boolean;
  /** What each seat has, as if the game ended here. */
  tally(position: unknown): readonly number[];
  /** What one seat has, with an answer that still waits for those of others. */
  pointsOf(position: unknown, seat: Seat): number;
}

/** How one game answers; its words load apart, because the worker needs none. */
interface Reading<P> {
  progress(position: P): Progressing;
  startsTurn(before: P, after: P): boolean;
  tally(position: P): readonly number[];
  /** Left out where nobody answers at the same time. */
  pointsOf?(position: P, seat: Seat): number;
}

const loaders: Readonly<Record<GameId, () => Promise<Rules>>> = {
  stellar: async () => {
    const { stellar, breakdownOf, ROUNDS } = await import('@planisphere/stellar');
    return rules(stellar, {
      progress: ({ turn }) => ({ round: Math.floor(turn / 2) + 1, rounds: ROUNDS }),
      startsTurn: (before, after) => before.turn !== after.turn,
      tally: (position) => breakdownOf(position).seats.map(({ total }) => total),
    });
  },
  'star-explorer': async () => {
    const { starExplorer, seatScore, ROUNDS } = await import('@planisphere/star-explorer');
    return rules(starExplorer, {
      progress: ({ sizes }) => ({ round: sizes.length, rounds: ROUNDS }),
      startsTurn: (before, after) => before.sizes.length !== after.sizes.length,
      // A round counts once everybody has drawn: until then the drawings can still change.
      tally: ({ boards }) => {
        const drawn = Math.min(...boards.map(({ drawings }) => drawings.length));
        return boards.map((board) => seatScore(board, drawn).total);
      },
      pointsOf: ({ boards }, seat) => {
        const board = boards[seat];
        return board === undefined ? 0 : seatScore(board, board.drawings.length).total;
      },
    });
  },
  stellarion: async () => {
    const { stellarion, voyageCount } = await import('@planisphere/stellarion');
    return rules(stellarion, {
      progress: ({ won, voyages }) => {
        const taken = won.reduce((sum, pile) => sum + voyageCount(pile), 0);
        return { round: taken, rounds: taken + voyageCount(voyages) };
      },
      startsTurn: (_, { stage }) => stage.kind === 'turn' && !stage.begun,
      tally: ({ won }) => won.map(voyageCount),
    });
  },
};

/** Forgets the types of one game: the host treats all games alike. */
function rules<T extends GameTypes>(game: Game<T>, reading: Reading<T['position']>): Rules {
  return {
    game: game as unknown as Game,
    progress: (position) => {
      const { round, rounds } = reading.progress(position);
      return { round: Math.min(Math.max(round, 1), rounds), rounds };
    },
    startsTurn: reading.startsTurn,
    tally: reading.tally,
    pointsOf: (position, seat) => reading.pointsOf?.(position, seat) ?? reading.tally(position)[seat] ?? 0,
  };
}

export function loadRules(id: GameId): Promise<Rules> {
  return loaders[id]();
}

const texts: Readonly<Record<GameId, () => Promise<unknown>>> = {
  stellar: async () => (await import('@planisphere/stellar/text')).stellarText,
  'star-explorer': async () => (await import('@planisphere/star-explorer/text')).starExplorerText,
  stellarion: async () => (await import('@planisphere/stellarion/text')).stellarionText,
};

export async function loadText(id: GameId): Promise<GameText> {
  return (await texts[id]()) as GameText;
}
