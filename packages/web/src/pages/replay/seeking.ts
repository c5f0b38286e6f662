// Finds the record that an address names and opens it on its board, or says what is wrong.
import { type Moment, parseFragment } from '../../table/record/fragment.ts';
import { openReel } from '../../table/record/reel.ts';
import { findRecord } from './finding.ts';
import { type ReplayScreen, watch } from './replay-screen.ts';
import { type Trouble, troubleOf } from './trouble.ts';
import { replayWords } from './words/index.ts';

export interface SoughtReplay {
  readonly watched?: ReplayScreen;
  readonly trouble?: Trouble;
  /** The address names no record. */
  readonly choosing?: true;
}

/** By the page's path and its fragment. */
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
  return reel.ok
    ? { watched: await watch(reel.value, text, moment) }
    : { trouble: await troubleOf(reel.fault, text) };
}
