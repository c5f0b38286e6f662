// Finds the record that an address means, and opens it on its board; or says what is wrong.
import type { Fault } from '@planisphere/core';
import { type Moment, parseFragment } from '../../table/record/fragment.ts';
import { openReel } from '../../table/record/reel.ts';
import type { Trouble } from './Chooser.tsx';
import { findRecord } from './finding.ts';
import { type ReplayScreen, watch } from './replay-screen.ts';
import { replayWords } from './words/index.ts';

export interface SoughtReplay {
  readonly watched?: ReplayScreen;
  readonly trouble?: Trouble;
  /** Nothing was asked for yet. */
  readonly choosing?: true;
}

/** By the address: of the page, and its fragment. */
export async function seek(id: string): Promise<SoughtReplay> {
  const moment = await parseFragment(location.hash);
  if (moment === undefined) return { trouble: { text: replayWords().cutLink } };
  if (id === '') return moment.record === undefined ? { choosing: true } : shown(moment.record, moment);
  const sought = await findRecord(id);
  return 'missing' in sought
    ? { trouble: { text: replayWords()[sought.missing] } }
    : shown(sought.text, moment);
}

export async function shown(text: string, moment: Moment): Promise<SoughtReplay> {
  const reel = await openReel(text);
  return reel.ok ? { watched: await watch(reel.value, text, moment) } : { trouble: troubleOf(reel.fault) };
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
