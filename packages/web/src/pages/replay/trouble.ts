// Why a record cannot be shown: the cause and the place, in the reader's language.
import { type Fault, parseRecord } from '@planisphere/core';
import { isGameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { typeset } from '../../base/words/typeset.ts';
import { loadText } from '../../table/game-text.ts';
import { replayWords } from './words/index.ts';

/** The fault and its place. */
export interface Trouble {
  readonly text: string;
  readonly place?: string;
  /** What the record says at that place. */
  readonly written?: string;
}

/** `record`: the text in which the fault was found. */
export async function troubleOf(fault: Fault, record: string): Promise<Trouble> {
  const { faults, badPart } = replayWords();
  const text = faults[fault.code] ?? (await forbidden(fault.code, record)) ?? badPart;
  return { text, ...placeOf(fault.at, record) };
}

/** Counts an entry from 1, as people do, and quotes it; names every other place by its path. */
function placeOf(at: string, record: string): Omit<Trouble, 'text'> {
  if (at === '') return {};
  const entry = /^events\[(\d+)\]/.exec(at)?.[1];
  if (entry === undefined) return { place: replayWords().place(at) };
  const parsed = parseRecord(record.trim());
  const written = parsed.ok ? parsed.value.events[Number(entry)] : undefined;
  if (written === undefined) return { place: replayWords().place(at) };
  return { place: replayWords().entry(Number(entry) + 1), written };
}

/** The text of the rule that a move breaks. */
async function forbidden(id: string, record: string): Promise<string | undefined> {
  const parsed = parseRecord(record.trim());
  if (!parsed.ok || !isGameId(parsed.value.game)) return undefined;
  const { rules } = await loadText(parsed.value.game);
  const rule = rules[id]?.[settings.value.locale];
  return rule === undefined ? undefined : replayWords().against(typeset(rule));
}
