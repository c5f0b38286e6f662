// PostgreSQL, for any number of nodes. A write is one transaction; the database itself commits together what arrives
// together. Nobody is notified inside of it: that would make all commits wait for one another (see bus/postgres.ts).
import postgres from 'postgres';
import { MIGRATIONS } from './migrations.ts';
import type { Rows, Sql, Statement, Value } from './sql.ts';

export type Connection = postgres.Sql<{ bigint: number }>;

/** Any number, the same for all: who migrates holds it. */
const MIGRATION_LOCK = 7_526_347;

export function connect(url: string, connections = 10): Connection {
  return postgres(url, {
    max: connections,
    onnotice: () => undefined,
    connect_timeout: 10,
    // Times in milliseconds and counts fit a double exactly.
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  }) as unknown as Connection;
}

export class Postgres implements Sql {
  readonly #sql: Connection;

  constructor(sql: Connection) {
    this.#sql = sql;
  }

  async migrate(): Promise<void> {
    await this.#sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
      await tx`create table if not exists migrations (number integer primary key)`;
      const [row] = await tx<{ last: number }[]>`select coalesce(max(number), 0) as last from migrations`;
      for (const { number, statements } of MIGRATIONS.filter((each) => each.number > (row?.last ?? 0))) {
        for (const text of statements) await tx.unsafe(text);
        await tx`insert into migrations (number) values (${number})`;
      }
    });
  }

  async all<Row>({ text, values }: Statement): Promise<readonly Row[]> {
    return (await this.#sql.unsafe(text, parameters(values), { prepare: true })) as unknown as Row[];
  }

  take<Row>(query: Statement): Promise<readonly Row[]> {
    return this.all<Row>(query);
  }

  async write(statements: readonly Statement[]): Promise<readonly number[]> {
    const [only] = statements;
    if (only !== undefined && statements.length === 1) return [(await run(this.#sql, only)).count];
    // Sent in one go, answered in order.
    const results = await this.#sql.begin((tx) => statements.map((each) => run(tx, each)));
    return results.map(({ count }) => count);
  }

  async writeIf(first: Statement, rest: readonly Statement[]): Promise<boolean> {
    const [only, ...more] = rest;
    if (only === undefined) return (await run(this.#sql, first)).count > 0;
    // What an ordinary move does: one statement, one way to the database and back.
    if (only.rows !== undefined && more.length === 0)
      return (await run(this.#sql, joined(first, only, only.rows))).count > 0;
    return this.#sql.begin(async (tx) => {
      const { count } = await run(tx, first);
      if (count === 0) return false;
      await Promise.all(rest.map((each) => run(tx, each)));
      return true;
    });
  }

  async close(): Promise<void> {
    await this.#sql.end({ timeout: 5 });
  }
}

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

function run(
  sql: Pick<Connection, 'unsafe'>,
  { text, values }: Statement,
): postgres.PendingQuery<postgres.Row[]> {
  return sql.unsafe(text, parameters(values), { prepare: true });
}

function parameters(values: readonly Value[]): Value[] {
  return [...values];
}
