// A player at the terminal: their seat, and what they have not been told yet.
import type { Seat } from '@planisphere/core';
import type { Console } from '../screen/console.ts';
import type { HintStages } from './advice.ts';
import type { Session } from './session.ts';
import type { Thoughts } from './thoughts.ts';
import type { Words } from './words.ts';

export interface Turn {
  readonly session: Session;
  readonly console: Console;
  readonly thoughts: Thoughts;
  readonly words: Words;
  /** Shown with the next table. */
  readonly notes: string[];
  seat: Seat;
  /** The current hint, as long as it is about this position. */
  hint: HintStages | undefined;
}
