// The thread that writes to SQLite, so that only it waits for the disk. One transaction per group of writes.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { Mark } from './mark.ts';
import { PreparedStatements } from './prepared.ts';
import type { Statement } from './sql.ts';

/** Requests to this thread and its answers: plain values, because they cross threads. */
export type Write =
  | { readonly kind: 'write'; readonly statements: readonly Statement[] }
  | { readonly kind: 'writeIf'; readonly first: Statement; readonly rest: readonly Statement[] }
  | { readonly kind: 'take'; readonly query: Statement };

/** What a write returned, or why it failed. */
export type WriteResult =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly error: Error };

export interface WriteGroup {
  readonly writes: readonly Write[];
}

const { file } = workerData as { readonly file: string };
const db = new Database(file);
db.pragma('synchronous = FULL');
db.pragma('cache_size = -65536');
const prepared = new PreparedStatements(db);
const mark = new Mark(db, file);

function carryOut(write: Write): unknown {
  switch (write.kind) {
    case 'write':
      return write.statements.map((each) => prepared.run(each));
    case 'writeIf':
      if (prepared.run(write.first) === 0) return false;
      for (const each of write.rest) prepared.run(each);
      return true;
    case 'take':
      return prepared.all(write.query);
  }
}

function commit(writes: readonly Write[]): readonly WriteResult[] {
  db.exec('begin immediate');
  try {
    const results = writes.map(carryOut);
    const number = mark.count();
    db.exec('commit');
    mark.set(number);
    return results.map((result) => ({ ok: true, result }));
  } catch (error) {
    if (db.inTransaction) db.exec('rollback');
    throw error;
  }
}

function together(writes: readonly Write[]): readonly WriteResult[] {
  try {
    return commit(writes);
  } catch (error) {
    // One write is at fault and must not fail the others.
    if (writes.length > 1) return writes.flatMap((write) => together([write]));
    return [
      { ok: false, error: error instanceof Error ? new Error(error.message) : new Error(String(error)) },
    ];
  }
}

parentPort?.on('message', (group: WriteGroup | 'close') => {
  if (group === 'close') {
    db.close();
    mark.close();
    parentPort?.close();
  } else parentPort?.postMessage(together(group.writes));
});
