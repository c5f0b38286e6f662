// How far the database has come, kept beside it. After a crash the last commits are in the write-ahead log only; when
// that file is missing or cut, SQLite goes back to an older state and says nothing. So every commit has a number, in
// the database and in a small file that is written after it: a database behind its mark has lost what was confirmed.
import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs';
import type Database from 'better-sqlite3';

/** Always as long: a new number replaces all of the one before. */
const WIDTH = 16;

export class MissingCommits extends Error {}

export function markFile(databaseFile: string): string {
  return `${databaseFile}-mark`;
}

export function createCount(db: Database.Database): void {
  db.exec('create table if not exists commits (number integer not null)');
  db.exec('insert into commits select 0 where not exists (select 1 from commits)');
}

/** Throws MissingCommits when the database has not got as far as its mark says. */
export function checkMark(db: Database.Database, databaseFile: string): void {
  const marked = readMark(databaseFile);
  const [row] = db.prepare('select number from commits').all() as { number: number }[];
  const missing = marked - (row?.number ?? 0);
  if (missing <= 0) return;
  throw new MissingCommits(
    `the last ${missing} commits that were confirmed are not in ${databaseFile}: its write-ahead log ` +
      `(${databaseFile}-wal) is missing or cut, or the file is an older copy. Put the files back as they were, ` +
      `restore a backup into another folder, or remove ${markFile(databaseFile)} to go on without them.`,
  );
}

/** 0 where there is none. */
function readMark(databaseFile: string): number {
  try {
    const text = readFileSync(markFile(databaseFile), 'latin1');
    return new RegExp(`^\\d{${WIDTH}}$`).test(text) ? Number(text) : 0;
  } catch {
    return 0;
  }
}

/** For the one who writes: counts a commit inside of its transaction, and marks it when it is done. */
export class Mark {
  readonly #count: Database.Statement;
  readonly #file: number;

  constructor(db: Database.Database, databaseFile: string) {
    this.#count = db.prepare('update commits set number = number + 1 returning number').pluck();
    this.#file = openSync(markFile(databaseFile), constants.O_RDWR | constants.O_CREAT, 0o600);
  }

  count(): number {
    return this.#count.get() as number;
  }

  /** Not flushed: after a loss of power the mark may be behind the database, which is no harm, but never before it. */
  set(number: number): void {
    try {
      writeSync(this.#file, String(number).padStart(WIDTH, '0'), 0, 'latin1');
    } catch {
      // The commit stands; the mark is behind by one.
    }
  }

  close(): void {
    closeSync(this.#file);
  }
}
