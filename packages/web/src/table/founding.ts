// Makes the tables of this device: new ones, from a moment of another game, or from the store.
import { createDealer, newCourse } from '@planisphere/core';
import { dailySeed } from '@planisphere/protocol';
import { loadRules } from './games.ts';
import { OpenTable } from './open-table.ts';
import type { Branch, SavedTable, TableFacts } from './saved.ts';
import { loadTable } from './store.ts';

export interface NewTable extends Omit<TableFacts, 'id'> {
  /** The id of another table of this device whose deal is played again. */
  readonly again?: string;
  /** The moment of another game from which this one goes on. */
  readonly from?: Beginning;
}

interface Beginning {
  /** In the notation of the game. */
  readonly events: readonly string[];
  /** The seed of the other game, if the same cards are to come. */
  readonly seed?: string;
  /** Where it left a played game, for a branch. */
  readonly branch?: Branch;
}

/** Makes the table without saving it. */
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
    // A player who knows the coming cards has an advantage, and the record says so.
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

/** Undefined if the rules refuse the log. */
export async function reopenTable(table: SavedTable): Promise<OpenTable | undefined> {
  const [rules, { replayTable }] = await Promise.all([loadRules(table.game), import('./recording.ts')]);
  const course = replayTable(rules.game, table);
  return course === undefined ? undefined : new OpenTable(rules, course, table);
}
