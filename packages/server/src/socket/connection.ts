// One socket of a guest: decodes messages, passes them to the tables, sends updates. Every command is answered with `done` or
// with a coded error; no message can stop the server.
import type { Writable } from 'node:stream';
import { type Fault, makeFault } from '@planisphere/core';
import {
  CLOSE_CODES,
  type ClientMessage,
  type Command,
  decodeMessage,
  type GuestInfo,
  type MessageOf,
  PROTOCOL_VERSION,
  type RefusalCode,
  type ServerMessage,
} from '@planisphere/protocol';
import type { WebSocket } from 'ws';
import type { Payer } from '../limits/payer.ts';
import type { ServerContext } from '../server-context.ts';
import { readGuest, setMute } from '../store/guests.ts';
import type { StudyWatcher } from '../study/attendance.ts';
import { admit, eyesFor } from '../table/admission.ts';
import { infoOfGuest } from '../table/guest-info.ts';
import type { LiveTable } from '../table/live.ts';
import { nextRound, timed } from '../table/rounds.ts';
import type { Serial } from '../table/serial.ts';
import type { Watcher } from '../table/watcher.ts';
import { holdFrames } from './outbox.ts';
import type { Presence } from './presence.ts';

/** A client with more unread bytes is disconnected; it can reconnect and ask for the rest. */
const MOST_UNREAD = 1 << 20;
const MOST_WATCHED = 20;
const MOST_ATTENDED = 5;
/** Unanswered commands of one socket. */
const MOST_PENDING = 50;

/** Milliseconds of work for one guest before the others are served. */
const TURN = 4;
/** Milliseconds for which a socket over its limit is not read. */
const PAUSE = { least: 50, most: 5000 };

/** What all sockets of a guest share. */
export interface Guard {
  readonly muted: Set<string>;
  /** Messages of all sockets, one at a time. */
  readonly line: Serial;
  /** Milliseconds of work in this turn. */
  worked: number;
}

export interface ConnectionParts {
  readonly server: ServerContext;
  readonly presence: Presence;
  readonly guard: Guard;
  readonly payer: Payer;
  /** The id of the device. */
  readonly device: string;
  readonly stream: Writable;
}

export class Connection {
  #guest: GuestInfo;
  /** The id of the device it comes from. */
  readonly device: string;
  readonly #socket: WebSocket;
  /** The connection below the socket. */
  readonly #stream: Writable;
  readonly #server: ServerContext;
  readonly #presence: Presence;
  readonly #guard: Guard;
  readonly #payer: Payer;
  readonly #watching = new Map<string, { table: LiveTable; watcher: Watcher }>();
  readonly #attending = new Map<string, StudyWatcher>();
  #greeted = false;
  #pending = 0;
  #overruns = 0;
  #closed = false;

  constructor(socket: WebSocket, guest: GuestInfo, around: ConnectionParts) {
    this.#socket = socket;
    this.#guest = guest;
    this.device = around.device;
    this.#server = around.server;
    this.#presence = around.presence;
    this.#guard = around.guard;
    this.#stream = around.stream;
    this.#payer = around.payer;
  }

  get guest(): GuestInfo {
    return this.#guest;
  }

  async receive(data: Buffer, binary: boolean): Promise<void> {
    if (this.#closed) return;
    if (!this.#payer.maySpeak()) return this.#tooFast();
    if (binary) return this.fail('binary', 'Messages are text.');
    const message = timed(this.#charge, () => decodeMessage(data.toString('utf8')));
    if (!message.ok) return this.fail(message.fault, makeFault(message.fault));
    if (!this.#greeted && message.value.type !== 'hello') return this.fail('no-hello', 'Say hello first.');
    if (message.value.type === 'ping') return this.send({ type: 'pong' }); // also while commands are pending
    if (message.value.type === 'hello') return this.#hello(message.value);
    if (this.#pending >= MOST_PENDING)
      return this.fail('too-many', 'Wait for an answer first.', message.value);
    this.#pending++;
    const { value } = message;
    await this.#guard.line.run(() => this.#inTurn(value));
    this.#pending--;
  }

  /** After one turn of work, other guests are served first. */
  async #inTurn(message: Exclude<ClientMessage, { type: 'ping' | 'hello' }>): Promise<void> {
    try {
      if (this.#payer.hasTime()) await this.#hear(message);
      else this.#tooFast(message);
    } catch (error) {
      this.#server.failed('message', error);
      this.fail('server-error', 'Something went wrong here; try again.', message);
    }
    if (this.#guard.worked < TURN) return;
    await nextRound();
    this.#guard.worked = 0;
  }

  readonly #charge = (milliseconds: number): void => {
    this.#guard.worked += milliseconds;
    this.#payer.charge(milliseconds);
  };

  /** Stops reading until the allowance has refilled; disconnects a client that goes on sending. */
  #tooFast(about?: object): void {
    if (++this.#overruns > 200) this.close(CLOSE_CODES.tooFast, 'too fast');
    else this.fail('too-fast', 'Slow down.', about);
    if (this.#socket.isPaused || this.#overruns > 200) return;
    this.#socket.pause();
    const wait = Math.min(PAUSE.most, Math.max(PAUSE.least, this.#payer.wait()));
    setTimeout(() => this.#socket.resume(), wait).unref();
  }

  async #hear(message: Exclude<ClientMessage, { type: 'ping' | 'hello' }>): Promise<void> {
    switch (message.type) {
      case 'unwatch':
        return this.#leave(message.table);
      case 'mute':
        return this.#mute(message);
      case 'attend':
        return this.#attend(message);
      case 'depart':
        return this.#depart(message.study);
      default:
        return this.#atTable(message);
    }
  }

  /** Messages about a table. One that does not admit the guest is answered like one that does not exist. */
  async #atTable(message: MessageOf<'watch'> | Command): Promise<void> {
    const table = await this.#server.tables.get(message.table, this.#charge);
    const visitor = {
      guest: this.guest.id,
      key: 'key' in message ? message.key : undefined,
      watching: this.#watching.has(message.table),
    };
    const admission = admit(table, visitor, this.#payer);
    if (admission === 'too-many')
      return this.fail('too-fast', 'Too many wrong codes were tried; try again in a minute.', message);
    if (admission === 'no-such-table')
      return this.fail('no-such-table', 'This table does not exist, or is not open to you.', message);
    return message.type === 'watch' ? this.#watch(admission, message) : this.#command(admission, message);
  }

  #hello({ v }: MessageOf<'hello'>): void {
    if (v !== PROTOCOL_VERSION) {
      this.fail('reload', `This server speaks version ${PROTOCOL_VERSION}: reload the page.`);
      this.#socket.close(CLOSE_CODES.reload, 'reload');
      return;
    }
    this.#greeted = true;
    this.send({ type: 'welcome', v: PROTOCOL_VERSION, you: this.guest });
  }

  async #watch(table: LiveTable, message: MessageOf<'watch'>): Promise<void> {
    if (this.#closed) return; // disconnected meanwhile
    const wanted = eyesFor(table, this.guest, message);
    if (!wanted.ok) return this.fail(wanted.refused.code, wanted.refused.message);
    if (!this.#watching.has(message.table) && this.#watching.size >= MOST_WATCHED)
      return this.fail('too-many', 'You follow too many tables.');
    const before = this.#watching.get(message.table);
    const watcher: Watcher = {
      viewer: 'table',
      wanted: wanted.seat,
      guest: this.#guest,
      muted: this.#guard.muted,
      charge: this.#charge,
      send: (text) => this.sendText(text),
      sendAway: () => {
        this.fail('no-spectators', 'The game has started, and nobody may look on at this table.');
        this.#leave(message.table);
      },
    };
    // The second watch replaces the first: presence does not change.
    before?.table.leave(before.watcher);
    this.#watching.set(message.table, { table, watcher });
    await table.watch(watcher, message.since);
    if (before === undefined) this.#presence.changed(table);
  }

  #leave(code: string): void {
    const watched = this.#watching.get(code);
    if (watched === undefined) return;
    this.#watching.delete(code);
    watched.table.leave(watched.watcher);
    if (!watched.table.hasHere(this.guest.id)) this.#server.left(watched.table, this.guest.id);
    this.#presence.changed(watched.table);
  }

  async #mute({ guest, on }: MessageOf<'mute'>): Promise<void> {
    if (on && this.#guard.muted.size >= 500) return this.fail('too-many', 'You have muted too many.');
    await setMute(this.#server.sql, { guest: this.guest.id, muted: guest, on });
    if (on) this.#guard.muted.add(guest);
    else this.#guard.muted.delete(guest);
  }

  /** Enters a study, or looks at another place in it. */
  async #attend(message: MessageOf<'attend'>): Promise<void> {
    const { study: id, key, chapter = '', line = '', leads } = message;
    const at = { chapter, line, ...(leads && { leads: true as const }) };
    const { attendance } = this.#server.studies;
    const known = this.#attending.get(id);
    if (known !== undefined) {
      known.at = at;
      return attendance.moved(id);
    }
    const admitted = await this.#server.studies.admit(id, { guest: this.guest.id, key });
    if (admitted === undefined)
      return this.fail('no-such-study', 'This study does not exist, or is not open to you.', message);
    if (this.#attending.size >= MOST_ATTENDED) return this.fail('too-many', 'You look at too many studies.');
    if (this.#closed) return; // disconnected meanwhile
    await this.#nameAnew();
    const watcher: StudyWatcher = { guest: () => this.#guest, send: (text) => this.sendText(text), at };
    this.#attending.set(id, watcher);
    attendance.come(id, watcher, admitted.row.seq);
  }

  #depart(id: string): void {
    const watcher = this.#attending.get(id);
    if (watcher === undefined) return;
    this.#attending.delete(id);
    this.#server.studies.attendance.leave(id, watcher);
  }

  /** Reads the current name: it may have changed, on any node, since the socket opened. */
  async #nameAnew(): Promise<void> {
    const row = await readGuest(this.#server.sql, this.#guest.id);
    if (row === undefined || (row.name === this.#guest.name && row.emblem === this.#guest.emblem)) return;
    this.#guest = infoOfGuest(row);
    for (const { table, watcher } of this.#watching.values()) {
      watcher.guest = this.#guest;
      this.#presence.changed(table);
    }
  }

  async #command(table: LiveTable, command: Command): Promise<void> {
    if (command.type === 'sit' || command.type === 'say') await this.#nameAnew();
    const outcome = await table.perform(command, this.guest, this.#charge);
    if ('seq' in outcome) return this.send({ type: 'done', id: command.id, seq: outcome.seq });
    this.send({ type: 'error', id: command.id, ...outcome.refused });
  }

  fail(code: RefusalCode | Fault, message: string, about?: object): void {
    const id = about !== undefined && 'id' in about ? { id: about.id as string } : {};
    this.send({ type: 'error', code: typeof code === 'string' ? code : code.code, message, ...id });
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_UNREAD) this.#socket.close(CLOSE_CODES.tooSlow, 'too slow');
    else {
      holdFrames(this.#stream);
      this.#socket.send(text);
    }
  }

  /** Later messages are ignored. */
  close(code: number, reason: string): void {
    this.#closed = true;
    this.#socket.resume(); // to receive the closing frame of the client
    this.#socket.close(code, reason);
  }

  closed(): void {
    this.#closed = true;
    for (const code of [...this.#watching.keys()]) this.#leave(code);
    for (const id of [...this.#attending.keys()]) this.#depart(id);
  }
}
