// One table followed over a connection that comes back by itself. After a gap it asks for what it missed, and sends again
// what was not answered: the ids of the commands make sure that nothing happens twice. Browsers and programs bring their
// own sockets and timers.
import { CLOSE_CODES } from './close-codes.ts';
import type { Command } from './from-client.ts';
import type { ServerMessage } from './from-server.ts';
import { PROTOCOL_VERSION } from './version.ts';

export type Update = Extract<ServerMessage, { type: 'update' }>;
type Failure = Extract<ServerMessage, { type: 'error' }>;
type WithoutEnvelope<C> = C extends Command ? Omit<C, 'table' | 'id'> : never;
/** A command without the parts the link adds. */
export type CommandBody = WithoutEnvelope<Command>;

export class CommandRefused extends Error {
  readonly code: string;
  readonly rule: string | undefined;

  constructor({ code, message, rule }: Failure) {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}

/** What a socket reports. */
export interface WireListener {
  opened(): void;
  heard(text: string): void;
  /** With the code of the closing frame, or 0. */
  closed(code: number): void;
  /** The server does not want this guest. */
  forbidden(): void;
}

export interface Wire {
  readonly isOpen: () => boolean;
  send(text: string): void;
  close(): void;
  /** As a bad network would. */
  drop(): void;
}

export interface LinkEnvironment {
  dial(listener: WireListener): Wire;
  newId(): string;
  /** Runs it later; the answer stops it. */
  after(milliseconds: number, run: () => void): () => void;
}

export interface LinkOptions {
  readonly code: string;
  readonly key?: string | undefined;
  /** 0 asks for the whole log; undefined for what comes from now on. */
  readonly since?: number | undefined;
  readonly onUpdate?: (update: Update) => void;
  readonly onMessage?: (message: ServerMessage) => void;
  readonly onConnection?: (state: 'up' | 'down') => void;
  /** Something that does not get better by trying again. */
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

export class Link {
  readonly #environment: LinkEnvironment;
  readonly #options: LinkOptions;
  readonly #pending = new Map<string, Pending>();
  #wire: Wire | undefined;
  #since: number | undefined;
  #pause = FIRST_PAUSE;
  #cancel: () => void = () => undefined;
  #closed = false;
  /** The server has heard our hello on this wire: before that it listens to nothing else. */
  #welcome = false;
  /** Messages heard so far. */
  #heard = 0;

  constructor(environment: LinkEnvironment, options: LinkOptions) {
    this.#environment = environment;
    this.#options = options;
    this.#since = options.since;
    this.#connect();
  }

  /** Resolves with its sequence number when it is written for good. */
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

  /** Hears no more words of this guest, or hears them again, and asks for the log anew. */
  mute(guest: string, { on }: { readonly on: boolean }): void {
    if (this.#wire?.isOpen()) this.#wire.send(JSON.stringify({ type: 'mute', guest, on }));
    this.again();
  }

  /** Asks for the log anew, from the beginning: one sees it with other eyes now. */
  again(): void {
    this.#since = 0;
    if (this.#wire?.isOpen()) this.#watch(this.#wire);
  }

  /** Drops the connection as a bad network would; it comes back. */
  drop(): void {
    this.#wire?.drop();
  }

  /**
   * The network is there again, or the device woke up: tries at once. A connection that seems open may have died
   * meanwhile: if nothing is heard on it soon, it is dropped.
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
        else wire.close(); // another one has taken its place, and everything would be heard twice
      },
      heard: (text) => {
        if (wire === this.#wire) this.#hear(JSON.parse(text) as ServerMessage);
      },
      forbidden: () => this.#lose('not allowed', 'no-guest'),
      closed: (code) => {
        if (wire !== this.#wire) return;
        // Another node takes over: nothing is down unless it does not answer.
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
    const { code, key } = this.#options;
    if (!this.#welcome) wire.send(JSON.stringify({ type: 'hello', v: PROTOCOL_VERSION }));
    wire.send(JSON.stringify({ type: 'watch', table: code, since: this.#since, key }));
  }

  #comeBack(): void {
    if (this.#closed) return;
    this.#cancel();
    // Not all at the same moment when a server with thousands of them stops.
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
    else if (failure.code === 'no-such-table' || failure.code === 'no-spectators')
      this.#lose(failure.message, failure.code);
  }

  /** What failed without an id was the watching itself: unless it is asked for again, nothing more is heard of the table. */
  #tryAgainSoon({ id }: Failure): void {
    this.#environment.after(AGAIN_PAUSE, () => {
      if (!this.#wire?.isOpen()) return; // it is sent again with the connection
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
