// Why a record cannot be shown: the cause and the place, in the reader's language.
import { eventFaultText, type Fault, makeSeat, parseRecord, SEATS } from '@planisphere/core';
import { isGameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { typeset } from '../../base/words/typeset.ts';
import { loadText } from '../../table/game-text.ts';
import { replayWords } from './words/index.ts';

/** What is wrong, and where. */
export interface Trouble {
  readonly text: string;
  readonly place?: string;
  /** What the record says at that place. */
  readonly written?: string;
}

/** `record`: the text in which the fault was found. */
export async function troubleOf(fault: Fault, record: string): Promise<Trouble> {
  const { faults, badPart } = replayWords();
  const text = faults[fault.code] ?? (await gameSays(fault, record)) ?? badPart;
  return { text, ...placeOf(fault.at, record) };
}

/** An entry is counted as people count, from 1, and quoted; every other place is named by its path. */
function placeOf(at: string, record: string): Omit<Trouble, 'text'> {
  if (at === '') return {};
  const entry = /^events\[(\d+)\]/.exec(at)?.[1];
  if (entry === undefined) return { place: replayWords().place(at) };
  const parsed = parseRecord(record.trim());
  const written = parsed.ok ? parsed.value.events[Number(entry)] : undefined;
  if (written === undefined) return { place: replayWords().place(at) };
  return { place: replayWords().entry(Number(entry) + 1), written };
}

/** The sentence of the rule that a move breaks, or what is wrong with the notation of a move. */
async function gameSays(fault: Fault, record: string): Promise<string | undefined> {
  const parsed = parseRecord(record.trim());
  if (!parsed.ok || !isGameId(parsed.value.game)) return undefined;
  const text = await loadText(parsed.value.game);
  const { locale } = settings.value;
  const rule = text.rules[fault.code]?.[locale];
  if (rule !== undefined) return replayWords().against(typeset(rule));
  return typeset(eventFaultText(text, fault, { locale, names: SEATS.map(makeSeat) }));
}
