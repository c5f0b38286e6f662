// A player at the terminal: where they sit and what is still to be told to them.
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
  /** The hint that was asked for, as long as it is about this position. */
  hint: HintStages | undefined;
}
