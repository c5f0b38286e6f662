// The states of the matrix: every kind of decision in a game. Each game lists its own.
import { starExplorer } from './star-explorer.ts';
import { stellar } from './stellar.ts';
import { stellarion } from './stellarion.ts';

/** A table stored on the device up to some event, or another page of the app. */
export interface State {
  readonly name: string;
  readonly table?: {
    readonly seats: readonly object[];
    readonly options: unknown;
    readonly seed?: string;
    readonly events: readonly string[];
  };
  /** Instead of the table. */
  readonly path?: string;
  /** Visible when the state is reached. */
  readonly ready: string;
  /** Selectors to press one after another. */
  readonly presses?: readonly string[];
  /** Selectors of everything that must be on the screen together, in reach and uncovered. */
  readonly needs: readonly string[];
  /** Selectors of which one element each is drawn on the screen, whatever form it has there. */
  readonly shows?: readonly string[];
  /** The page of a result is for reading: it may scroll. */
  readonly scrolls?: boolean;
  /** More follows below, but the needed elements are on the first screen. */
  readonly long?: boolean;
  /** Measured in French only in the long run: its words are those of another state. */
  readonly alike?: boolean;
  /** Settings besides those of every test. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

export const STATES: Readonly<Record<string, readonly State[]>> = {
  stellar,
  'star-explorer': starExplorer,
  stellarion,
};
