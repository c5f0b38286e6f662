// SQLite, for one process. Writes wait for one another for a moment and are committed together: with
// `synchronous = FULL` a commit waits for the disk, so one wait is shared by all of them (group commit).
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { holdLock } from './lock.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Sql, Statement, Value } from './sql.ts';

interface Prepared {
  readonly query: Database.Statement;
  /** Which parameter each question mark stands for. */
  readonly order: readonly number[];
}

interface Waiting {
  readonly work: () => unknown;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export function databaseFile(folder: string): string {
  return join(folder, 'planisphere.db');
}

export class Sqlite implements Sql {
  readonly #db: Database.Database;
  readonly #unlock: () => void;
  readonly #prepared = new Map<string, Prepared>();
  #waiting: Waiting[] = [];
  #scheduled = false;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#unlock = holdLock(folder);
    this.#db = new Database(databaseFile(folder));
    this.#db.pragma('journal_mode = WAL');
    this.#db.pragma('synchronous = FULL');
    this.#db.pragma('cache_size = -65536');
    this.#migrate();
  }

  #migrate(): void {
    this.#db.exec('create table if not exists migrations (number integer primary key)');
    const [row] = this.#db.prepare('select coalesce(max(number), 0) as last from migrations').all() as {
      last: number;
    }[];
    for (const { number, statements } of MIGRATIONS.filter((each) => each.number > (row?.last ?? 0))) {
      this.#db.transaction(() => {
        for (const text of statements) this.#db.exec(text);
        this.#db.prepare('insert into migrations (number) values (?)').run(number);
      })();
    }
  }

  async all<Row>(query: Statement): Promise<readonly Row[]> {
    return this.#all<Row>(query);
  }

  write(statements: readonly Statement[]): Promise<readonly number[]> {
    return this.#together(() => statements.map((each) => this.#run(each)));
  }

  writeIf(first: Statement, rest: readonly Statement[]): Promise<boolean> {
    return this.#together(() => {
      if (this.#run(first) === 0) return false;
      for (const each of rest) this.#run(each);
      return true;
    });
  }

  take<Row>(query: Statement): Promise<readonly Row[]> {
    return this.#together(() => this.#all<Row>(query));
  }

  async close(): Promise<void> {
    this.#flush();
    this.#db.close();
    this.#unlock();
  }

  #together<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as (result: unknown) => void, reject });
      if (this.#scheduled) return;
      this.#scheduled = true;
      setImmediate(() => this.#flush());
    });
  }

  #flush(): void {
    this.#scheduled = false;
    const group = this.#waiting;
    this.#waiting = [];
    if (group.length === 0) return;
    try {
      const results = this.#commit(group);
      group.forEach(({ resolve }, index) => {
        resolve(results[index]);
      });
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error);
      // One of them is at fault: the others must not suffer for it.
      else for (const each of group) this.#alone(each);
    }
  }

  #alone(waiting: Waiting): void {
    try {
      waiting.resolve(this.#commit([waiting])[0]);
    } catch (error) {
      waiting.reject(error);
    }
  }

  #commit(group: readonly Waiting[]): readonly unknown[] {
    this.#db.exec('begin immediate');
    try {
      const results = group.map(({ work }) => work());
      this.#db.exec('commit');
      return results;
    } catch (error) {
      this.#db.exec('rollback');
      throw error;
    }
  }

  #prepare(text: string): Prepared {
    const known = this.#prepared.get(text);
    if (known !== undefined) return known;
    const order: number[] = [];
    const plain = text.replace(/\$(\d+)/g, (_, number: string) => {
      order.push(Number(number) - 1);
      return '?';
    });
    const prepared = { query: this.#db.prepare(plain), order };
    this.#prepared.set(text, prepared);
    return prepared;
  }

  #all<Row>({ text, values }: Statement): readonly Row[] {
    const { query, order } = this.#prepare(text);
    return query.all(...order.map((index) => values[index] as Value)) as Row[];
  }

  #run({ text, values }: Statement): number {
    const { query, order } = this.#prepare(text);
    return query.run(...order.map((index) => values[index] as Value)).changes;
  }
}
