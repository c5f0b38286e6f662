// Tables in IndexedDB, reached from the page (to list them) and from the worker (to save after every event).
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { VersionedReview } from './review/stored.ts';
import type { SavedTable } from './saved.ts';
import type { KeptStudy } from './study.ts';

interface Schema extends DBSchema {
  tables: { key: string; value: SavedTable; indexes: { updatedAt: number } };
  /** Finished games of the server. */
  served: { key: string; value: SavedTable };
  reviews: { key: string; value: VersionedReview };
  /** Records from elsewhere that branches have left, by name. */
  roots: { key: string; value: string };
  /** Studies of this device, and copies of those of the server. */
  studies: { key: string; value: KeptStudy };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

export function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('planisphere', 5, {
    upgrade(fresh, from) {
      if (from < 1)
        fresh.createObjectStore('tables', { keyPath: 'id' }).createIndex('updatedAt', 'updatedAt');
      if (from < 2) fresh.createObjectStore('reviews', { keyPath: 'id' });
      if (from < 3) fresh.createObjectStore('roots');
      if (from < 4) fresh.createObjectStore('served', { keyPath: 'id' });
      if (from < 5) fresh.createObjectStore('studies', { keyPath: 'id' });
    },
    // A page of an older version closes the store, so that the newer one can change it.
    blocking(_, __, event) {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
  });
  return opened;
}

export async function loadTable(id: string): Promise<SavedTable | undefined> {
  return (await database()).get('tables', id);
}

export async function saveTable(table: SavedTable): Promise<void> {
  await (await database()).put('tables', table);
}

/** The latest first. */
export async function listTables(): Promise<readonly SavedTable[]> {
  const tables = await (await database()).getAllFromIndex('tables', 'updatedAt');
  return tables.reverse();
}

export async function saveServed(table: SavedTable): Promise<void> {
  await (await database()).put('served', table);
}

export async function loadServed(id: string): Promise<SavedTable | undefined> {
  return (await database()).get('served', id);
}

export async function listServed(): Promise<readonly SavedTable[]> {
  return (await database()).getAll('served');
}

/** The games of this device and the finished ones of the server. */
export async function listGames(): Promise<readonly SavedTable[]> {
  return [...(await listTables()), ...(await listServed())].toSorted((a, b) => b.updatedAt - a.updatedAt);
}

/** Removes a table from the list of the home page, or puts it back. */
export async function putAway(id: string, { away }: { away: boolean }): Promise<void> {
  const { store, done } = (await database()).transaction('tables', 'readwrite');
  const table = await store.get(id);
  if (table !== undefined) await store.put({ ...table, putAway: away });
  await done;
}

/** Deletes unfinished games that were removed from the list: nobody can ask for them any more. */
export async function clearAway(): Promise<void> {
  for (const { id, putAway: away, summary } of await listTables())
    if (away === true && summary.scores === undefined) await removeTable(id);
}

async function removeTable(id: string): Promise<void> {
  await (await database()).delete('tables', id);
  await (await database()).delete('reviews', id);
}

/** Deletes a table and its review; returns a function that restores both. */
export async function takeOut(id: string): Promise<() => Promise<void>> {
  const db = await database();
  const [table, review] = await Promise.all([db.get('tables', id), db.get('reviews', id)]);
  await removeTable(id);
  return async () => {
    if (table !== undefined) await db.put('tables', table);
    if (review !== undefined) await db.put('reviews', review);
  };
}

export async function removeAllTables(): Promise<void> {
  await (await database()).clear('tables');
  await (await database()).clear('served');
  await (await database()).clear('reviews');
  await (await database()).clear('roots');
  await (await database()).clear('studies');
}
