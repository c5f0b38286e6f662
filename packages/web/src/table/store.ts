// Tables in IndexedDB, reached from the page (to list them) and from the worker (to save after every event).
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedTable } from './saved.ts';

interface Schema extends DBSchema {
  tables: { key: string; value: SavedTable; indexes: { updatedAt: number } };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

function db(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('planisphere', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('tables', { keyPath: 'id' }).createIndex('updatedAt', 'updatedAt');
    },
  });
  return database;
}

export async function loadTable(id: string): Promise<SavedTable | undefined> {
  return (await db()).get('tables', id);
}

export async function saveTable(table: SavedTable): Promise<void> {
  await (await db()).put('tables', table);
}

/** The latest first. */
export async function listTables(): Promise<readonly SavedTable[]> {
  const tables = await (await db()).getAllFromIndex('tables', 'updatedAt');
  return tables.reverse();
}

export async function removeTable(id: string): Promise<void> {
  await (await db()).delete('tables', id);
}

export async function removeAllTables(): Promise<void> {
  await (await db()).clear('tables');
}
