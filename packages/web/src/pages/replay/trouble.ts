// Why a record cannot be shown, in words.
import type { Fault } from '@planisphere/core';
import { replayWords } from './words/index.ts';

/** What is wrong, and where. */
export interface Trouble {
  readonly text: string;
  readonly place?: string;
  readonly detail?: string;
}

/** In the reader's language, with the place and the code of the fault below it. */
export function troubleOf({ code, at }: Fault): Trouble {
  const { faults, badMove, badPart } = replayWords();
  return {
    text: faults[code] ?? (at.startsWith('events') ? badMove : badPart),
    ...(at !== '' && { place: at }),
    detail: code,
  };
}
