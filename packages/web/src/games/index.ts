// The boards there are. Each is a bundle of its own that loads when one of its tables is opened; a game without one is
// shown as coming.
import type { FunctionComponent } from 'preact';
import type { GameId } from '../base/games.ts';
import type { Board, ReviewParts } from '../table/board.ts';

interface Parts {
  board(): Promise<Board>;
  /** The choices of a new table. */
  setup(): Promise<FunctionComponent>;
  /** Games and wins on this device. */
  statistics?(): Promise<FunctionComponent>;
  readonly review?: () => Promise<ReviewParts>;
}

/** Asks once, and again when that failed. A file that has come would else be waited for all the same: for one turn of the page. */
function kept<T>(load: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= load().catch((fault) => {
      asked = undefined;
      throw fault;
    });
    return asked;
  };
}

export const BOARDS: Partial<Readonly<Record<GameId, Parts>>> = {
  stellar: {
    board: kept(async () => (await import('./stellar/board.tsx')).board),
    setup: async () => (await import('./stellar/NewTable.tsx')).NewTable,
    review: async () => (await import('./stellar/review/parts.ts')).reviewParts,
  },
  'star-explorer': {
    board: kept(async () => (await import('./star-explorer/board.tsx')).board),
    setup: async () => (await import('./star-explorer/NewTable.tsx')).NewTable,
    review: async () => (await import('./star-explorer/review/parts.ts')).reviewParts,
  },
  stellarion: {
    board: kept(async () => (await import('./stellarion/board.tsx')).board),
    setup: async () => (await import('./stellarion/setup/Setup.tsx')).Setup,
    review: async () => (await import('./stellarion/review/parts.ts')).reviewParts,
    statistics: async () => (await import('./stellarion/statistics/Statistics.tsx')).Statistics,
  },
};
