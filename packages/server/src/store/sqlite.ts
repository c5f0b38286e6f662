// SQLite, for one process. Reads happen here, writes in a thread (group-commit.ts): with `synchronous = FULL` a commit waits
// for the disk.
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { makeFolder } from './folder.ts';
import { GroupCommit } from './group-commit.ts';
import { holdLock } from './lock.ts';
import { checkMark, createCount } from './mark.ts';
import { MIGRATIONS } from './migrations.ts';
import { PreparedStatements } from './prepared.ts';
import type { Sql, Statement } from './sql.ts';

export function databaseFile(folder: string): string {
  return join(folder, 'planisphere.db');
}

export class Sqlite implements Sql {
  readonly #db: Database.Database;
  readonly #unlock: () => void;
  readonly #reads: PreparedStatements;
  readonly #writes: GroupCommit;

  constructor(folder: string) {
    makeFolder(folder);
    this.#unlock = holdLock(folder);
    this.#db = new Database(databaseFile(folder));
    try {
      this.#db.pragma('journal_mode = WAL');
      this.#db.pragma('synchronous = FULL');
      createCount(this.#db);
      checkMark(this.#db, databaseFile(folder));
      this.#migrate();
    } catch (error) {
      this.#db.close();
      this.#unlock();
      throw error;
    }
    this.#reads = new PreparedStatements(this.#db);
    this.#writes = new GroupCommit(databaseFile(folder));
  }

  #migrate(): void {
    this.#db.exec('create table if not exists migrations (number integer primary key)');
    const [row] = this.#db.prepare('select coalesce(max(number), 0) as last from migrations').all() as {
      last: number;
    }[];
    for (const { number, statements } of MIGRATIONS.filter((each) => each.number > (row?.last ?? 0))) {
      this.#db.transaction(() => {
        for (const text of statements) this.#db.exec(typeof text === 'string' ? text : text.sqlite);
        this.#db.prepare('insert into migrations (number) values (?)').run(number);
      })();
    }
  }

  async all<Row>(query: Statement): Promise<readonly Row[]> {
    return this.#reads.all<Row>(query);
  }

  write(statements: readonly Statement[]): Promise<readonly number[]> {
    return this.#writes.run({ kind: 'write', statements });
  }

  writeIf(first: Statement, rest: readonly Statement[]): Promise<boolean> {
    return this.#writes.run({ kind: 'writeIf', first, rest });
  }

  take<Row>(query: Statement): Promise<readonly Row[]> {
    return this.#writes.run({ kind: 'take', query });
  }

  async close(): Promise<void> {
    await this.#writes.close();
    this.#db.close();
    this.#unlock();
  }
}
