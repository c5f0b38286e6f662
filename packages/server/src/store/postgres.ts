// PostgreSQL, for any number of nodes. A write is one transaction; moves that arrive together share one. Notices are sent
// after the commit, because inside it they would serialize all commits (see bus/postgres.ts).
import { MIGRATIONS } from './migrations.ts';
import type { Move } from './move.ts';
import { MoveGroups } from './move-groups.ts';
import { type Pool, run } from './pool.ts';
import type { Sql, Statement } from './sql.ts';

/** The advisory lock of migrations: any number, the same on all nodes. */
const MIGRATION_LOCK = 7_526_347;

export class Postgres implements Sql {
  readonly #pool: Pool;
  readonly #moves: MoveGroups;

  constructor(pool: Pool) {
    this.#pool = pool;
    this.#moves = new MoveGroups(pool);
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
    return this.#pool.ask((sql) => sql.unsafe<Row[]>(text, [...values], { prepare: true }));
  }

  take<Row>(query: Statement): Promise<readonly Row[]> {
    return this.all<Row>(query);
  }

  async write(statements: readonly Statement[]): Promise<readonly number[]> {
    const [only] = statements;
    if (only !== undefined && statements.length === 1) return [await this.#count(only)];
    // Pipelined: sent at once, answered in order.
    const results = await this.#pool.transaction((tx) =>
      Promise.all(statements.map((each) => run(tx, each))),
    );
    return results.map(({ count }) => count);
  }

  async writeIf(first: Statement, rest: readonly Statement[]): Promise<boolean> {
    if (rest.length === 0) return (await this.#count(first)) > 0;
    return this.#pool.transaction(async (tx) => {
      const { count } = await run(tx, first);
      if (count === 0) return false;
      await Promise.all(rest.map((each) => run(tx, each)));
      return true;
    });
  }

  appendMove(move: Move): Promise<boolean> {
    return this.#moves.write(move);
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }

  /** The number of changed rows. */
  async #count(only: Statement): Promise<number> {
    return (await this.#pool.ask((sql) => run(sql, only))).count;
  }
}
