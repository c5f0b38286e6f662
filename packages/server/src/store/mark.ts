// Detects lost commits. After a crash the last commits are in the write-ahead log only; when that file is missing or cut,
// SQLite silently opens an older state. So every commit has a number, in the database and then in a small file beside it: a
// database behind this mark has lost confirmed commits.
import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs';
import type Database from 'better-sqlite3';

/** Digits: a fixed width, so that a new number overwrites the old one. */
const WIDTH = 16;

export class MissingCommits extends Error {}

export function markFile(databaseFile: string): string {
  return `${databaseFile}-mark`;
}

export function createCount(db: Database.Database): void {
  db.exec('create table if not exists commits (number integer not null)');
  db.exec('insert into commits select 0 where not exists (select 1 from commits)');
}

/** Throws MissingCommits when the database is behind its mark. */
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

/** 0 if there is none. */
function readMark(databaseFile: string): number {
  try {
    const text = readFileSync(markFile(databaseFile), 'latin1');
    return new RegExp(`^\\d{${WIDTH}}$`).test(text) ? Number(text) : 0;
  } catch {
    return 0;
  }
}

/** For the writer: counts a commit inside its transaction, and marks it afterwards. */
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

  /** Not flushed: after a power loss the mark may be behind the database, which is harmless, but never ahead. */
  set(number: number): void {
    try {
      writeSync(this.#file, String(number).padStart(WIDTH, '0'), 0, 'latin1');
    } catch {
      // The commit is durable; the mark is behind by one.
    }
  }

  close(): void {
    closeSync(this.#file);
  }
}
