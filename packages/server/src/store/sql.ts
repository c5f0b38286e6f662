// What the store needs of a database, so small that SQLite and PostgreSQL do the same: reads, and writes that
// happen together or not at all. Statements are written once, with $1 for parameters, in the SQL both understand.
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
  /** All of them, durably; resolves when they would survive the loss of power. Gives the rows each one changed. */
  write(statements: readonly Statement[]): Promise<readonly number[]>;
  /** The rest only if the first one changes a row; false when it does not. */
  writeIf(first: Statement, rest: readonly Statement[]): Promise<boolean>;
  /** An ordinary move, where the database has a shorter way for it; false as above. */
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
