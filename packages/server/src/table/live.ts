// A table that somebody is at: its state in memory, one command after the other, and those who follow it. The memory is
// only a copy: whatever is told to anybody has been written first.
import type { Command, GuestInfo } from '@planisphere/protocol';
import { type Crowd, NO_CROWD } from '../store/crowds.ts';
import { readLog, readTable, rewriteEntries } from '../store/tables.ts';
import { Audience } from './audience.ts';
import { carryOut } from './commands/carry-out.ts';
import { resign } from './commands/leaving.ts';
import { stand } from './commands/seating.ts';
import { decide, type Hearing, type Refused, type Verdict } from './commands/verdict.ts';
import type { GameEvent } from './course.ts';
import { type Draft, draftOf, writeDraft } from './draft.ts';
import { type Entry, parseEntry } from './entry.ts';
import { type Fixed, fixedOf } from './fixed.ts';
import { fold, foldLog } from './fold.ts';
import { withoutGuest } from './forget.ts';
import { infoOf } from './info.ts';
import { Serial } from './serial.ts';
import type { Site } from './site.ts';
import { seatsHeldBy, type TableState } from './state.ts';
import { type Passage, passagesOf } from './steps.ts';
import type { Watcher } from './watcher.ts';

export type Outcome = { readonly seq: number } | { readonly refused: Refused };

/** Somebody else can be faster; this often in a row they are not. */
const MOST_TRIES = 20;

export class LiveTable {
  readonly fixed: Fixed;
  readonly #site: Site;
  readonly #serial = new Serial();
  readonly #audience: Audience;
  #state: TableState;
  /** Who is here through other nodes, as far as this one has heard. */
  elsewhere: Crowd = NO_CROWD;

  constructor(site: Site, fixed: Fixed, state: TableState) {
    this.#site = site;
    this.fixed = fixed;
    this.#state = state;
    this.#audience = new Audience(fixed, () => this.info());
  }

  static async load(site: Site, code: string): Promise<LiveTable | undefined> {
    const row = await readTable(site.sql, code);
    if (row === undefined) return undefined;
    const fixed = fixedOf(row);
    const entries = (await readLog(site.sql, code, 0)).map(parseEntry);
    return new LiveTable(site, fixed, foldLog(fixed, entries).state);
  }

  get state(): TableState {
    return this.#state;
  }

  get watchers(): Set<Watcher> {
    return this.#audience.watchers;
  }

  /** Whether this guest follows the table, on whatever node. */
  hasHere(guest: string): boolean {
    for (const watcher of this.watchers) if (watcher.guest.id === guest) return true;
    return this.elsewhere.guests.some(({ id }) => id === guest);
  }

  get busy(): boolean {
    return this.watchers.size > 0 || this.#serial.busy;
  }

  async settled(): Promise<void> {
    await this.#serial.run(async () => undefined);
  }

  perform(command: Command, who: GuestInfo): Promise<Outcome> {
    const id = `${who.id}/${command.id}`;
    return this.decide({ id, who, verdict: (hearing) => carryOut(hearing, command) });
  }

  /** Carries out what the table itself decides: a bot's move, a deadline. */
  decide(wish: Wish): Promise<Outcome> {
    return this.#serial.run(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        if (wish.id !== undefined && this.#state.done.has(wish.id)) return { seq: this.#state.seq };
        const verdict = await wish.verdict(this.#hearing(wish.who, await this.#site.present()));
        if (!verdict.ok) return verdict;
        const draft = await draftOf(this.#site, this, { happenings: verdict.happenings, id: wish.id });
        if (await writeDraft(this.#site, this, draft)) return { seq: this.#adopt(draft) };
        await this.#catchUp();
      }
      throw new Error(`table ${this.fixed.code}: the log never stands still`);
    });
  }

  /** Takes the guest out of the game that goes on, and then out of the log. */
  async forget(guest: GuestInfo): Promise<void> {
    const seats = seatsHeldBy(this.#state, guest.id);
    for (const seat of seats) {
      const wish = { id: undefined, who: guest };
      if (this.#state.status === 'open')
        await this.decide({ ...wish, verdict: (hearing) => stand(hearing, seat) });
      else await this.decide({ ...wish, verdict: (hearing) => resign(hearing, seat) });
    }
    await this.#serial.run(async () => {
      const { sql } = this.#site;
      const { code } = this.fixed;
      await rewriteEntries(sql, code, withoutGuest(await readLog(sql, code, 0), guest.id));
    });
    await this.decide({ id: undefined, who: guest, verdict: () => decide({ t: 'forget' }) });
    await this.#serial.run(async () => {
      this.#tell(this.#state.seq, this.#refold(await this.entries(), this.#state.seq));
    });
  }

  /** Reads what other nodes have written, and tells it. */
  refresh(): Promise<void> {
    return this.#serial.run(() => this.#catchUp());
  }

  async watch(watcher: Watcher, since: number | undefined): Promise<void> {
    await this.#serial.run(async () => {
      const { seq } = this.#state;
      const after = since === undefined ? seq : since <= seq ? since : 0;
      const passages = after < seq ? await this.#passagesSince(after) : [];
      this.#audience.welcome(watcher, this.#state, { after, passages });
    });
  }

  info() {
    return infoOf(this.fixed, this.#state, (since) => this.#site.lostSince(since));
  }

  /** The game events that count, from the log. */
  async past(): Promise<readonly GameEvent[]> {
    return foldLog(this.fixed, await this.entries()).events;
  }

  async entries(): Promise<readonly Entry[]> {
    return (await readLog(this.#site.sql, this.fixed.code, 0)).map(parseEntry).slice(0, this.#state.seq);
  }

  #hearing(who: GuestInfo, now: number): Hearing {
    const playedSince = (since: number): number => Math.max(0, now - since - this.#site.lostSince(since));
    return { fixed: this.fixed, state: this.#state, who, now, playedSince, past: () => this.past() };
  }

  #adopt(draft: Draft): number {
    const before = this.#state;
    this.#state = draft.states.at(-1) ?? before;
    for (const { id } of draft.entries) if (id !== undefined) this.#state.done.add(id);
    this.#tell(before.seq, passagesOf(draft.entries, draft.states, before.seq));
    this.#site.written(this);
    return this.#state.seq;
  }

  async #catchUp(): Promise<void> {
    const before = this.#state.seq;
    const entries = (await readLog(this.#site.sql, this.fixed.code, before)).map(parseEntry);
    if (entries.length === 0) return;
    if (entries.some(({ t }) => t === 'rewind' || t === 'forget')) {
      const all = (await readLog(this.#site.sql, this.fixed.code, 0)).map(parseEntry);
      this.#tell(before, this.#refold(all, before));
      return;
    }
    const states = entries.map((entry) => {
      this.#state = fold(this.fixed, this.#state, { entry });
      return this.#state;
    });
    this.#tell(before, passagesOf(entries, states, before));
  }

  #refold(entries: readonly Entry[], since: number): readonly Passage[] {
    const states: TableState[] = [];
    this.#state = foldLog(this.fixed, entries, (state) => states.push(state)).state;
    return passagesOf(entries, states, since);
  }

  async #passagesSince(since: number): Promise<readonly Passage[]> {
    const entries = await this.entries();
    const states: TableState[] = [];
    foldLog(this.fixed, entries, (state) => states.push(state));
    return passagesOf(entries, states, since);
  }

  #tell(after: number, passages: readonly Passage[]): void {
    this.#audience.tell(this.#state, { after, passages });
  }
}

export interface Wish {
  readonly id: string | undefined;
  readonly who: GuestInfo;
  readonly verdict: (hearing: Hearing) => Verdict | Promise<Verdict>;
}
