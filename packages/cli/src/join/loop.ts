// The terminal at a table on a server: shows what comes, sends what is typed, whichever happens first.

import type { Locale } from '@planisphere/core';
import { CommandRefused, TableLink, type Update, type Visitor } from '@planisphere/server/client';
import type { Console } from '../play/console.ts';
import { keep, newFile } from '../play/keep.ts';
import { UsageError } from '../usage.ts';
import { meaningOf } from './line.ts';
import { Room } from './room.ts';
import { screenOf } from './show.ts';
import { tableWords } from './words.ts';

export interface Visit {
  readonly visitor: Visitor;
  readonly code: string;
  readonly key: string | undefined;
  readonly seat: string | undefined;
  readonly locale: Locale;
}

export async function joinLoop(visit: Visit, console: Console): Promise<void> {
  const sitting = new Sitting(visit, console);
  try {
    await sitting.run();
  } finally {
    sitting.close();
  }
}

class Sitting {
  readonly #visit: Visit;
  readonly #console: Console;
  readonly #link: TableLink;
  readonly #notes: string[] = [];
  readonly #waiting: Update[] = [];
  #room: Room | undefined;
  #lost: string | undefined;
  #wake: () => void = () => undefined;
  #seated = false;
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
        if (this.#room !== undefined) this.#notes.push(words[state]);
        this.#wake();
      },
      onLost: (reason) => {
        this.#lost = reason;
        this.#wake();
      },
    });
  }

  close(): void {
    this.#link.close();
  }

  async run(): Promise<void> {
    let line: Promise<string | undefined> | undefined;
    for (;;) {
      await this.#news();
      if (this.#lost !== undefined) throw new UsageError(this.#lost);
      if (this.#room === undefined) {
        await this.#changed();
        continue;
      }
      if (this.#room.table.status === 'over' && !this.#console.isTerminal) return;
      line ??= this.#console.ask('> ');
      const typed = await Promise.race([line.then((text) => ({ text })), this.#changed()]);
      if (typed === undefined) continue;
      line = undefined;
      if (typed.text === undefined || (await this.#do(typed.text)) === 'quit') return;
    }
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
    this.#console.show(screenOf(this.#room, screen));
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
    const file = newFile(this.#room.entry.game.id);
    keep(file, await this.#visit.visitor.record(this.#visit.code));
    this.#notes.push(tableWords(this.#visit.locale).saved(file));
  }

  async #do(typed: string): Promise<'quit' | undefined> {
    const meaning = meaningOf(this.#room as Room, typed);
    if (meaning === 'quit') return 'quit';
    if (meaning !== undefined && 'show' in meaning) this.#notes.push(...meaning.show);
    if (meaning !== undefined && 'send' in meaning) await this.#send(meaning.send);
    return undefined;
  }

  async #send(deed: Parameters<TableLink['send']>[0]): Promise<void> {
    try {
      await this.#link.send(deed);
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error;
      this.#notes.push(this.#console.paint(error.message, 'warn'));
    }
  }
}
