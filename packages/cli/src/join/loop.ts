// The terminal at a table on a server: shows what comes, sends what is typed, whichever happens first.

import type { Locale } from '@planisphere/core';
import { CommandRefused, TableLink, type Update, type Visitor } from '@planisphere/server/client';
import { UsageError } from '../base/usage.ts';
import type { Console } from '../play/console.ts';
import { keep, newFile } from '../play/keep.ts';
import { type KeyPlay, keyPlayFor } from '../play/keys.ts';
import { meaningOf, rules } from './line.ts';
import { fetchRecord } from './record.ts';
import { refusalText } from './refusal.ts';
import { Room } from './room.ts';
import { keysScreen, screenOf } from './show.ts';
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
    sitting.close();
  }
}

class JoinedTable {
  readonly #visit: Visit;
  readonly #console: Console;
  readonly #link: TableLink;
  readonly #notes: string[] = [];
  readonly #waiting: Update[] = [];
  #room: Room | undefined;
  #lost: string | undefined;
  #wake: () => void = () => undefined;
  #seated = false;
  /** Something is on its way to the server. */
  #sending = false;
  /** The line that is being typed. */
  #line: Promise<string | undefined> | undefined;
  /** The decision that is being taken by keys. */
  #keys: KeyPlay | undefined;
  /** The player would rather type the next line. */
  #typing = false;
  #kept = false;

  constructor(visit: Visit, console: Console) {
    this.#visit = visit;
    this.#console = console;
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
        // Whoever has just sent something waits for the answer, and would otherwise wait without a word.
        if (this.#sending) this.#console.show([words[state]]);
        else this.#notes.push(words[state]);
        this.#wake();
      },
      onLost: (message, code = '') => {
        this.#lost = refusalText({ code, message }, visit.locale);
        this.#wake();
      },
    });
  }

  close(): void {
    this.#link.close();
  }

  async run(): Promise<void> {
    for (;;) {
      await this.#news();
      if (this.#lost !== undefined) throw new UsageError(this.#lost);
      if (this.#room === undefined) {
        await this.#changed();
        continue;
      }
      if (this.#room.table.status === 'over' && !this.#console.isTerminal) return;
      if ((await this.#turn(this.#room)) === 'quit') return;
    }
  }

  /** A key, a line or news, whichever comes first. */
  async #turn(room: Room): Promise<'quit' | undefined> {
    if (this.#keys !== undefined) return this.#oneKey(room, this.#keys);
    this.#line ??= this.#console.ask('> ');
    const typed = await Promise.race([this.#line.then((text) => ({ text })), this.#changed()]);
    if (typed === undefined) return undefined;
    this.#line = undefined;
    this.#typing = false;
    return typed.text === undefined ? 'quit' : this.#do(room, typed.text);
  }

  async #oneKey(room: Room, keys: KeyPlay): Promise<'quit' | undefined> {
    this.#line = undefined; // the line editor is closed while keys are read
    const unwanted = new AbortController();
    const key = this.#console.key(unwanted.signal).then((pressed) => ({ pressed }));
    const got = await Promise.race([key, this.#changed()]);
    if (got === undefined) {
      unwanted.abort();
      return undefined;
    }
    if (got.pressed === undefined) return 'quit';
    const came = keys.press(got.pressed);
    if (came === 'words') this.#typing = true;
    else if (came !== undefined && room.seat !== undefined) {
      const event = room.entry.game.notation.makeEvent({ by: room.seat, action: came.action });
      // Nothing to decide before it is known what came of it.
      if (await this.#send({ type: 'act', event })) await this.#changed();
    }
    return undefined;
  }

  /** Resolves with undefined when there is something new. */
  #changed(): Promise<undefined> {
    if (this.#waiting.length > 0 || this.#lost !== undefined) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.#wake = () => resolve(undefined);
    });
  }

  async #news(): Promise<void> {
    const { locale, visitor } = this.#visit;
    const words = tableWords(locale);
    for (const update of this.#waiting.splice(0)) {
      if (this.#room === undefined)
        this.#room = new Room(update, { locale, paint: this.#console.paint }, words.takenBack);
      else this.#room.take(update);
    }
    if (this.#room === undefined) return;
    await this.#sit(this.#room);
    if (this.#room.table.status === 'over') await this.#keep();
    const screen = { width: this.#console.width, server: visitor.server, notes: this.#notes.splice(0) };
    this.#keys = this.#keysFor(this.#room);
    this.#console.show(
      this.#keys === undefined
        ? screenOf(this.#room, screen)
        : keysScreen(this.#room, this.#keys.lines(this.#room.frame(screen.width)), screen),
    );
  }

  /** A decision that is better taken by keys; the one under way goes on as long as it is the same. */
  #keysFor({ entry, view, seat, isAwaited }: Room): KeyPlay | undefined {
    if (!this.#console.isTerminal || this.#typing || seat === undefined || !isAwaited) return undefined;
    if (this.#keys?.look(view) === true) return this.#keys;
    return keyPlayFor(entry.text, { view, seat, locale: this.#visit.locale });
  }

  /** Takes the wanted seat, or the first free one, as long as the game has not started. */
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
    const file = newFile(this.#room.entry.game.id);
    keep(file, record);
    this.#notes.push(tableWords(locale).saved(file));
  }

  async #do(room: Room, typed: string): Promise<'quit' | undefined> {
    const meaning = meaningOf(room, typed);
    if (meaning === 'quit') return 'quit';
    if (meaning !== undefined && 'show' in meaning) this.#notes.push(...meaning.show);
    if (meaning !== undefined && 'send' in meaning) await this.#send(meaning.send);
    return undefined;
  }

  /** False when the server refuses it. */
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
