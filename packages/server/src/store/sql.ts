// The interface of a database: reads, and atomic writes. Statements use $1 for parameters and the SQL that SQLite and
// PostgreSQL have in common.
import type { Move } from './move.ts';

export type Value = string | number;

export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

export function statement(text: string, ...values: readonly Value[]): Statement {
  return { text, values };
}

export interface Sql {
  all<Row>(query: Statement): Promise<readonly Row[]>;
  /** One transaction; resolves when it is durable. Returns the number of changed rows of each. */
  write(statements: readonly Statement[]): Promise<readonly number[]>;
  /** Runs the rest only if the first statement changes a row; returns whether it did. */
  writeIf(first: Statement, rest: readonly Statement[]): Promise<boolean>;
  /** Writes an ordinary move, where the database has a faster way; false when the log has grown meanwhile. */
  appendMove?(move: Move): Promise<boolean>;
  /** A write that returns rows. */
  take<Row>(query: Statement): Promise<readonly Row[]>;
  close(): Promise<void>;
}

const written = new Map<number, string>();

/** `($1, $2), ($3, $4)` for an insert of several rows. */
export function placeholders(rows: number, columns: number): string {
  const size = rows * 100 + columns;
  const known = written.get(size);
  if (known !== undefined) return known;
  let next = 1;
  const row = (): string => `(${Array.from({ length: columns }, () => `$${next++}`).join(', ')})`;
  const text = Array.from({ length: rows }, row).join(', ');
  written.set(size, text);
  return text;
}
