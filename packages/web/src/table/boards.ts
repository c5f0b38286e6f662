// The boards there are. Each is a bundle of its own that loads when one of its tables is opened; a game without one is
// shown as coming.
import type { Difference, Moment, Unit } from '@planisphere/bots/coach';
import type { ComponentChildren, ComponentType, FunctionComponent } from 'preact';
import type { Looked } from '../review/opening.ts';
import type { Found } from './found.ts';
import type { GameId } from './games.ts';
import type { Session } from './session.ts';

export interface Board {
  /** A session of this game's own kind. */
  open(found: Found): Session;
  /** `coach`: the guide of a lesson, in the rival's place. */
  readonly Table: ComponentType<{ session: Session; coach?: ComponentChildren }>;
  /** The table alone, to look at: without a bar, keys of its own or an end screen. Text stands in where it is missing. */
  readonly Still?: ComponentType<{ session: Session }>;
  /** Fetches parts and pictures for later, when the table is on the screen. */
  fetchRest(): void;
}

/** What a game draws of a review: one decision in a short line, the board at it, and the names of its points. */
export interface ReviewParts {
  readonly Chips: FunctionComponent<ReviewProps>;
  readonly Position: FunctionComponent<PositionProps>;
  partName(name: string): string;
  /** Where parts are no points but chances: which of them are shown, and what stands above them. */
  readonly chances?: {
    shown(parts: readonly Difference[]): readonly Difference[];
    caption(lost: boolean): string;
  };
}

export interface ReviewProps {
  readonly looked: Looked;
  readonly moment: Moment;
}

export interface PositionProps extends ReviewProps {
  /** Another line was better than the played one. */
  readonly lost: boolean;
  readonly unit: Unit;
}

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
    board: kept(async () => (await import('../stellar/board.tsx')).board),
    setup: async () => (await import('../stellar/NewTable.tsx')).NewTable,
    review: async () => (await import('../stellar/review/parts.ts')).reviewParts,
  },
  'star-explorer': {
    board: kept(async () => (await import('../star-explorer/board.tsx')).board),
    setup: async () => (await import('../star-explorer/NewTable.tsx')).NewTable,
    review: async () => (await import('../star-explorer/review/parts.ts')).reviewParts,
  },
  stellarion: {
    board: kept(async () => (await import('../stellarion/board.tsx')).board),
    setup: async () => (await import('../stellarion/setup/Setup.tsx')).Setup,
    review: async () => (await import('../stellarion/review/parts.ts')).reviewParts,
    statistics: async () => (await import('../stellarion/statistics/Statistics.tsx')).Statistics,
  },
};
