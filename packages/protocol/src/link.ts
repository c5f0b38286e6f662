// Follows one table over a connection that reconnects by itself. After a gap it asks for the missed entries and resends
// unanswered commands; their ids keep the server from carrying them out twice. Browsers and programs supply sockets and
// timers.
import { CLOSE_CODES } from './close-codes.ts';
import type { ClientMessage, Command } from './from-client.ts';
import type { ServerMessage } from './from-server.ts';
import type { SanctionInfo } from './moderation.ts';
import { PROTOCOL_VERSION } from './version.ts';

export type Update = Extract<ServerMessage, { type: 'update' }>;
type Failure = Extract<ServerMessage, { type: 'error' }>;
type WithoutEnvelope<C> = C extends Command ? Omit<C, 'table' | 'id'> : never;
/** A command without the table and id, which the link adds. */
export type CommandBody = WithoutEnvelope<Command>;

export class CommandRefused extends Error {
  readonly code: string;
  readonly rule: string | undefined;
  readonly sanction: SanctionInfo | undefined;

  constructor({ code, message, rule, sanction }: Failure) {
    super(message);
    this.code = code;
    this.rule = rule;
    this.sanction = sanction;
  }
}

/** What a socket calls when something happens to it. */
export interface WireListener {
  opened(): void;
  heard(text: string): void;
  /** `code` is the one of the closing frame, or 0. */
  closed(code: number): void;
  /** The server refuses this guest. */
  forbidden(): void;
}

export interface Wire {
  readonly isOpen: () => boolean;
  send(text: string): void;
  close(): void;
  /** Ends without a closing frame, like a network failure. */
  drop(): void;
}

export interface LinkEnvironment {
  dial(listener: WireListener): Wire;
  newId(): string;
  /** Runs it later; the returned function cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

export interface LinkOptions {
  readonly code: string;
  readonly key?: string | undefined;
  /** Sent on every connection instead of the watch message of this table. */
  readonly greeting?: (() => ClientMessage) | undefined;
  /** 0 for the whole log; undefined for new entries only. */
  readonly since?: number | undefined;
  readonly onUpdate?: (update: Update) => void;
  readonly onMessage?: (message: ServerMessage) => void;
  readonly onConnection?: (state: 'up' | 'down') => void;
  /** A failure that another try would not repair. */
  readonly onLost?: (reason: string, code?: string) => void;
}

interface Pending {
  readonly text: string;
  readonly resolve: (seq: number) => void;
  readonly reject: (error: Error) => void;
}

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;
const AGAIN_PAUSE = 1000;
const PONG_PAUSE = 4000;
/** What another try would not repair. */
const LOST: readonly string[] = ['no-such-table', 'no-spectators', 'no-such-study'];

export class Link {
  readonly #environment: LinkEnvironment;
  readonly #options: LinkOptions;
  readonly #pending = new Map<string, Pending>();
  #wire: Wire | undefined;
  #since: number | undefined;
  #pause = FIRST_PAUSE;
  #cancel: () => void = () => undefined;
  #closed = false;
  /** The server has answered the hello on this wire; before that it refuses everything else. */
  #welcome = false;
  /** Messages received so far. */
  #heard = 0;

  constructor(environment: LinkEnvironment, options: LinkOptions) {
    this.#environment = environment;
    this.#options = options;
    this.#since = options.since;
    this.#connect();
  }

  /** Resolves with the sequence number once the command is durable. */
  send(command: CommandBody): Promise<number> {
    const id = this.#environment.newId();
    const { code, key } = this.#options;
    const text = JSON.stringify({
      ...command,
      table: code,
      id,
      ...(command.type === 'sit' && key && { key }),
    });
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { text, resolve, reject });
      if (this.#wire?.isOpen()) this.#wire.send(text);
    });
  }

  /** Sends the greeting again, because it has changed. */
  greet(): void {
    if (this.#wire?.isOpen() && this.#welcome) this.#watch(this.#wire);
  }

  /** Mutes or unmutes a guest, and reads the log again. */
  mute(guest: string, { on }: { readonly on: boolean }): void {
    if (this.#wire?.isOpen()) this.#wire.send(JSON.stringify({ type: 'mute', guest, on }));
    this.again();
  }

  /** Reads the log again from the beginning, because this guest may see more or less of it. */
  again(): void {
    this.#since = 0;
    if (this.#wire?.isOpen()) this.#watch(this.#wire);
  }

  /** Drops the connection; the link reconnects. */
  drop(): void {
    this.#wire?.drop();
  }

  /**
   * Reconnects at once, for when the network returns or the device wakes up. An open connection is pinged, and dropped
   * when no answer comes.
   */
  wake(): void {
    if (this.#closed) return;
    if (this.#wire?.isOpen()) {
      const heard = this.#heard;
      this.#wire.send(JSON.stringify({ type: 'ping' }));
      this.#environment.after(PONG_PAUSE, () => {
        if (this.#heard === heard) this.drop();
      });
      return;
    }
    this.#pause = FIRST_PAUSE;
    this.#comeBack();
  }

  close(): void {
    this.#closed = true;
    this.#cancel();
    this.#wire?.close();
    for (const { reject } of this.#pending.values()) reject(new Error('closed'));
    this.#pending.clear();
  }

  #connect(): void {
    let isOpened = false;
    const wire: Wire = this.#environment.dial({
      opened: () => {
        isOpened = true;
        if (wire === this.#wire) this.#greet(wire);
        else wire.close(); // a newer wire is in use
      },
      heard: (text) => {
        if (wire === this.#wire) this.#hear(JSON.parse(text) as ServerMessage);
      },
      forbidden: () => this.#lose('not allowed', 'no-guest'),
      closed: (code) => {
        if (wire !== this.#wire) return;
        // Another node takes over; report a failure only if it does not answer.
        if (code === CLOSE_CODES.moving && isOpened && !this.#closed) return this.#connect();
        this.#options.onConnection?.('down');
        if (code === CLOSE_CODES.reload)
          this.#lose('This program is older or newer than the server.', 'reload');
        else this.#comeBack();
      },
    });
    this.#wire = wire;
  }

  #greet(wire: Wire): void {
    this.#pause = FIRST_PAUSE;
    this.#welcome = false;
    this.#watch(wire);
    for (const { text } of this.#pending.values()) wire.send(text);
    this.#options.onConnection?.('up');
  }

  #watch(wire: Wire): void {
    const { code, key, greeting } = this.#options;
    if (!this.#welcome) wire.send(JSON.stringify({ type: 'hello', v: PROTOCOL_VERSION }));
    const watch = { type: 'watch', table: code, since: this.#since, key };
    wire.send(JSON.stringify(greeting?.() ?? watch));
  }

  #comeBack(): void {
    if (this.#closed) return;
    this.#cancel();
    // Random, so that thousands of clients do not return in the same moment.
    const pause = this.#pause * (0.5 + Math.random() / 2);
    this.#cancel = this.#environment.after(pause, () => this.#connect());
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  #lose(reason: string, code?: string): void {
    this.close();
    this.#options.onLost?.(reason, code);
  }

  #hear(message: ServerMessage): void {
    this.#heard++;
    this.#options.onMessage?.(message);
    if (message.type === 'welcome') this.#welcome = true;
    if (message.type === 'update') {
      this.#since = message.seq;
      this.#options.onUpdate?.(message);
    }
    if (message.type === 'done') this.#settle(message.id)?.resolve(message.seq);
    if (message.type === 'error') this.#failed(message);
  }

  #failed(failure: Failure): void {
    if (failure.code === 'too-fast' || failure.code === 'server-error') this.#tryAgainSoon(failure);
    else if (failure.id !== undefined) this.#settle(failure.id)?.reject(new CommandRefused(failure));
    else if (LOST.includes(failure.code)) this.#lose(failure.message, failure.code);
  }

  /** A failure without an id concerns the `watch` message, which has to be sent again. */
  #tryAgainSoon({ id }: Failure): void {
    this.#environment.after(AGAIN_PAUSE, () => {
      if (!this.#wire?.isOpen()) return; // reconnecting sends it
      if (id === undefined) this.#watch(this.#wire);
      for (const { text } of this.#pending.values()) this.#wire.send(text);
    });
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }
}
