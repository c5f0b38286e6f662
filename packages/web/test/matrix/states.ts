// What the matrix looks at: every state of a game in which something else is decided. Each game lists its own.
import { starExplorer } from './star-explorer.ts';
import { stellar } from './stellar.ts';
import { stellarion } from './stellarion.ts';

/** A table kept on the device, as far as its events go, or another page of the app. */
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
  /** Seen when the state is reached. */
  readonly ready: string;
  /** Pressed one after another: selectors. */
  readonly presses?: readonly string[];
  /** What must be on the screen together, in reach and uncovered: selectors, all that they find. */
  readonly needs: readonly string[];
  /** The page of a result is read, not decided on: it may scroll. */
  readonly scrolls?: boolean;
  /** More follows below; what is needed is on the first screen all the same. */
  readonly long?: boolean;
  /** Measured in French in the long run only: its words are those of another state. */
  readonly alike?: boolean;
  /** Besides those of every test. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

export const STATES: Readonly<Record<string, readonly State[]>> = {
  stellar,
  'star-explorer': starExplorer,
  stellarion,
};
