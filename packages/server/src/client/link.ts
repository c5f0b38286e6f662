// One table followed over a socket that comes back by itself. After a gap it asks for what it missed, and sends again
// what was not answered: the ids of the commands make sure that nothing happens twice.
import { randomBytes } from 'node:crypto';
import { type Command, PROTOCOL_VERSION, type ServerMessage } from '@planisphere/protocol';
import WebSocket from 'ws';

export type Update = Extract<ServerMessage, { type: 'update' }>;
type Failure = Extract<ServerMessage, { type: 'error' }>;
type WithoutEnvelope<C> = C extends Command ? Omit<C, 'table' | 'id'> : never;
/** A command without the parts the link adds. */
export type Deed = WithoutEnvelope<Command>;

export class CommandRefused extends Error {
  readonly code: string;
  readonly rule: string | undefined;

  constructor({ code, message, rule }: Failure) {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}

export interface LinkOptions {
  readonly server: string;
  readonly cookie: string;
  readonly code: string;
  readonly key?: string | undefined;
  /** 0 asks for the whole log; undefined for what comes from now on. */
  readonly since?: number | undefined;
  readonly onUpdate?: (update: Update) => void;
  readonly onMessage?: (message: ServerMessage) => void;
  readonly onConnection?: (state: 'up' | 'down') => void;
  /** Something that does not get better by trying again. */
  readonly onLost?: (reason: string) => void;
}

interface Pending {
  readonly text: string;
  readonly resolve: (seq: number) => void;
  readonly reject: (error: Error) => void;
}

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;

export class TableLink {
  readonly #options: LinkOptions;
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | undefined;
  #since: number | undefined;
  #pause = FIRST_PAUSE;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#since = options.since;
    this.#connect();
  }

  /** Resolves with its sequence number when it is written for good. */
  send(deed: Deed): Promise<number> {
    const id = randomBytes(9).toString('base64url');
    const { code, key } = this.#options;
    const text = JSON.stringify({ ...deed, table: code, id, ...(deed.type === 'sit' && key && { key }) });
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { text, resolve, reject });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  /** Drops the connection as a bad network would; it comes back. */
  drop(): void {
    this.#socket?.terminate();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    for (const { reject } of this.#pending.values()) reject(new Error('closed'));
    this.#pending.clear();
  }

  #connect(): void {
    const { server, cookie } = this.#options;
    const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/socket`, { headers: { cookie } });
    this.#socket = socket;
    socket.on('open', () => this.#greet(socket));
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as ServerMessage));
    socket.on('unexpected-response', (_, response) => {
      if (response.statusCode === 401 || response.statusCode === 403) this.#lose('not allowed');
      else this.#comeBack();
    });
    socket.on('error', () => undefined); // a close follows
    socket.on('close', (code) => {
      this.#options.onConnection?.('down');
      if (code === 4001) this.#lose('This program is older or newer than the server.');
      else this.#comeBack();
    });
  }

  #greet(socket: WebSocket): void {
    const { code, key } = this.#options;
    this.#pause = FIRST_PAUSE;
    socket.send(JSON.stringify({ type: 'hello', v: PROTOCOL_VERSION }));
    socket.send(JSON.stringify({ type: 'watch', table: code, since: this.#since, key }));
    for (const { text } of this.#pending.values()) socket.send(text);
    this.#options.onConnection?.('up');
  }

  #comeBack(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  #lose(reason: string): void {
    this.close();
    this.#options.onLost?.(reason);
  }

  #hear(message: ServerMessage): void {
    this.#options.onMessage?.(message);
    if (message.type === 'update') {
      this.#since = message.seq;
      this.#options.onUpdate?.(message);
    }
    if (message.type === 'done') this.#settle(message.id)?.resolve(message.seq);
    if (message.type === 'error') this.#failed(message);
  }

  #failed(failure: Failure): void {
    if (failure.code === 'too-fast' || failure.code === 'server-error') this.#sendAgainSoon();
    else if (failure.id !== undefined) this.#settle(failure.id)?.reject(new CommandRefused(failure));
    else if (failure.code === 'no-such-table') this.#lose(failure.message);
  }

  #sendAgainSoon(): void {
    setTimeout(() => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return; // it is sent again with the connection
      for (const { text } of this.#pending.values()) this.#socket.send(text);
    }, 1000).unref();
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }
}
