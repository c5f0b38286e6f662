// The tournaments of the site. Their state is rows only: deadlines and visitors' requests carry it forward, any node can
// do so, and a killed node leaves nothing half done.
import { randomBytes } from 'node:crypto';
import { LIMITS, type TournamentRequest } from '@planisphere/protocol';
import { deadline, setDeadline } from '../../store/deadlines.ts';
import { readGuest } from '../../store/guests.ts';
import { readBanned } from '../../store/moderation.ts';
import { readRatings } from '../../store/ratings.ts';
import type { DeadlineRow, EntrantRow, TournamentRow } from '../../store/rows.ts';
import type { Sql, Statement } from '../../store/sql.ts';
import {
  changeTournament,
  countFree,
  deleteTournament,
  editTournament,
  insertTournament,
  noteEntrant,
  putEntrant,
  readApart,
  readEnded,
  readEntrant,
  readEntrants,
  readGames,
  readTournament,
} from '../../store/tournaments.ts';
import { infoOfGuest } from '../../table/guest-info.ts';
import { Serial } from '../../table/serial.ts';
import type { Tables } from '../../table/tables.ts';
import { standingOf } from '../standing.ts';
import { TournamentPages } from './pages.ts';
import { resultsOf } from './results.ts';
import { formOf, infoOfNamed } from './rows.ts';
import { AWAY, dealt, stepOf } from './step.ts';
import { ratingListOf } from './tables.ts';

/** Milliseconds between two looks at a tournament by requests of this node. */
const LOOK_EVERY = 1000;
/** A sign of life is written this often. */
const NOTED_EVERY = 6000;
/** Tries of a write while other nodes get in first. */
const MOST_TRIES = 50;
const MINUTE = 60_000;
/** Milliseconds until a running tournament is looked at again although nobody visits it. */
const AGAIN = { arena: 2000, swiss: 5000, cup: 60_000 } as const;

export interface TournamentsParts {
  readonly sql: Sql;
  readonly tables: Tables;
  readonly now: () => number;
  /** Lets bots at new tables act. */
  readonly wake: (code: string) => void;
}

/** Why the request is refused; undefined when it was done. */
export type Refused = 'too-late' | 'too-early' | 'not-in-it' | 'not-yours' | 'not-found' | 'full' | undefined;

export class Tournaments {
  readonly pages: TournamentPages;
  readonly #parts: TournamentsParts;
  /** By tournament: when this node has last looked. */
  readonly #looked = new Map<string, number>();
  readonly #looking = new Map<string, Promise<void>>();
  /** By tournament: this node changes its rows one after the other, so that only nodes have to race. */
  readonly #serials = new Map<string, Serial>();

  constructor(parts: TournamentsParts) {
    this.#parts = parts;
    this.pages = new TournamentPages(parts);
  }

  async make(maker: string, wanted: TournamentRequest): Promise<string> {
    const id = randomBytes(6).toString('base64url');
    await this.#insert({ id, maker, wanted });
    return id;
  }

  /** Makes a tournament of the site itself, once, whichever node is first. */
  async makeOwn(id: string, wanted: TournamentRequest): Promise<void> {
    if ((await readTournament(this.#parts.sql, id)) === undefined)
      await this.#insert({ id, maker: '', wanted });
  }

  async #insert(made: { readonly id: string; readonly maker: string; readonly wanted: TournamentRequest }) {
    const { sql, now } = this.#parts;
    const row: TournamentRow = {
      ...{ id: made.id, maker: made.maker, ...columnsOf(made.wanted) },
      ...{ seed: randomBytes(32).toString('hex'), state: 'coming', round: 0, turn: 1, created: now() },
    };
    await sql.write([insertTournament(row)]);
    await setDeadline(sql, deadlineOf(row.id, row.starts));
  }

  /** Any part of the form, until it starts. */
  edit(id: string, maker: string, wanted: TournamentRequest): Promise<Refused> {
    return this.#change(id, async (row) => {
      if (row.maker !== maker || maker === '') return 'not-yours';
      if (row.state !== 'coming') return 'too-late';
      const changed = { ...row, ...columnsOf(wanted) };
      await setDeadline(this.#parts.sql, deadlineOf(id, changed.starts));
      return [editTournament(changed)];
    });
  }

  /** Calls it off before it starts. */
  cancel(id: string, maker: string): Promise<Refused> {
    return this.#change(id, async (row) => {
      if (row.maker !== maker || maker === '') return 'not-yours';
      return row.state === 'coming' ? deleteTournament(id) : 'too-late';
    });
  }

  /** Enters, also again after a pause. Rounds admit newcomers until they start, other kinds until they are over. */
  enter(id: string, guest: string): Promise<Refused> {
    return this.#change(id, async (row) => {
      const late = row.state === 'over' || (row.state === 'playing' && formOf(row).kind === 'swiss');
      const before = await readEntrant(this.#parts.sql, id, guest);
      if (before?.state === 'in') return [];
      // Entrants who have played in the rounds may return to them.
      if (row.state === 'over' || (late && before === undefined)) return 'too-late';
      const crowd = before === undefined ? await readEntrants(this.#parts.sql, id) : [];
      if (crowd.length >= LIMITS.entrants) return 'full';
      const now = this.#parts.now();
      const entrant = putEntrant({ tournament: id, guest, state: 'in', joined: now, seen: now, since: now });
      const due = callBefore(row.starts);
      const call = { code: '', kind: 'starting', subject: `${id} ${guest}`, due };
      return due > now ? [entrant, deadline(call)] : [entrant];
    });
  }

  /** Pauses or leaves: the entrant is not paired any more; a game that has begun goes on. */
  stay(id: string, guest: string, state: 'in' | 'resting' | 'out'): Promise<Refused> {
    return this.#change(id, async (row) => {
      const before = await readEntrant(this.#parts.sql, id, guest);
      if (before === undefined) return 'not-in-it';
      if (row.state === 'over') return 'too-late';
      const now = this.#parts.now();
      return [putEntrant({ ...before, state, seen: now, since: now })];
    });
  }

  /** The table of a deal. The first request enters the cup and begins the deal. */
  async play(id: string, guest: string, deal: number): Promise<{ readonly code: string } | Refused> {
    let opened: readonly string[] = [];
    const refused = await this.#change(id, async (row) => {
      const form = formOf(row);
      if (form.kind !== 'cup' || deal < 1 || deal > form.deals) return 'not-found';
      const games = await readGames(this.#parts.sql, id);
      const begun = games.find(({ one, round }) => one === guest && round === deal);
      if (begun !== undefined) {
        opened = [begun.code];
        return [];
      }
      const now = this.#parts.now();
      if (row.state === 'coming') return 'too-early';
      const person = await readGuest(this.#parts.sql, guest);
      if (row.state === 'over' || now >= row.ends || person === undefined) return 'too-late';
      const step = dealt({ tournament: row, games }, { deal, guest: infoOfGuest(person), now });
      opened = step.opened;
      const entrant: EntrantRow = { tournament: id, guest, state: 'in', joined: now, seen: now, since: now };
      return [putEntrant(entrant), ...step.changes];
    });
    if (refused !== undefined) return refused;
    for (const code of opened) this.#parts.wake(code);
    return { code: opened[0] ?? '' };
  }

  /** Records that an entrant is here, because they look at the tournament. */
  async note(id: string, guest: string): Promise<void> {
    const { sql, now } = this.#parts;
    const entrant = await readEntrant(sql, id, guest);
    if (entrant !== undefined && now() - entrant.seen >= NOTED_EVERY)
      await noteEntrant(sql, id, guest, now());
  }

  /** Carries the tournament forward, at most once a second for visitors; visitors who come meanwhile get the same result. */
  look(id: string): Promise<void> {
    const running = this.#looking.get(id);
    if (running !== undefined) return running;
    if (this.#parts.now() - (this.#looked.get(id) ?? 0) < LOOK_EVERY) return Promise.resolve();
    const look = this.#advance(id).finally(() => this.#looking.delete(id));
    this.#looking.set(id, look);
    return look;
  }

  /** The deadline of a tournament is due: carries it forward, and says when to look again. */
  async meet({ subject: id }: DeadlineRow): Promise<number | undefined> {
    await this.#advance(id);
    const row = await readTournament(this.#parts.sql, id);
    if (row === undefined || row.state === 'over') return undefined;
    const now = this.#parts.now();
    if (row.state === 'coming') return Math.max(row.starts, now + 500);
    const { kind } = formOf(row);
    return kind === 'cup' ? Math.min(row.ends, now + AGAIN.cup) : now + AGAIN[kind];
  }

  #advance(id: string): Promise<void> {
    return this.#inTurn(id, async () => {
      const { sql, tables, now, wake } = this.#parts;
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        this.#looked.set(id, now());
        const tournament = await readTournament(sql, id); // first: what is read afterwards is not older
        if (tournament === undefined || !(await this.#isDue(tournament))) return;
        const [everybody, games, apart] = [
          await readEntrants(sql, id),
          await readGames(sql, id),
          await readApart(sql, id),
        ];
        // A banned guest is paired no more; their row follows with the write.
        const banned = await readBanned(
          sql,
          everybody.map(({ guest }) => guest),
          now(),
        );
        const entrants = everybody.map((row) => (banned.has(row.guest) ? { ...row, state: 'out' } : row));
        const ended = await resultsOf({ sql, tables, tournament, games });
        const guests = new Map(
          entrants.flatMap((row) => (row.name === '' ? [] : [[row.guest, infoOfNamed(row)] as const])),
        );
        const ratings = await this.#ratingsOf(tournament, entrants);
        const rows = { tournament, entrants, games, apart, ratings, guests, ended };
        const { changes, opened } = stepOf(rows, now());
        if (changes.length === 0) return;
        if (await changeTournament(sql, tournament, changes)) {
          for (const code of opened) wake(code);
          return;
        }
      }
      // Other nodes keep changing the rows, and look themselves; the next deadline looks again.
    });
  }

  async #ratingsOf(
    tournament: TournamentRow,
    entrants: readonly EntrantRow[],
  ): Promise<ReadonlyMap<string, number>> {
    const form = formOf(tournament);
    const list = form.kind === 'cup' ? undefined : ratingListOf(tournament, form.pace);
    if (list === undefined) return new Map();
    const rows = await readRatings(
      this.#parts.sql,
      list,
      entrants.map(({ guest }) => guest),
    );
    return new Map(rows.map((row) => [row.guest, standingOf(row).points]));
  }

  /** Whether anything can have changed: most looks end here. */
  async #isDue(row: TournamentRow): Promise<boolean> {
    const { sql, now } = this.#parts;
    if (row.state !== 'playing') return row.state === 'coming' && now() >= row.starts;
    if ((await readEnded(sql, row.id)).length > 0) return true;
    const { kind } = formOf(row);
    if (kind !== 'swiss' && now() >= row.ends) return true;
    return kind === 'arena' ? (await countFree(sql, row.id, now() - AWAY)) > 1 : kind === 'swiss';
  }

  #change(
    id: string,
    work: (row: TournamentRow) => Promise<Refused | readonly Statement[]>,
  ): Promise<Refused> {
    return this.#inTurn(id, async () => {
      const { sql } = this.#parts;
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const row = await readTournament(sql, id);
        if (row === undefined) return 'not-found';
        const changes = await work(row);
        if (changes === undefined || typeof changes === 'string') return changes;
        if (changes.length === 0 || (await changeTournament(sql, row, changes))) return undefined;
      }
      throw new Error(`tournament ${id} never stands still`);
    });
  }

  #inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const serial = this.#serials.get(id) ?? new Serial();
    this.#serials.set(id, serial);
    return serial.run(work);
  }
}

/** When the entrants of a tournament get their notice. */
export function callBefore(starts: number): number {
  return starts - 5 * MINUTE;
}

function deadlineOf(id: string, due: number): DeadlineRow {
  return { code: '', kind: 'tournament', subject: id, due };
}

function columnsOf({ name, game, form, access, starts }: TournamentRequest) {
  const ends = form.kind === 'swiss' ? 0 : starts + form.minutes * MINUTE;
  return { name, game, form: JSON.stringify(form), access, starts, ends };
}
