// The terminal at a table on a server: shows news and sends typed lines, whichever comes first.

import { type Locale, parseRecord, replayRecord } from '@planisphere/core';
import { CommandRefused, TableLink, type Update, type Visitor } from '@planisphere/server/client';
import { UsageError } from '../base/usage.ts';
import { type HintStages, hintStages, reviewLines, scoreLines } from '../play/advice.ts';
import { keep, newFile } from '../play/keep.ts';
import { type KeyPlay, keyPlayFor } from '../play/keys.ts';
import { notice } from '../play/table-picture.ts';
import { Thoughts } from '../play/thoughts.ts';
import { wordsOf } from '../play/words.ts';
import type { Console } from '../screen/console.ts';
import { meaningOf, rules } from './line.ts';
import { fetchRecord } from './record.ts';
import { refusalText } from './refusal.ts';
import { Room } from './room.ts';
import { pictureOf, type Showing } from './show.ts';
import { tableWords } from './words.ts';

export interface Visit {
  readonly visitor: Visitor;
  readonly code: string;
  readonly key: string | undefined;
  readonly seat: string | undefined;
  readonly locale: Locale;
}

export async function joinLoop(visit: Visit, console: Console): Promise<void> {
  const sitting = new JoinedTable(visit, console);
  try {
    await sitting.run();
  } finally {
    await sitting.close();
  }
}

class JoinedTable {
  readonly #visit: Visit;
  readonly #console: Console;
  readonly #link: TableLink;
  readonly #thoughts: Thoughts;
  readonly #notes: string[] = [];
  readonly #waiting: Update[] = [];
  #room: Room | undefined;
  #lost: string | undefined;
  #wake: () => void = () => undefined;
  #seated = false;
  /** Something is on its way to the server. */
  #sending = false;
  /** The decision in progress, by single keys. */
  #keys: KeyPlay | undefined;
  #kept = false;
  /** The record, once the game is over. */
  #record: string | undefined;
  /** The current hint, and the view that it is about. */
  #given: (HintStages & { readonly view: unknown }) | undefined;

  constructor(visit: Visit, console: Console) {
    this.#visit = visit;
    this.#console = console;
    this.#thoughts = new Thoughts(console);
    const { server, cookie } = visit.visitor;
    const words = tableWords(visit.locale);
    this.#link = new TableLink({
      server,
      cookie,
      code: visit.code,
      key: visit.key,
      since: 0,
      onUpdate: (update) => {
        this.#waiting.push(update);
        this.#wake();
      },
      onConnection: (state) => {
        if (this.#room === undefined) return;
        // A player who has just sent something waits for the answer, and should not wait without a word.
        if (this.#sending) this.#console.tell(notice([], [words[state]]));
        else this.#notes.push(words[state]);
        this.#wake();
      },
      onLost: (_, code = 'closed') => {
        this.#lost = refusalText({ code }, visit.locale);
        this.#wake();
      },
    });
  }

  async close(): Promise<void> {
    this.#link.close();
    await this.#thoughts.close();
  }

  async run(): Promise<void> {
    for (;;) {
      await this.#news();
      if (this.#lost !== undefined) throw new UsageError(this.#lost);
      if (this.#room === undefined) {
        await this.#changed();
        continue;
      }
      if (this.#room.table.status === 'over' && !this.#console.isTerminal)
        return this.#console.tell(pictureOf(this.#room, this.#showing()));
      if ((await this.#turn(this.#room)) === 'quit') return;
    }
  }

  /** An answer or news, whichever comes first. */
  async #turn(room: Room): Promise<'quit' | undefined> {
    const changed = new AbortController();
    void this.#changed().then(() => changed.abort());
    const showing = this.#showing();
    const typed = await this.#console.ask(pictureOf(room, showing), changed.signal);
    if (typed === 'left') return 'quit';
    if (typed === 'changed') {
      if (this.#console.isTerminal) this.#notes.unshift(...showing.notes); // the next screen would hide them
      return undefined;
    }
    return 'line' in typed ? this.#do(room, typed.line) : this.#act(room, typed.action);
  }

  #showing(): Showing {
    return { server: this.#visit.visitor.server, notes: this.#notes.splice(0), keys: this.#keys };
  }

  async #act(room: Room, action: unknown): Promise<undefined> {
    if (room.seat === undefined) return undefined;
    const event = room.entry.game.notation.makeEvent({ by: room.seat, action });
    // There is nothing to decide before the result is known.
    if (await this.#send({ type: 'act', event })) await this.#changed();
    return undefined;
  }

  /** Resolves with undefined when there is news. */
  #changed(): Promise<undefined> {
    if (this.#waiting.length > 0 || this.#lost !== undefined) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.#wake = () => resolve(undefined);
    });
  }

  async #news(): Promise<void> {
    const { locale } = this.#visit;
    const words = tableWords(locale);
    for (const update of this.#waiting.splice(0)) {
      if (this.#room === undefined)
        this.#room = new Room(update, { locale, paint: this.#console.paint }, words.takenBack);
      else this.#room.take(update);
    }
    if (this.#room === undefined) return;
    await this.#sit(this.#room);
    if (this.#room.table.status === 'over') await this.#keep();
    this.#keys = this.#keysFor(this.#room);
  }

  /** Keys for a decision, if keys suit it; the one in progress continues as long as it is the same. */
  #keysFor({ entry, view, seat, isAwaited }: Room): KeyPlay | undefined {
    if (!this.#console.isTerminal || seat === undefined || !isAwaited) return undefined;
    if (this.#keys?.look(view) === true) return this.#keys;
    return keyPlayFor(entry.text, { view, seat, locale: this.#visit.locale });
  }

  /** Takes the wanted seat, or the first free one, until the game has started. */
  async #sit({ table, seat }: Room): Promise<void> {
    if (this.#seated || seat !== undefined || table.status !== 'open') return;
    this.#seated = true;
    const free = table.seats.filter(({ guest, bot }) => guest === undefined && bot === undefined);
    const wanted = free.find((each) => each.seat === this.#visit.seat) ?? free[0];
    if (wanted !== undefined) await this.#send({ type: 'sit', seat: wanted.seat });
  }

  async #keep(): Promise<void> {
    if (this.#kept || this.#room === undefined) return;
    this.#kept = true;
    const { visitor, code, locale } = this.#visit;
    const record = await fetchRecord(visitor, code);
    if (record === undefined) {
      this.#notes.push(tableWords(locale).notSaved(code));
      return;
    }
    this.#record = record;
    const file = newFile(this.#room.entry.game.id);
    keep(file, record);
    this.#notes.push(tableWords(locale).saved(file));
  }

  async #do(room: Room, typed: string): Promise<'quit' | undefined> {
    const meaning = meaningOf(room, typed);
    if (meaning === 'quit') return 'quit';
    if (meaning !== undefined && 'show' in meaning) this.#notes.push(...meaning.show);
    if (meaning !== undefined && 'send' in meaning) await this.#send(meaning.send);
    if (meaning !== undefined && 'help' in meaning) await this.#help(room, meaning.help);
    return undefined;
  }

  async #help(room: Room, what: 'hint' | 'score' | 'review'): Promise<void> {
    if (what === 'review') return this.#review(room);
    const { entry, view } = room;
    if (view === undefined) return void this.#notes.push(wordsOf(this.#visit.locale).notYourTurn);
    if (what === 'score') return void this.#notes.push(...scoreLines(entry, view, room.frame(80)));
    // As on the page, everybody at the table must agree to hints.
    if (room.table.hints !== true && !(await this.#send({ type: 'hints' }))) return;
    this.#notes.push(...(await this.#hint(room)));
  }

  /** Reviews the whole game: once it is over, all decisions are public. */
  async #review(room: Room): Promise<void> {
    const words = wordsOf(this.#visit.locale);
    const text = this.#record ?? '';
    const record = parseRecord(text);
    const course = record.ok ? replayRecord(room.entry.game, record.value) : record;
    if (!course.ok) return void this.#notes.push(words.reviewLater);
    const lines = await reviewLines(
      { course: course.value, entry: room.entry, record: text },
      room.frame(80),
      {
        thoughts: this.#thoughts,
        onProgress: (percent) => this.#console.tell(notice([], [words.reviewing(percent)])),
      },
    );
    if (lines !== undefined) await this.#console.read(lines);
  }

  async #hint(room: Room): Promise<readonly string[]> {
    const { entry, view, seat, isAwaited, told } = room;
    const words = wordsOf(this.#visit.locale);
    if (seat === undefined || !isAwaited) return [words.notYourTurn];
    if (room.table.hints !== true) return [tableWords(this.#visit.locale).hintsAsked];
    const asking = { entry, view, seat, players: room.table.seats.length, at: told.length };
    if (this.#given?.view !== view) {
      const { server } = this.#visit.visitor;
      const { table } = pictureOf(room, { server, notes: [], keys: undefined });
      if (this.#console.isTerminal) this.#console.tell({ ...notice([], [words.thinking]), table });
      const stages = await hintStages(asking, room.frame(80), this.#thoughts);
      this.#given = stages && { view, ...stages };
    }
    const given = this.#given;
    if (given === undefined) return []; // the player has cancelled it
    given.told = Math.min(given.told + 1, given.stages.length);
    const { stages, told: count } = given;
    return [
      ...stages.slice(0, count),
      ...(count < stages.length ? [this.#console.paint(words.moreHint, 'dim')] : []),
    ];
  }

  /** False if the server refuses it. */
  async #send(command: Parameters<TableLink['send']>[0]): Promise<boolean> {
    this.#sending = true;
    try {
      await this.#link.send(command);
      return true;
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error;
      this.#notes.push(this.#console.paint(refusalText(error, this.#visit.locale), 'warn'));
      const { rule = '' } = error;
      if (this.#room?.entry.text.rules[rule] !== undefined) this.#notes.push(...rules(this.#room, rule));
      return false;
    } finally {
      this.#sending = false;
    }
  }
}
