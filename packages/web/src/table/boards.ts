// The boards there are. Each is a bundle of its own that loads when one of its tables is opened; a game without one is
// shown as coming.
import type { ComponentType, FunctionComponent } from 'preact';
import type { GameId } from './games.ts';
import type { Found, Session } from './session.ts';

export interface Board {
  /** A session of this game's own kind. */
  open(found: Found): Session;
  readonly Table: ComponentType<{ session: Session }>;
  /** Pictures for later, fetched when the table is on the screen. */
  readonly fetchArt?: () => void;
}

interface Parts {
  board(): Promise<Board>;
  /** The choices of a new table. */
  setup(): Promise<FunctionComponent>;
  /** Games and wins on this device. */
  statistics?(): Promise<FunctionComponent>;
}

export const BOARDS: Partial<Readonly<Record<GameId, Parts>>> = {
  stellar: {
    board: async () => (await import('../stellar/board.tsx')).board,
    setup: async () => (await import('../stellar/NewTable.tsx')).NewTable,
  },
  'star-explorer': {
    board: async () => (await import('../star-explorer/board.tsx')).board,
    setup: async () => (await import('../star-explorer/NewTable.tsx')).NewTable,
  },
  stellarion: {
    board: async () => (await import('../stellarion/board.tsx')).board,
    setup: async () => (await import('../stellarion/setup/Setup.tsx')).Setup,
    statistics: async () => (await import('../stellarion/statistics/Statistics.tsx')).Statistics,
  },
};
