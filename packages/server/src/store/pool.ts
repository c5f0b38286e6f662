// Connections to PostgreSQL. The driver does not recover a connection that is lost while queries wait on it: they wait for
// ever, and a rollback on it ends the process. So a pool that loses a connection is replaced as a whole, and nothing more
// is sent on the lost one.
import postgres from 'postgres';
import type { Statement } from './sql.ts';

export type DatabaseClient = postgres.Sql<{ bigint: number }>;
export type Transaction = postgres.TransactionSql<{ bigint: number }>;

/** Seconds that running queries of a replaced pool have left. */
const GRACE = 1;

const BIGINT = {
  to: 20,
  from: [20],
  parse: (text: string) => Number(text),
  serialize: (n: number) => `${n}`,
};

export function connect(
  url: string,
  { connections = 10, lost }: { readonly connections?: number; readonly lost?: () => void } = {},
): DatabaseClient {
  return postgres(url, {
    max: connections,
    onnotice: () => undefined,
    connect_timeout: 10,
    // The types are not needed, and the driver's own query would fail unhandled on a lost connection.
    fetch_types: false,
    // No planned ends of connections, so that every end is a loss.
    max_lifetime: null,
    ...(lost !== undefined && { onclose: lost }),
    // Times in milliseconds and counts fit a double exactly.
    types: { bigint: BIGINT },
  });
}

/** One statement on one connection, prepared there the first time. */
export function run(
  sql: Pick<DatabaseClient, 'unsafe'>,
  { text, values }: Statement,
): postgres.PendingQuery<postgres.Row[]> {
  return sql.unsafe(text, [...values], { prepare: true });
}

export class Pool {
  readonly #url: string;
  readonly #connections: number;
  #sql: DatabaseClient;
  #closed = false;
  readonly #asking = new Set<(loss: Error) => void>();

  constructor(url: string, connections = 10) {
    this.#url = url;
    this.#connections = connections;
    this.#sql = this.#fresh();
  }

  /** Fails as soon as the pool loses a connection: the query may never be answered. */
  async ask<T>(use: (sql: DatabaseClient) => PromiseLike<T>): Promise<T> {
    let tell: (loss: Error) => void = () => undefined;
    const loss = new Promise<never>((_, reject) => {
      tell = reject;
    });
    this.#asking.add(tell);
    try {
      return await Promise.race([use(this.#sql), loss]);
    } finally {
      this.#asking.delete(tell);
    }
  }

  /** Commits, or rolls back when `use` fails. */
  async transaction<T>(use: (tx: Transaction) => Promise<T>): Promise<T> {
    const begun = this.ask((sql) =>
      sql.begin((tx) =>
        use(tx).catch((error: unknown) => {
          // Never settles: the driver would send a rollback on the lost connection.
          if (isLoss(error)) return new Promise<never>(() => undefined);
          throw error;
        }),
      ),
    );
    return (await begun) as T;
  }

  /** A separate connection, which the caller closes. */
  apart(): DatabaseClient {
    return connect(this.#url, { connections: 1 });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#sql.end({ timeout: 5 });
  }

  #fresh(): DatabaseClient {
    const sql = connect(this.#url, { connections: this.#connections, lost: () => this.#replace(sql) });
    return sql;
  }

  #replace(lost: DatabaseClient): void {
    if (this.#closed || lost !== this.#sql) return;
    this.#sql = this.#fresh();
    for (const tell of this.#asking) tell(new LostConnection());
    void lost.end({ timeout: GRACE });
  }
}

class LostConnection extends Error {
  override readonly name = 'LostConnection';
  constructor() {
    super('the connection to the database was lost');
  }
}

/** Whether the connection failed, as opposed to the statement. */
export function isLoss(error: unknown): boolean {
  if (error instanceof postgres.PostgresError) return error.severity !== 'ERROR';
  if (error instanceof LostConnection) return true;
  const { code, syscall } = error as { readonly code?: unknown; readonly syscall?: unknown };
  const isDrivers = typeof code === 'string' && code.startsWith('CONNECTION_');
  return isDrivers || syscall !== undefined;
}
