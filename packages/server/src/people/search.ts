// The search of a guest for an opponent. Its state is rows only, so that it survives a restart and any node can answer.
import { randomBytes } from 'node:crypto';
import { findGame } from '@planisphere/games';
import { nextRange, rangeAt, stakesOf, UNRATED } from '@planisphere/people';
import { PACE_NAMES, PACES, type PaceName, type SeekAnswer, type SeekRequest } from '@planisphere/protocol';
import { readGuest } from '../store/guests.ts';
import { readBanned } from '../store/moderation.ts';
import { ratingsOf, readRatings } from '../store/ratings.ts';
import type { MeetingRow, SeekRow } from '../store/rows.ts';
import {
  changeRoom,
  deleteSeek,
  noteSeek,
  putSeek,
  readMeeting,
  readSearch,
  readWaitingRoom,
  updateMeeting,
} from '../store/seeks.ts';
import type { Sql, Statement } from '../store/sql.ts';
import { creation } from '../store/tables.ts';
import { infoOfGuest } from '../table/guest-info.ts';
import { Serial } from '../table/serial.ts';
import { declining, failing, type Knowledge, partiesOf, seekOf, tidied } from './meetings.ts';
import { listOf } from './rating-lists.ts';
import { ratingNow, standingOf } from './standing.ts';
import { strangersTable } from './strangers-table.ts';

/** Searches that one look considers, the oldest first. */
const MOST = 500;
/** A sign of life is written this often. */
const NOTED_EVERY = 4000;
/** Milliseconds between two looks at a game by polls of this node. */
const LOOK_EVERY = 1000;
/** Tries of a write while other nodes get in first. */
const MOST_TRIES = 50;

export class Searches {
  readonly #sql: Sql;
  readonly #now: () => number;
  /** Called for every two who were brought together. */
  readonly #met: (meeting: MeetingRow) => void;
  /** By game: when this node has last looked, and the look that is under way. */
  readonly #looked = new Map<string, number>();
  readonly #looking = new Map<string, Promise<void>>();
  /** By game: this node changes its rows one after the other, so that only nodes have to race. */
  readonly #serials = new Map<string, Serial>();

  constructor(sql: Sql, now: () => number, met: (meeting: MeetingRow) => void = () => undefined) {
    this.#sql = sql;
    this.#now = now;
    this.#met = met;
  }

  /** Begins a search, or changes what it looks for. */
  async begin(guest: string, { game, paces }: SeekRequest): Promise<SeekAnswer> {
    const wanted = PACE_NAMES.filter((each) => paces.includes(each)).join(' ');
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const before = await readSearch(this.#sql, guest);
      const isOther = before !== undefined && before.seek.game !== game;
      if (isOther || before?.meeting?.state === 'started') await this.stop(guest);
      const row = { guest, game, paces: wanted, since: this.#now() };
      if (await this.#inTurn(game, () => putSeek(this.#sql, row))) {
        await this.#look(game);
        return this.#answer(guest);
      }
    }
    throw new Error('the search of a guest never stands still');
  }

  /** How the search stands; asking is a sign of life. */
  async poll(guest: string): Promise<SeekAnswer> {
    const search = await readSearch(this.#sql, guest);
    if (search === undefined) return { state: 'none' };
    const { game, seen } = search.seek;
    const now = this.#now();
    if (now - seen >= NOTED_EVERY) await noteSeek(this.#sql, guest, now);
    if (now - (this.#looked.get(game) ?? 0) >= LOOK_EVERY) await this.#look(game);
    return this.#answer(guest);
  }

  /** Ends the search; a meeting that waits for an answer fails. */
  async stop(guest: string): Promise<void> {
    const before = await readSearch(this.#sql, guest);
    if (before === undefined) return;
    await this.#inTurn(before.seek.game, async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const search = await readSearch(this.#sql, guest);
        if (search === undefined) return;
        const { turn, seek, meeting } = search;
        const refused = meeting?.state === 'asked' ? declining(meeting) : [];
        if (await changeRoom(this.#sql, { game: seek.game, turn }, [...refused, deleteSeek(guest)])) return;
      }
      throw new Error('the search of a guest never stands still');
    });
  }

  /** Undefined when there is nothing left to answer. */
  async reply(guest: string, id: string, says: 'yes' | 'no'): Promise<SeekAnswer | undefined> {
    const game = (await readSearch(this.#sql, guest))?.seek.game ?? '';
    if (!(await this.#inTurn(game, () => this.#say(guest, id, says)))) return undefined;
    if (says === 'no') await this.#look(game);
    return this.#answer(guest);
  }

  async #say(guest: string, id: string, says: 'yes' | 'no'): Promise<boolean> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const search = await readSearch(this.#sql, guest);
      const meeting = search?.meeting;
      if (search === undefined || meeting?.id !== id) return false;
      if (says === 'yes' && meeting.state === 'started') return true; // the same answer again
      if (meeting.state !== 'asked' || meeting.due <= this.#now()) return false;
      const changes = says === 'yes' ? await this.#agreed(meeting, guest) : declining(meeting);
      if (await changeRoom(this.#sql, { game: meeting.game, turn: search.turn }, changes)) return true;
    }
    throw new Error(`meeting ${id}: its game never stands still`);
  }

  /** With the second yes the table opens in the same transaction. */
  async #agreed(meeting: MeetingRow, guest: string): Promise<readonly Statement[]> {
    const now = { ...meeting, [guest === meeting.one ? 'one_says' : 'two_says']: 'yes' };
    if (now.one_says !== 'yes' || now.two_says !== 'yes') return [updateMeeting(now)];
    const [one, two] = await Promise.all(partiesOf(meeting).map((id) => readGuest(this.#sql, id)));
    if (one === undefined || two === undefined) return failing({ ...meeting, one_says: '', two_says: '' });
    const table = strangersTable(meeting, [infoOfGuest(one), infoOfGuest(two)], this.#now());
    return [updateMeeting({ ...now, state: 'started', code: table.row.code }), ...creation(table)];
  }

  /** Tidies the rows of a game and pairs everybody who waits for it; one look at a time. */
  #look(game: string): Promise<void> {
    const running = this.#looking.get(game);
    if (running !== undefined) return running;
    const look = this.#inTurn(game, () => this.#pair(game)).finally(() => this.#looking.delete(game));
    this.#looking.set(game, look);
    return look;
  }

  #inTurn<T>(game: string, work: () => Promise<T>): Promise<T> {
    const serial = this.#serials.get(game) ?? new Serial();
    this.#serials.set(game, serial);
    return serial.run(work);
  }

  async #pair(game: string): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const now = this.#now();
      this.#looked.set(game, now);
      const room = await readWaitingRoom(this.#sql, game, MOST);
      const banned = await readBanned(
        this.#sql,
        room.seeks.map(({ guest }) => guest),
        now,
      );
      const made: string[] = [];
      const newId = (): string => made[made.push(randomBytes(12).toString('base64url')) - 1] ?? '';
      const changes = tidied({ ...room, banned }, { game, now, newId });
      if (changes.length === 0) return;
      if (!(await changeRoom(this.#sql, { game, turn: room.turn }, changes))) continue;
      for (const id of made) {
        const meeting = await readMeeting(this.#sql, id);
        if (meeting !== undefined) this.#met(meeting);
      }
      return;
    }
    // Other nodes keep changing the rows, and look themselves; the next poll looks again.
  }

  async #answer(guest: string): Promise<SeekAnswer> {
    const search = await readSearch(this.#sql, guest);
    if (search === undefined) return { state: 'none' };
    const { seek, meeting } = search;
    if (meeting === undefined || meeting.state === 'failed')
      return waiting(seek, { ratings: await ratingsOf(this.#sql, guest), now: this.#now() });
    return this.#meetingOf(meeting, guest);
  }

  async #meetingOf(meeting: MeetingRow, guest: string): Promise<SeekAnswer> {
    const { id, game, code, due } = meeting;
    const pace = meeting.pace as PaceName;
    if (meeting.state === 'started') return { state: 'started', game, pace, code };
    const other = await readGuest(this.#sql, guest === meeting.one ? meeting.two : meeting.one);
    if (other === undefined) return { state: 'none' };
    const says = guest === meeting.one ? meeting.one_says : meeting.two_says;
    return {
      state: 'met',
      meeting: id,
      game,
      pace,
      with: infoOfGuest(other),
      ...(await this.#ratingsOf(guest, other.id, meeting)),
      left: Math.max(0, due - this.#now()),
      ...(says === 'yes' && { said: says }),
    };
  }

  /** The rating of the other, if they have played rated games of this kind, and what the game is about. */
  async #ratingsOf(
    guest: string,
    other: string,
    { game: id, pace }: MeetingRow,
  ): Promise<Pick<Extract<SeekAnswer, { state: 'met' }>, 'rating' | 'stakes'>> {
    const game = findGame(id)?.game;
    const options = game?.decodeOptions({});
    const list = listOf({
      ...{ game: id, pace: PACES[pace as PaceName] },
      options: options?.ok === true ? options.value : {},
    });
    if (list === undefined) return {};
    const now = this.#now();
    const rows = await readRatings(this.#sql, list.key, [guest, other]);
    const known = (who: string) => {
      const row = rows.find((each) => each.guest === who);
      return row === undefined
        ? { standing: UNRATED, since: 0 }
        : { standing: standingOf(row), since: Math.max(0, now - row.updated) };
    };
    const theirs = rows.find((each) => each.guest === other);
    const { expected, win, loss } = stakesOf(known(guest), known(other));
    return {
      ...(theirs !== undefined && { rating: ratingNow(theirs, now) }),
      // Players of a cooperative game are rated against par.
      ...(game?.cooperative === false && {
        stakes: { expected: Math.round(expected * 100) / 100, win: Math.round(win), loss: Math.round(loss) },
      }),
    };
  }
}

function waiting(row: SeekRow, known: Knowledge): SeekAnswer {
  const seek = seekOf(row, known);
  const { now } = known;
  const range = rangeAt(seek, now);
  const growsIn = nextRange(seek, now);
  return {
    state: 'waiting',
    game: row.game,
    paces: PACE_NAMES.filter((each) => seek.paces.includes(each)),
    waited: now - row.since,
    ...(range !== undefined && { range }),
    ...(growsIn !== undefined && { growsIn }),
  };
}
