// PostgreSQL, for any number of nodes. A write is one transaction; the database itself commits together what arrives
// together. Nobody is notified inside of it: that would make all commits wait for one another (see bus/postgres.ts).
import type postgres from 'postgres';
import { MIGRATIONS } from './migrations.ts';
import type { Connection, Pool } from './pool.ts';
import type { Rows, Sql, Statement, Value } from './sql.ts';

/** Any number, the same for all: who migrates holds it. */
const MIGRATION_LOCK = 7_526_347;

export class Postgres implements Sql {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async migrate(): Promise<void> {
    await this.#pool.transaction(async (tx) => {
      await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
      await tx`create table if not exists migrations (number integer primary key)`;
      const [row] = await tx<{ last: number }[]>`select coalesce(max(number), 0) as last from migrations`;
      for (const { number, statements } of MIGRATIONS.filter((each) => each.number > (row?.last ?? 0))) {
        for (const text of statements) await tx.unsafe(typeof text === 'string' ? text : text.postgres);
        await tx`insert into migrations (number) values (${number})`;
      }
    });
  }

  async all<Row>({ text, values }: Statement): Promise<readonly Row[]> {
    return this.#pool.ask((sql) => sql.unsafe<Row[]>(text, parameters(values), { prepare: true }));
  }

  take<Row>(query: Statement): Promise<readonly Row[]> {
    return this.all<Row>(query);
  }

  async write(statements: readonly Statement[]): Promise<readonly number[]> {
    const [only] = statements;
    if (only !== undefined && statements.length === 1) return [await this.#count(only)];
    // Sent in one go, answered in order.
    const results = await this.#pool.transaction((tx) =>
      Promise.all(statements.map((each) => run(tx, each))),
    );
    return results.map(({ count }) => count);
  }

  async writeIf(first: Statement, rest: readonly Statement[]): Promise<boolean> {
    const [only, ...more] = rest;
    if (only === undefined) return (await this.#count(first)) > 0;
    // What an ordinary move does: one statement, one way to the database and back.
    if (only.rows !== undefined && more.length === 0)
      return (await this.#count(joined(first, only, only.rows))) > 0;
    return this.#pool.transaction(async (tx) => {
      const { count } = await run(tx, first);
      if (count === 0) return false;
      await Promise.all(rest.map((each) => run(tx, each)));
      return true;
    });
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }

  /** How many rows it has changed. */
  async #count(only: Statement): Promise<number> {
    return (await this.#pool.ask((sql) => run(sql, only))).count;
  }
}

type Answer = postgres.PendingQuery<postgres.Row[]>;

const joints = new Map<string, string>();

/** Both in one statement: the rows are inserted only where the first one changes something. */
function joined(first: Statement, insert: Statement, { into, types, count }: Rows): Statement {
  const key = `${count} ${into} ${first.text}`;
  const known = joints.get(key) ?? joint(first, { into, types, count });
  joints.set(key, known);
  return { text: known, values: [...first.values, ...insert.values] };
}

function joint(first: Statement, { into, types, count }: Rows): string {
  let next = first.values.length + 1;
  const row = (): string => `(${types.map((type) => `$${next++}::${type}`).join(', ')})`;
  const rows = Array.from({ length: count }, row).join(', ');
  return `with first as (${first.text} returning 1)
    insert into ${into} select added.* from (values ${rows}) as added where exists (select from first)`;
}

function run(sql: Pick<Connection, 'unsafe'>, { text, values }: Statement): Answer {
  return sql.unsafe(text, parameters(values), { prepare: true });
}

function parameters(values: readonly Value[]): Value[] {
  return [...values];
}
