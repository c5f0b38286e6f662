// The studies of this server: who may enter, what is added, and what a reader gets. Memory holds nothing except who looks
// at a study right now (attendance.ts).
import { LOCALES } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import type { Emblem, GuestInfo, RefusalCode } from '@planisphere/protocol';
import {
  mayDo,
  type Operation,
  roleOf,
  STUDY_LIMITS,
  type StudyAccess,
  type StudyRole,
} from '@planisphere/protocol/study';
import type { StudyRow } from '../store/rows.ts';
import { type Sql, statement } from '../store/sql.ts';
import {
  addMember,
  appendOperations,
  knownOperations,
  readOperations,
  readRole,
  readStudy,
} from '../store/studies.ts';
import { Attendance, type AttendanceParts } from './attendance.ts';

/** Entries of one answer; a client asks for more from the last number on. */
const PAGE = 1000;
const MOST_TRIES = 50;

export interface StudyVisitor {
  readonly guest: string | undefined;
  /** The key in a link. */
  readonly key: string | undefined;
}

/** A study that admits somebody, and what they may do there. */
export interface Admitted {
  readonly row: StudyRow;
  readonly role: StudyRole;
}

export type Refused = { readonly refused: RefusalCode; readonly message: string };

export class Studies {
  readonly attendance: Attendance;
  readonly #sql: Sql;
  readonly #now: () => number;

  constructor(sql: Sql, now: () => number, others: AttendanceParts) {
    this.#sql = sql;
    this.#now = now;
    this.attendance = new Attendance(sql, others);
  }

  /** Undefined if there is no such study, or it does not admit the visitor. The key for writing makes a visitor an editor. */
  async admit(id: string, { guest, key }: StudyVisitor): Promise<Admitted | undefined> {
    const row = /^[\w-]{8,40}$/.test(id) ? await readStudy(this.#sql, id) : undefined;
    if (row === undefined) return undefined;
    const member =
      guest === undefined ? undefined : ((await readRole(this.#sql, id, guest)) as StudyRole | undefined);
    const holds =
      key === undefined ? undefined : key === row.pen ? 'pen' : key === row.key ? 'key' : undefined;
    const role = roleOf(row.access as StudyAccess, { member, holds, known: guest !== undefined });
    if (role === 'editor' && member !== 'editor' && guest !== undefined) await this.#join(id, guest);
    return role === undefined ? undefined : { row, role };
  }

  async #join(study: string, guest: string): Promise<void> {
    const most = STUDY_LIMITS.members;
    await addMember(this.#sql, { study, guest, role: 'editor', now: this.#now(), most });
  }

  /** The operations after this number, and their authors. */
  async read(study: string, after: number) {
    const rows = await readOperations(this.#sql, study, { after, limit: PAGE });
    const guests = [...new Set(rows.map(({ guest }) => guest))].filter((guest) => guest !== '');
    return {
      entries: rows.map(({ seq, guest, body }) => ({ seq, by: guest, op: JSON.parse(body) as Operation })),
      people: await this.#people(guests),
    };
  }

  async #people(guests: readonly string[]): Promise<readonly GuestInfo[]> {
    if (guests.length === 0) return [];
    const list = guests.map((_, index) => `$${index + 1}`).join(', ');
    const query = `select id, name, emblem from guests where id in (${list})`;
    const rows = await this.#sql.all<{ id: string; name: string; emblem: Emblem }>(
      statement(query, ...guests),
    );
    return rows.map(({ id, name, emblem }) => ({ id, name, emblem }));
  }

  /** Adds those that are new, each once. Resolves when they are durable. */
  async add(
    { row: first, role }: Admitted,
    guest: string,
    operations: readonly Operation[],
  ): Promise<{ readonly seq: number } | Refused> {
    const refused = await this.#refusalOf(first.id, { guest, role, operations });
    if (refused !== undefined) return refused;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const row = tries === 0 ? first : await readStudy(this.#sql, first.id);
      if (row === undefined) return { refused: 'no-such-study', message: 'This study is gone.' };
      const known = await knownOperations(
        this.#sql,
        row.id,
        operations.map(({ id }) => id),
      );
      const fresh = operations.filter(({ id }) => !known.some((each) => each.id === id));
      if (fresh.length === 0) return { seq: row.seq };
      const bodies = fresh.map((op) => ({ id: op.id, body: JSON.stringify(this.#dated(op)) }));
      if (isFull(row, bodies)) return { refused: 'study-full', message: 'This study is full.' };
      const growth = { row, guest, operations: bodies, ...listed(row, fresh), now: this.#now() };
      if (!(await appendOperations(this.#sql, growth))) continue;
      const seq = row.seq + fresh.length;
      this.attendance.grown(row.id, seq);
      return { seq };
    }
    throw new Error(`study ${first.id}: it never stands still`);
  }

  /** A client with a fast clock must not place its words after everybody else’s. */
  #dated(op: Operation): Operation {
    return { ...op, at: Math.min(op.at, this.#now()) };
  }

  /** Only the author and the owner may change or delete words. */
  async #refusalOf(
    study: string,
    {
      guest,
      role,
      operations,
    }: { readonly guest: string; readonly role: StudyRole; readonly operations: readonly Operation[] },
  ): Promise<Refused | undefined> {
    for (const op of operations)
      if (op.kind === 'chapter' && findGame(op.game) === undefined)
        return { refused: 'unknown-game', message: 'There is no such game.' };
    if (mayDo(role, 'tidy')) return undefined;
    const touched = operations.flatMap((op) =>
      op.kind === 'drop' ? (op.target ?? []) : op.kind === 'write' && op.comment ? op.comment : [],
    );
    const own = new Set(operations.map(({ id }) => id));
    const theirs = (await knownOperations(this.#sql, study, touched)).filter(
      (each) => each.guest !== guest && !own.has(each.id),
    );
    const changed = operations.some(
      (op) =>
        (op.kind === 'drop' && theirs.some(({ id }) => id === op.target)) ||
        // A translation of another person’s comment does not change it.
        (op.kind === 'write' && op.over.length > 0 && theirs.some(({ id }) => id === op.comment)),
    );
    return changed ? { refused: 'not-your-words', message: 'These words are somebody else’s.' } : undefined;
  }
}

function isFull(row: StudyRow, bodies: readonly { readonly body: string }[]): boolean {
  const size = bodies.reduce((sum, { body }) => sum + body.length, row.size);
  return row.seq + bodies.length > STUDY_LIMITS.operations || size > STUDY_LIMITS.size;
}

/** What a list shows of a study: its latest title, and its games. */
function listed(row: StudyRow, operations: readonly Operation[]): Pick<StudyRow, 'title' | 'games'> {
  const title = JSON.parse(row.title) as Record<string, string>;
  const games = new Set(row.games.split(' ').filter((game) => game !== ''));
  for (const op of operations) {
    if (op.kind === 'chapter') games.add(op.game);
    if (op.kind === 'write' && op.on === 'title' && op.chapter === '')
      title[op.lang] = op.text.slice(0, STUDY_LIMITS.title);
  }
  const known = LOCALES.flatMap((lang) => (title[lang] ? [[lang, title[lang]]] : []));
  return { title: JSON.stringify(Object.fromEntries(known)), games: [...games].join(' ') };
}
