// A table in memory: its state, its queue of commands, and its watchers. The store is the truth: every change is written before
// anybody is told.
import type { Command, GuestInfo } from '@planisphere/protocol';
import { type Crowd, NO_CROWD } from '../store/crowds.ts';
import { sanctionOn } from '../store/moderation.ts';
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
import { type Entry, parseEntry, type ReceivedEntries } from './entry.ts';
import { type Fixed, fixedOf } from './fixed.ts';
import { FoldedLog } from './folded-log.ts';
import { withoutGuest } from './forget.ts';
import { infoOf } from './info.ts';
import type { LogHolder } from './log-cache.ts';
import { Page } from './page.ts';
import { type Charge, timed } from './rounds.ts';
import { Serial } from './serial.ts';
import { isMissed, seatsHeldBy, type TableState } from './state.ts';
import type { TableContext } from './table-context.ts';
import type { Watcher } from './watcher.ts';

export type Outcome = { readonly seq: number } | { readonly refused: RefusalReason };

/** Tries of a write that another node keeps overtaking. */
const MOST_TRIES = 20;

/** For work on nobody's account. */
const free: Charge = () => undefined;

export class LiveTable implements LogHolder {
  readonly fixed: Fixed;
  readonly #context: TableContext;
  readonly #serial = new Serial();
  readonly #audience: Audience;
  /** The ids of the commands that were carried out. */
  readonly #done = new Set<string>();
  /** The last page of the log. */
  #page: Page;
  /** The whole log, while the cache has room for it. */
  #log: FoldedLog | undefined;
  /** Who is at the table through other nodes, as last read. */
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

  /** Whether this guest is at the table, on any node. */
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

  /** Carries out a command of a player, a bot or a deadline. */
  decide(command: TableCommand): Promise<Outcome> {
    return this.#serial.run(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        if (command.id !== undefined && this.#done.has(command.id)) return { seq: this.state.seq };
        const context = this.#commandContext(command.who, await this.#context.present());
        const verdict = await timed(command.charge, () => command.verdict(context));
        if (!verdict.ok) return verdict;
        const decided = { entries: verdict.entries, id: command.id };
        const draft = timed(command.charge, () => draftOf(this.#context, this, decided));
        const isWritten = await timed(command.charge, () => writeDraft(this.#context, this, draft));
        if (isWritten) return { seq: timed(command.charge, () => this.#adopt(draft)) };
        await this.#catchUp();
      }
      throw new Error(`table ${this.fixed.code}: the log never stands still`);
    });
  }

  /** Lets the guest leave a running game, then removes them from the log. */
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

  /** Adds what another node has written, and tells the watchers. Reads the entries that `news` does not hold. */
  refresh(news?: ReceivedEntries): Promise<void> {
    return this.#serial.run(() => this.#catchUp(news));
  }

  /** Resolves when the watcher is added, unless they have left meanwhile. */
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

  /** A player who returns ends their stand-in bot and their notice. */
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
    return infoOf(this.fixed, this.state, {
      now: this.#context.now(),
      lost: (since) => this.#context.lostSince(since),
    });
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
      sanctionOn: (guest, kind) => sanctionOn(this.#context.sql, { guest, kind, now }),
    };
  }

  #adopt({ pages, bodies, next }: Draft): number {
    const before = this.state.seq;
    this.#goOn(pages);
    this.#tell(before, pages);
    this.#context.written(this, { code: this.fixed.code, after: before, bodies });
    if (next !== undefined) this.#context.opened(next.row.code);
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

  /** Reads the log up to the current state; later entries of other nodes are not announced yet. */
  async #readLog(charge: Charge): Promise<FoldedLog> {
    const bodies = await readLog(this.#context.sql, this.fixed.code, 0);
    const log = await FoldedLog.read(this.fixed, bodies.slice(0, this.state.seq), charge);
    if (log.length < this.state.seq) return this.#readLog(charge); // the log has grown meanwhile
    this.#log = log;
    return log;
  }

  /** Reads the log again after another node's undo, or after a guest was removed from it. */
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
  /** The account that the work is charged to. */
  readonly charge?: Charge;
  readonly verdict: (context: CommandContext) => Verdict | Promise<Verdict>;
}
