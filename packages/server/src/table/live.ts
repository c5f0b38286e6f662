// A table that somebody is at: its state in memory, one command after the other, and those who follow it. The memory is
// only a copy: whatever is told to anybody has been written first.
import type { Command, GuestInfo } from '@planisphere/protocol';
import { type Crowd, NO_CROWD } from '../store/crowds.ts';
import { readLog, readTable, rewriteEntries } from '../store/tables.ts';
import { Audience } from './audience.ts';
import { asPlayer, seatsOfForgotten } from './commands/authority.ts';
import { carryOut } from './commands/carry-out.ts';
import { back, resign } from './commands/leaving.ts';
import { stand } from './commands/seating.ts';
import {
  type CommandContext,
  decide,
  notPlaying,
  type RefusalReason,
  type Verdict,
} from './commands/verdict.ts';
import { type Draft, draftOf, writeDraft } from './draft.ts';
import { type Entry, parseEntry } from './entry.ts';
import { type Fixed, fixedOf } from './fixed.ts';
import { FoldedLog } from './folded-log.ts';
import { withoutGuest } from './forget.ts';
import type { ReceivedEntries } from './growth.ts';
import { infoOf } from './info.ts';
import type { LogHolder } from './log-cache.ts';
import { Page } from './page.ts';
import { type Charge, timed } from './rounds.ts';
import { Serial } from './serial.ts';
import { isMissed, seatsHeldBy, type TableState } from './state.ts';
import type { TableContext } from './table-context.ts';
import type { Watcher } from './watcher.ts';

export type Outcome = { readonly seq: number } | { readonly refused: RefusalReason };

/** Somebody else can be faster; this often in a row they are not. */
const MOST_TRIES = 20;

/** What nobody in particular asked for. */
const free: Charge = () => undefined;

export class LiveTable implements LogHolder {
  readonly fixed: Fixed;
  readonly #context: TableContext;
  readonly #serial = new Serial();
  readonly #audience: Audience;
  /** Commands already carried out. */
  readonly #done = new Set<string>();
  /** The last page of the log. */
  #page: Page;
  /** The whole log, as long as there is room for it. */
  #log: FoldedLog | undefined;
  /** Who is here through other nodes, as far as this one has heard. */
  elsewhere: Crowd = NO_CROWD;

  private constructor(
    context: TableContext,
    fixed: Fixed,
    log: { readonly all: FoldedLog; readonly last: Page },
  ) {
    this.#context = context;
    this.fixed = fixed;
    this.#page = log.last;
    this.#audience = new Audience(fixed, () => this.info());
    this.#keep(log.all);
  }

  static async load(context: TableContext, code: string, charge = free): Promise<LiveTable | undefined> {
    const row = await readTable(context.sql, code);
    if (row === undefined) return undefined;
    const fixed = fixedOf(row);
    const all = await FoldedLog.read(fixed, await readLog(context.sql, code, 0), charge);
    if (all.last === undefined) throw new Error(`table ${code}: its log is empty`);
    return new LiveTable(context, fixed, { all, last: all.last });
  }

  get page(): Page {
    return this.#page;
  }

  get state(): TableState {
    return this.#page.state;
  }

  get watchers(): ReadonlySet<Watcher> {
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

  perform(command: Command, who: GuestInfo, charge = free): Promise<Outcome> {
    const id = `${who.id}/${command.id}`;
    return this.decide({ id, who, charge, verdict: (context) => carryOut(context, command) });
  }

  /** Carries out what the table itself decides: a bot's move, a deadline. */
  decide(command: TableCommand): Promise<Outcome> {
    return this.#serial.run(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        if (command.id !== undefined && this.#done.has(command.id)) return { seq: this.state.seq };
        const context = this.#commandContext(command.who, await this.#context.present());
        const verdict = await timed(command.charge, () => command.verdict(context));
        if (!verdict.ok) return verdict;
        const decided = { happenings: verdict.happenings, id: command.id };
        const draft = timed(command.charge, () => draftOf(this.#context, this, decided));
        const isWritten = await timed(command.charge, () => writeDraft(this.#context, this, draft));
        if (isWritten) return { seq: timed(command.charge, () => this.#adopt(draft)) };
        await this.#catchUp();
      }
      throw new Error(`table ${this.fixed.code}: the log never stands still`);
    });
  }

  /** Takes the guest out of the game that goes on, and then out of the log. */
  async forget(guest: GuestInfo): Promise<void> {
    const leave = (context: CommandContext): Verdict => {
      const [own] = seatsOfForgotten(context);
      if (own === undefined) return notPlaying;
      return context.state.status === 'open' ? stand(own) : resign(own);
    };
    const held = seatsHeldBy(this.state, guest.id).length;
    for (let left = 0; left < held; left++) await this.decide({ id: undefined, who: guest, verdict: leave });
    const named = await this.#serial.run(async () => {
      const { sql } = this.#context;
      const { code } = this.fixed;
      const entries = withoutGuest(await readLog(sql, code, 0), guest.id);
      await rewriteEntries(sql, code, entries);
      return entries.length > 0;
    });
    if (!named) return;
    await this.decide({ id: undefined, who: guest, verdict: () => decide({ t: 'forget' }) });
    await this.#serial.run(async () => {
      await this.#readAgain();
      this.#tell(this.state.seq, []);
    });
  }

  /** Takes up what another node has written, and tells it. What it did not say is read. */
  refresh(news?: ReceivedEntries): Promise<void> {
    return this.#serial.run(() => this.#catchUp(news));
  }

  /** They are here once this resolves, unless they left meanwhile. */
  async watch(watcher: Watcher, since: number | undefined): Promise<void> {
    await this.#serial.run(async () => {
      if (this.#audience.isGone(watcher)) return;
      const { seq } = this.state;
      const after = since === undefined ? seq : since <= seq ? since : 0;
      const pages = after < seq ? (await this.log(watcher.charge)).since(after) : [];
      await this.#audience.welcome(watcher, { after, pages, now: this.#page });
    });
    if (!this.#audience.isGone(watcher)) await this.#comeBack(watcher.guest);
  }

  /** Who comes is back: a bot that plays for them stops, and so does the notice. */
  async #comeBack(who: GuestInfo): Promise<void> {
    if (!seatsHeldBy(this.state, who.id).some((seat) => isMissed(this.state.seats[seat]))) return;
    const verdict = (context: CommandContext): Verdict => {
      const player = asPlayer(context);
      return player.ok ? back(player.granted) : player;
    };
    await this.decide({ id: undefined, who, verdict });
  }

  leave(watcher: Watcher): void {
    this.#audience.leave(watcher);
  }

  info() {
    return infoOf(this.fixed, this.state, (since) => this.#context.lostSince(since));
  }

  async entries(): Promise<readonly Entry[]> {
    return (await this.log()).entries;
  }

  async log(charge = free): Promise<FoldedLog> {
    const log = this.#log ?? (await this.#readLog(charge));
    this.#context.logs.keep(this, log.length);
    return log;
  }

  letGo(): void {
    this.#log = undefined;
  }

  #commandContext(who: GuestInfo, now: number): CommandContext {
    const playedSince = (since: number): number => Math.max(0, now - since - this.#context.lostSince(since));
    return {
      fixed: this.fixed,
      state: this.state,
      who,
      now,
      playedSince,
      isHere: (guest) => this.#context.isHere(this, guest),
    };
  }

  #adopt({ pages, bodies }: Draft): number {
    const before = this.state.seq;
    this.#goOn(pages);
    this.#tell(before, pages);
    this.#context.written(this, { code: this.fixed.code, after: before, bodies });
    return this.state.seq;
  }

  #goOn(pages: readonly Page[]): void {
    for (const page of pages) {
      this.#page = page;
      this.#log?.add(page);
      if (page.entry.id !== undefined) this.#done.add(page.entry.id);
    }
    if (this.#log !== undefined) this.#context.logs.keep(this, this.#log.length);
  }

  async #catchUp(news?: ReceivedEntries): Promise<void> {
    const before = this.state.seq;
    if (news !== undefined && news.after + news.entries.length <= before) return; // known already
    const entries =
      news?.after === before
        ? news.entries
        : (await readLog(this.#context.sql, this.fixed.code, before)).map(parseEntry);
    if (entries.length === 0) return;
    if (entries.some(({ t }) => t === 'rewind' || t === 'forget')) {
      this.#tell(before, (await this.#readAgain()).since(before));
      return;
    }
    let page = this.#page;
    const pages = entries.map((entry) => {
      page = Page.after(this.fixed, page, entry);
      return page;
    });
    this.#goOn(pages);
    this.#tell(before, pages);
  }

  /** The log up to here; what others have written since is not yet told. */
  async #readLog(charge: Charge): Promise<FoldedLog> {
    const bodies = await readLog(this.#context.sql, this.fixed.code, 0);
    const log = await FoldedLog.read(this.fixed, bodies.slice(0, this.state.seq), charge);
    if (log.length < this.state.seq) return this.#readLog(charge); // the table went on meanwhile
    this.#log = log;
    return log;
  }

  /** The log as it is now: others have taken something back, or somebody is forgotten. */
  async #readAgain(): Promise<FoldedLog> {
    const bodies = await readLog(this.#context.sql, this.fixed.code, 0);
    const log = await FoldedLog.read(this.fixed, bodies, free);
    this.#page = log.last ?? this.#page;
    this.#keep(log);
    return log;
  }

  #keep(log: FoldedLog): void {
    this.#log = log;
    for (const { id } of log.entries) if (id !== undefined) this.#done.add(id);
    this.#context.logs.keep(this, log.length);
  }

  #tell(after: number, pages: readonly Page[]): void {
    this.#audience.tell({ after, pages, now: this.#page });
  }
}

export interface TableCommand {
  readonly id: string | undefined;
  readonly who: GuestInfo;
  /** Whoever wants it pays for it. */
  readonly charge?: Charge;
  readonly verdict: (context: CommandContext) => Verdict | Promise<Verdict>;
}
