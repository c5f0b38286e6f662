// A way to start a game, with a name for the test report.
import type { Game, GameTypes } from '@planisphere/core';

export interface Setup<T extends GameTypes> {
  readonly name: string;
  readonly game: Game<T>;
  readonly options: T['options'];
  readonly players: number;
  /** Throws when pieces were lost or doubled; each game counts its own. */
  readonly conserved: (state: T['position']) => void;
}
