// The thread that writes to SQLite: a commit waits for the disk, and nobody else should. One transaction for each
// group of deeds.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { Deed, Done, Group } from './deed.ts';
import { Mark } from './mark.ts';
import { Prepared } from './prepared.ts';

const { file } = workerData as { readonly file: string };
const db = new Database(file);
db.pragma('synchronous = FULL');
db.pragma('cache_size = -65536');
const prepared = new Prepared(db);
const mark = new Mark(db, file);

function carryOut(deed: Deed): unknown {
  switch (deed.kind) {
    case 'write':
      return deed.statements.map((each) => prepared.run(each));
    case 'writeIf':
      if (prepared.run(deed.first) === 0) return false;
      for (const each of deed.rest) prepared.run(each);
      return true;
    case 'take':
      return prepared.all(deed.query);
  }
}

function commit(deeds: readonly Deed[]): readonly Done[] {
  db.exec('begin immediate');
  try {
    const results = deeds.map(carryOut);
    const number = mark.count();
    db.exec('commit');
    mark.set(number);
    return results.map((result) => ({ ok: true, result }));
  } catch (error) {
    if (db.inTransaction) db.exec('rollback');
    throw error;
  }
}

function together(deeds: readonly Deed[]): readonly Done[] {
  try {
    return commit(deeds);
  } catch (error) {
    // One of them is at fault: the others must not suffer for it.
    if (deeds.length > 1) return deeds.flatMap((deed) => together([deed]));
    return [
      { ok: false, error: error instanceof Error ? new Error(error.message) : new Error(String(error)) },
    ];
  }
}

parentPort?.on('message', (group: Group | 'close') => {
  if (group === 'close') {
    db.close();
    mark.close();
    parentPort?.close();
  } else parentPort?.postMessage(together(group.deeds));
});
