// Leaves a game at one of its moments: makes a new table of this device that begins with the same events.
import { nameOfRecord, type Seat } from '@planisphere/core';
import { botSeat, openTable } from '../../table/opening.ts';
import type { Branch, SavedTable } from '../../table/saved.ts';
import { database, loadTable, saveTable } from '../../table/store.ts';
import type { Player } from './player.ts';

export interface Choice {
  /** The seat that the person plays. */
  readonly seat: Seat;
  /** The level that plays the other seats. */
  readonly level: string;
  readonly sameDeal: boolean;
  readonly name: string;
}

/** The name of the game at the root of the tree. */
export function rootOf({ reel: { record } }: Player): string {
  return record.origin?.record ?? nameOfRecord(record);
}

/** Returns the address of the new table. */
export async function branchOff(player: Player, text: string, { id, choice }: Leaving): Promise<string> {
  const { record, id: game } = player.reel;
  const root = rootOf(player);
  const db = await database();
  if (record.origin === undefined) await db.put('roots', text, root);
  const left = id === '' || id.includes('/') ? undefined : await loadTable(id);
  const sameDeal = choice.sameDeal && record.seed !== undefined;
  const branch: Branch = {
    root,
    at: player.at.value,
    name: choice.name,
    sameDeal,
    ...(left?.branch !== undefined && { parent: id }),
  };
  return openTable({
    game,
    seats: record.seats.map((_, seat) => (seat === choice.seat ? { name: '' } : botSeat(choice.level))),
    options: record.options,
    from: {
      events: record.events.slice(0, player.at.value),
      branch,
      ...(sameDeal && record.seed !== undefined && { seed: record.seed }),
    },
  });
}

interface Leaving {
  /** The id in the URL. */
  readonly id: string;
  readonly choice: Choice;
}

export async function renameBranch(table: SavedTable, name: string): Promise<void> {
  if (table.branch !== undefined) await saveTable({ ...table, branch: { ...table.branch, name } });
}

export async function loadRoot(root: string): Promise<string | undefined> {
  return (await database()).get('roots', root);
}
