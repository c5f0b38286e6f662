// What a PostgreSQL server has used so far: processor time, transactions, bytes of its write-ahead log. Sources are the
// operating system (Linux) and the server's own counters.
import { readdirSync, readFileSync } from 'node:fs';

export interface PostgresUsage {
  /** Seconds of processor time of all its processes; 0 if the system does not say. */
  readonly processor: number;
  /** Commits, including reads and notifications: each is a round trip to the database. */
  readonly transactions: number;
  readonly walBytes: number;
}

export interface PostgresClient {
  connect(): Promise<void>;
  query(text: string): Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
  end(): Promise<void>;
}

const TICKS = 100;

export async function usageOf(client: PostgresClient, postmaster: number): Promise<PostgresUsage> {
  await client.connect();
  try {
    const { rows } = await client.query(
      `select sum(xact_commit)::float8 as transactions, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as wal
        from pg_stat_database`,
    );
    const { transactions, wal } = rows[0] as { transactions: number; wal: number };
    return { processor: processorOf(postmaster), transactions, walBytes: wal };
  } finally {
    await client.end();
  }
}

/** The process, its children, and the children that have ended. */
function processorOf(postmaster: number): number {
  let ticks = 0;
  for (const name of processes()) {
    const [ppid = 0, own = 0, ended = 0] = statOf(name);
    if (Number(name) === postmaster) ticks += own + ended;
    else if (ppid === postmaster) ticks += own;
  }
  return ticks / TICKS;
}

function processes(): readonly string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** The parent, the process's own time, and that of its ended children; empty if it has just ended. */
function statOf(pid: string): readonly number[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [ppid = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (field) => fields[field] as number,
    );
    return [ppid, user + system, endedUser + endedSystem];
  } catch {
    return [];
  }
}
