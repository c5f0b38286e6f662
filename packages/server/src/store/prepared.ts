// Statements of the store on one connection to SQLite, prepared once.
import type Database from 'better-sqlite3';
import type { Statement, Value } from './sql.ts';

interface PreparedStatement {
  readonly query: Database.Statement;
  /** Which parameter each question mark stands for. */
  readonly order: readonly number[];
}

export class PreparedStatements {
  readonly #db: Database.Database;
  readonly #known = new Map<string, PreparedStatement>();

  constructor(db: Database.Database) {
    this.#db = db;
  }

  all<Row>({ text, values }: Statement): readonly Row[] {
    const { query, order } = this.#prepare(text);
    return query.all(...order.map((index) => values[index] as Value)) as Row[];
  }

  /** Returns the number of changed rows. */
  run({ text, values }: Statement): number {
    const { query, order } = this.#prepare(text);
    return query.run(...order.map((index) => values[index] as Value)).changes;
  }

  #prepare(text: string): PreparedStatement {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const order: number[] = [];
    const plain = text.replace(/\$(\d+)/g, (_, number: string) => {
      order.push(Number(number) - 1);
      return '?';
    });
    const prepared = { query: this.#db.prepare(plain), order };
    this.#known.set(text, prepared);
    return prepared;
  }
}
