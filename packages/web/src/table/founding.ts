// How a table of this device comes to be: laid anew, from a moment of another game, or as it was kept.
import { createDealer, newCourse } from '@planisphere/core';
import { dailySeed } from '@planisphere/protocol';
import { loadRules } from './games.ts';
import { OpenTable } from './open-table.ts';
import type { Branch, SavedTable, TableFacts } from './saved.ts';
import { loadTable } from './store.ts';

export interface NewTable extends Omit<TableFacts, 'id'> {
  /** The deal of another table of this device, played again. */
  readonly again?: string;
  /** Goes on from a moment of another game. */
  readonly from?: Beginning;
}

interface Beginning {
  /** In the notation of the game. */
  readonly events: readonly string[];
  /** Where the same cards shall come. */
  readonly seed?: string;
  /** Where it left a game that somebody has played. */
  readonly branch?: Branch;
}

/** Not yet saved. */
export async function foundTable({ again, from, ...facts }: NewTable): Promise<OpenTable> {
  const rules = await loadRules(facts.game);
  const options = rules.game.decodeOptions(facts.options);
  if (!options.ok) throw new Error(`options: ${options.fault.code}`);
  const earlier = again === undefined ? undefined : await loadTable(again);
  const seed = earlier?.seed ?? from?.seed ?? newSeed(facts);
  let course = newCourse(rules.game, options.value, facts.seats.length);
  for (const event of from?.events ?? []) {
    const parsed = rules.game.notation.parseEvent(event);
    if (!parsed.ok) throw new Error(`${event}: ${parsed.fault.code}`);
    course = course.with(parsed.value);
  }
  const now = Date.now();
  return new OpenTable(rules, course.settle(createDealer(seed)), {
    id: crypto.randomUUID().slice(0, 8),
    ...facts,
    options: options.value,
    seed,
    events: [],
    // Who knows what will be dealt has an advantage, and the record says so.
    assisted: earlier !== undefined || from !== undefined,
    ...(from?.branch !== undefined && { branch: from.branch }),
    createdAt: now,
    updatedAt: now,
    summary: { round: 1, rounds: 1, waitsForPerson: true },
  });
}

function newSeed({ game, day }: Omit<NewTable, 'again'>): string {
  return day === undefined ? crypto.randomUUID() : dailySeed(game, day);
}

/** Undefined for a log that the rules do not take. */
export async function reopenTable(table: SavedTable): Promise<OpenTable | undefined> {
  const [rules, { replayTable }] = await Promise.all([loadRules(table.game), import('./recording.ts')]);
  const course = replayTable(rules.game, table);
  return course === undefined ? undefined : new OpenTable(rules, course, table);
}
