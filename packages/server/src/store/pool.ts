// Connections to PostgreSQL. The driver does not get over a connection that was lost while it had something to send: it never
// sends through it again, what waits behind it waits for ever, and a rollback on it ends the process. So a pool that
// has lost a connection is replaced as a whole, and nothing more is sent on a connection that is gone.
import postgres from 'postgres';

export type DatabaseClient = postgres.Sql<{ bigint: number }>;
export type Transaction = postgres.TransactionSql<{ bigint: number }>;

/** In seconds: how long what is under way in a replaced pool may take. */
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
    // No lists are sent; and the driver's own question would fail unheard when the connection is lost meanwhile.
    fetch_types: false,
    // A connection ends when the database does or when it is told to: every other end is a loss.
    max_lifetime: null,
    ...(lost !== undefined && { onclose: lost }),
    // Times in milliseconds and counts fit a double exactly.
    types: { bigint: BIGINT },
  });
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

  /** Fails as soon as the pool has lost a connection: what waited for one may wait for ever. */
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

  /** All of it or nothing. */
  async transaction<T>(use: (tx: Transaction) => Promise<T>): Promise<T> {
    const begun = this.ask((sql) =>
      sql.begin((tx) =>
        use(tx).catch((error: unknown) => {
          // The driver would send a rollback: it must not hear of the loss from here, only from its own connection.
          if (isLoss(error)) return new Promise<never>(() => undefined);
          throw error;
        }),
      ),
    );
    return (await begun) as T;
  }

  /** A connection that lives as long as whoever asked for it. */
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

/** Not an answer of PostgreSQL to a statement, unless they are its last words before it stops. */
export function isLoss(error: unknown): boolean {
  if (error instanceof postgres.PostgresError) return error.severity !== 'ERROR';
  if (error instanceof LostConnection) return true;
  const { code, syscall } = error as { readonly code?: unknown; readonly syscall?: unknown };
  const isDrivers = typeof code === 'string' && code.startsWith('CONNECTION_');
  return isDrivers || syscall !== undefined;
}
