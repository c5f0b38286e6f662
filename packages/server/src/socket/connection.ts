// One socket of a guest: decodes what comes, passes it to the tables, sends what they have to say. Whatever comes is
// answered with `done` or with a coded error; nothing of it can stop the server.
import { makeFault } from '@planisphere/core';
import {
  type ClientMessage,
  type Command,
  decodeMessage,
  type GuestInfo,
  type MessageOf,
  PROTOCOL_VERSION,
  type ServerMessage,
} from '@planisphere/protocol';
import type { WebSocket } from 'ws';
import type { House } from '../house.ts';
import { setMute } from '../store/guests.ts';
import { eyesFor, mayCome } from '../table/admission.ts';
import type { LiveTable } from '../table/live.ts';
import type { Watcher } from '../table/watcher.ts';
import type { Bucket } from './bucket.ts';
import type { Presence } from './presence.ts';

/** A client that reads this much too slowly is let go; it can come back and ask for the rest. */
const MOST_UNREAD = 1 << 20;
const MOST_WATCHED = 20;
/** Commands of one socket that may be under way at the same time. */
const MOST_PENDING = 50;

/** Close codes of our own (RFC 6455 leaves 4000 and up). */
export const CLOSE = { reload: 4001, tooFast: 4002, tooSlow: 4003, stopping: 1001 } as const;

export interface Guard {
  readonly bucket: Bucket;
  readonly muted: Set<string>;
}

export class Connection {
  readonly guest: GuestInfo;
  /** The id of the device it comes from. */
  readonly device: string;
  readonly #socket: WebSocket;
  readonly #house: House;
  readonly #presence: Presence;
  readonly #guard: Guard;
  readonly #watching = new Map<string, { table: LiveTable; watcher: Watcher }>();
  #greeted = false;
  #pending = 0;
  #overruns = 0;
  #closed = false;

  constructor(
    socket: WebSocket,
    guest: GuestInfo,
    around: { house: House; presence: Presence; guard: Guard; device: string },
  ) {
    this.#socket = socket;
    this.guest = guest;
    this.device = around.device;
    this.#house = around.house;
    this.#presence = around.presence;
    this.#guard = around.guard;
  }

  async receive(data: Buffer, binary: boolean): Promise<void> {
    if (this.#closed) return;
    if (!this.#guard.bucket.take(this.#house.now())) return this.#tooFast();
    if (binary) return this.fail('binary', 'Messages are text.');
    const message = decodeMessage(data.toString('utf8'));
    if (!message.ok) return this.fail(message.fault.code, makeFault(message.fault));
    if (!this.#greeted && message.value.type !== 'hello') return this.fail('no-hello', 'Say hello first.');
    if (message.value.type === 'ping') return this.send({ type: 'pong' }); // also while much is under way
    if (this.#pending >= MOST_PENDING)
      return this.fail('too-many', 'Wait for an answer first.', message.value);
    this.#pending++;
    try {
      await this.#hear(message.value);
    } catch (error) {
      this.#house.failed('message', error);
      this.fail('server-error', 'Something went wrong here; try again.', message.value);
    } finally {
      this.#pending--;
    }
  }

  /** The same message again and again would only make it worse. */
  #tooFast(): void {
    if (++this.#overruns > 200) this.#socket.close(CLOSE.tooFast, 'too fast');
    else this.fail('too-fast', 'Slow down.');
  }

  async #hear(message: Exclude<ClientMessage, { type: 'ping' }>): Promise<void> {
    switch (message.type) {
      case 'hello':
        return this.#hello(message);
      case 'unwatch':
        return this.#leave(message.table);
      case 'mute':
        return this.#mute(message);
      default:
        return this.#atTable(message);
    }
  }

  /** Everything about a table: nobody hears of one that does not let them in. */
  async #atTable(message: MessageOf<'watch'> | Command): Promise<void> {
    const table = await this.#house.tables.get(message.table);
    const visitor = {
      guest: this.guest.id,
      key: 'key' in message ? message.key : undefined,
      watching: this.#watching.has(message.table),
    };
    if (table === undefined || !mayCome(table, visitor))
      return this.fail('no-such-table', 'There is no such table for you.', message);
    return message.type === 'watch' ? this.#watch(table, message) : this.#command(table, message);
  }

  #hello({ v }: MessageOf<'hello'>): void {
    if (v !== PROTOCOL_VERSION) {
      this.fail('reload', `This server speaks version ${PROTOCOL_VERSION}: reload the page.`);
      this.#socket.close(CLOSE.reload, 'reload');
      return;
    }
    this.#greeted = true;
    this.send({ type: 'welcome', v: PROTOCOL_VERSION, you: this.guest });
  }

  async #watch(table: LiveTable, message: MessageOf<'watch'>): Promise<void> {
    if (this.#closed) return; // left while it was looked for
    const wanted = eyesFor(table, this.guest, message);
    if (!wanted.ok) return this.fail(wanted.refused.code, wanted.refused.message);
    if (!this.#watching.has(message.table) && this.#watching.size >= MOST_WATCHED)
      return this.fail('too-many', 'You follow too many tables.');
    const before = this.#watching.get(message.table);
    const watcher: Watcher = {
      viewer: 'table',
      wanted: wanted.seat,
      guest: this.guest,
      muted: this.#guard.muted,
      charge: () => undefined,
      send: (text) => this.sendText(text),
      sendAway: () => {
        this.fail('no-spectators', 'The game has started, and nobody may look on at this table.');
        this.#leave(message.table);
      },
    };
    // The same person again takes the place they had: nobody leaves, nobody comes.
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
    if (!watched.table.hasHere(this.guest.id)) this.#house.left(watched.table, this.guest.id);
    this.#presence.changed(watched.table);
  }

  async #mute({ guest, on }: MessageOf<'mute'>): Promise<void> {
    if (on && this.#guard.muted.size >= 500) return this.fail('too-many', 'You have muted too many.');
    await setMute(this.#house.sql, { guest: this.guest.id, muted: guest, on });
    if (on) this.#guard.muted.add(guest);
    else this.#guard.muted.delete(guest);
  }

  async #command(table: LiveTable, command: Command): Promise<void> {
    const outcome = await table.perform(command, this.guest);
    if ('seq' in outcome) return this.send({ type: 'done', id: command.id, seq: outcome.seq });
    const { code, message, rule } = outcome.refused;
    this.send({ type: 'error', code, message, id: command.id, ...(rule !== undefined && { rule }) });
  }

  fail(code: string, message: string, about?: object): void {
    const id = about !== undefined && 'id' in about ? { id: about.id as string } : {};
    this.send({ type: 'error', code, message, ...id });
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_UNREAD) this.#socket.close(CLOSE.tooSlow, 'too slow');
    else this.#socket.send(text);
  }

  /** Whatever still comes is not heard. */
  close(code: number, reason: string): void {
    this.#closed = true;
    this.#socket.close(code, reason);
  }

  closed(): void {
    this.#closed = true;
    for (const code of [...this.#watching.keys()]) this.#leave(code);
  }
}
