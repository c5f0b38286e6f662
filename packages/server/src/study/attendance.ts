// Who looks at a study now and where, sent to everybody there; and the hint that it has grown, after which each client
// reads on. Nodes exchange their people through the store, as they do for tables.
import type { Attendant, GuestInfo } from '@planisphere/protocol';
import { type Crowd, readCrowds, writeCrowds } from '../store/crowds.ts';
import type { Sql } from '../store/sql.ts';
import { readStudySeqs } from '../store/studies.ts';

/** Milliseconds for which changes are collected. */
const PAUSE = 100;
const POLL = 5000;
const MOST_SHOWN = 50;

/** A person at a study, over one socket. */
export interface StudyWatcher {
  readonly guest: () => GuestInfo;
  readonly send: (text: string) => void;
  at: Omit<Attendant, 'guest'>;
}

export interface AttendanceParts {
  readonly node: string;
  /** Other nodes share the store and need to know where to look. */
  readonly shared: boolean;
  tell(word: 'crowd' | 'study', id: string): void;
  failed(what: string, error: unknown): void;
}

interface Room {
  readonly watchers: Set<StudyWatcher>;
  elsewhere: readonly Attendant[];
  seq: number;
}

export class Attendance {
  readonly #sql: Sql;
  readonly #parts: AttendanceParts;
  readonly #rooms = new Map<string, Room>();
  readonly #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #poll: NodeJS.Timeout | undefined;

  constructor(sql: Sql, parts: AttendanceParts) {
    this.#sql = sql;
    this.#parts = parts;
  }

  come(id: string, watcher: StudyWatcher, seq: number): void {
    const room = this.#rooms.get(id) ?? { watchers: new Set(), elsewhere: [], seq };
    room.watchers.add(watcher);
    this.#rooms.set(id, room);
    watcher.send(JSON.stringify({ type: 'study', study: id, seq: Math.max(seq, room.seq) }));
    this.moved(id);
    if (this.#parts.shared) {
      this.heard(id);
      this.#poll ??= setInterval(() => void this.#look(), POLL).unref();
    }
  }

  leave(id: string, watcher: StudyWatcher): void {
    const room = this.#rooms.get(id);
    if (room === undefined || !room.watchers.delete(watcher)) return;
    this.moved(id);
  }

  /** Someone came, left, or looks at another place. */
  moved(id: string): void {
    this.#changed.add(id);
    this.#timer ??= setTimeout(() => void this.#tellMoves(), PAUSE).unref();
  }

  /** This node has written operations. */
  grown(id: string, seq: number): void {
    this.#tellGrowth(id, seq);
    if (this.#parts.shared) this.#parts.tell('study', id);
  }

  /** Another node says that something has changed there. */
  heard(id: string): void {
    if (this.#rooms.has(id))
      void this.#catchUp([id]).catch((error: unknown) => this.#parts.failed('study', error));
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#poll);
  }

  #tellGrowth(id: string, seq: number): void {
    const room = this.#rooms.get(id);
    if (room === undefined || room.seq >= seq) return;
    room.seq = seq;
    const text = JSON.stringify({ type: 'study', study: id, seq });
    for (const watcher of room.watchers) watcher.send(text);
  }

  async #tellMoves(): Promise<void> {
    this.#timer = undefined;
    const ids = [...this.#changed];
    this.#changed.clear();
    for (const id of ids) this.#tellRoom(id);
    if (!this.#parts.shared) return;
    try {
      await writeCrowds(this.#sql, this.#parts.node, new Map(ids.map((id) => [id, this.#crowdOf(id)])));
      for (const id of ids) this.#parts.tell('crowd', id);
    } catch (error) {
      this.#parts.failed('attendance', error);
    }
  }

  #tellRoom(id: string): void {
    const room = this.#rooms.get(id);
    if (room === undefined) return;
    if (room.watchers.size === 0) {
      this.#rooms.delete(id);
      return;
    }
    const here = [...this.#here(room), ...room.elsewhere];
    const unique = [...new Map(here.map((each) => [each.guest.id, each])).values()].slice(0, MOST_SHOWN);
    const text = JSON.stringify({ type: 'attendance', study: id, here: unique });
    for (const watcher of room.watchers) watcher.send(text);
  }

  #here({ watchers }: Room): readonly Attendant[] {
    return [...watchers].map(({ guest, at }) => ({ guest: guest(), ...at }));
  }

  #crowdOf(id: string): Crowd {
    const room = this.#rooms.get(id);
    const here = room === undefined ? [] : this.#here(room).slice(0, MOST_SHOWN);
    // What a person looks at travels beside their identity.
    return { guests: here.map(({ guest, ...at }) => ({ ...guest, ...at })), people: here.length };
  }

  async #look(): Promise<void> {
    await this.#catchUp([...this.#rooms.keys()]).catch(() => undefined); // the database is away: look again later
  }

  async #catchUp(ids: readonly string[]): Promise<void> {
    for (const [id, seq] of await readStudySeqs(this.#sql, ids)) this.#tellGrowth(id, seq);
    const crowds = await readCrowds(this.#sql, { node: this.#parts.node, now: Date.now() }, ids);
    for (const id of ids) {
      const room = this.#rooms.get(id);
      if (room === undefined) continue;
      const elsewhere = (crowds.get(id)?.guests ?? []).map((each): Attendant => {
        const { chapter = '', line = '', leads, ...guest } = each as GuestInfo & Omit<Attendant, 'guest'>;
        return { guest, chapter, line, ...(leads && { leads }) };
      });
      if (JSON.stringify(elsewhere) === JSON.stringify(room.elsewhere)) continue;
      room.elsewhere = elsewhere;
      this.#tellRoom(id);
    }
  }
}
