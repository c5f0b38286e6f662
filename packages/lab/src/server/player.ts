// A player of the load: one socket, and no more work than a real game needs. It keeps its view and acts on
// it.
import { type Game, type Rng, randomAction, rngOf, type Seat } from '@planisphere/core';
import { PROTOCOL_VERSION, type ServerMessage } from '@planisphere/protocol';
import WebSocket from 'ws';

/** Sent when a socket opens. */
export type Headers = Readonly<Record<string, string>>;

type Update = Extract<ServerMessage, { type: 'update' }>;

export interface LoadListener {
  /** An update has reached this player's screen. */
  seen(player: LoadPlayer, update: Update): void;
  /** The server has confirmed an action. */
  confirmed(player: LoadPlayer): void;
  refused(player: LoadPlayer): void;
  received?(bytes: number): void;
}

export class LoadPlayer {
  readonly code: string;
  readonly #socket: WebSocket;
  readonly #game: Game;
  readonly #rng: Rng;
  #view = '';
  #you = '';
  mayAct = false;
  over = false;

  private constructor(socket: WebSocket, code: string, parts: { game: Game; listener: LoadListener }) {
    this.#socket = socket;
    this.code = code;
    this.#game = parts.game;
    this.#rng = rngOf(`${code} ${Math.random()}`);
    socket.on('message', (data) => {
      parts.listener.received?.((data as Buffer).length);
      this.#hear(JSON.parse(String(data)) as ServerMessage, parts.listener);
    });
  }

  static async join(
    at: { readonly url: string; readonly cookie: string; readonly headers?: Headers },
    code: string,
    parts: { readonly game: Game; readonly listener: LoadListener },
  ): Promise<LoadPlayer> {
    const socket = await openSocket(at.url, at.cookie, at.headers);
    const player = new LoadPlayer(socket, code, parts);
    socket.send(JSON.stringify({ type: 'watch', table: code }));
    return player;
  }

  sit(seat: string): void {
    this.#socket.send(JSON.stringify({ type: 'sit', table: this.code, id: 'sit', seat }));
  }

  /** Sends any legal action. */
  act(id: string): void {
    const { notation } = this.#game;
    const seat = 'ABCD'.indexOf(this.#you) as Seat;
    const view = notation.parse(this.#view);
    if (!view.ok) throw new Error(view.fault.message);
    const action = randomAction(this.#game, view.value, { seat, rng: this.#rng });
    const event = notation.makeEvent({ by: seat, action });
    this.mayAct = false;
    this.#socket.send(JSON.stringify({ type: 'act', table: this.code, id, event }));
  }

  resign(id: string): void {
    this.mayAct = false;
    this.#socket.send(JSON.stringify({ type: 'resign', table: this.code, id }));
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(message: ServerMessage, listener: LoadListener): void {
    if (message.type === 'done') listener.confirmed(this);
    // The opponent's last message may have crossed this one.
    if (message.type === 'error') listener.refused(this);
    if (message.type !== 'update') return;
    this.#you = message.you;
    if (message.scene !== undefined) {
      this.#view = message.scene.view;
      this.mayAct = message.scene.awaiting.some((seat) => seat === message.you);
      this.over = message.scene.over;
    }
    listener.seen(this, message);
  }
}

export function openSocket(url: string, cookie: string, headers: Headers = {}): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
    headers: { ...headers, cookie },
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', v: PROTOCOL_VERSION }));
      resolve(socket);
    });
  });
}
