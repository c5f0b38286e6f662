// What one hostile guest can try under the server's own limits: each attack goes on until it is told to stop.
import { connect, type Socket } from 'node:net';
import { randomCode } from '@planisphere/protocol';
import { Visitor } from '@planisphere/server/client';
import type WebSocket from 'ws';
import { pause } from './load.ts';
import { LOAD_GAME } from './load-game.ts';
import { type Headers, openSocket } from './player.ts';

const SOCKETS = 5;
/** How many messages are sent without waiting for an answer. */
const BURST = 60;

export interface Attack {
  readonly name: string;
  /** Prepares the attack and returns the step to repeat endlessly. */
  readonly prepare: (guest: Hostile) => Promise<() => Promise<void>>;
}

export class Hostile {
  readonly url: string;
  readonly visitor: Visitor;
  /** Tables with a long log. */
  readonly tables: readonly string[];
  readonly #sockets = new Set<WebSocket>();
  readonly #connections = new Set<Socket>();

  readonly #headers: Headers;

  constructor(url: string, known: { readonly tables: readonly string[]; readonly number: number }) {
    this.url = url;
    this.tables = known.tables;
    this.#headers = { 'x-forwarded-for': `198.51.100.${known.number}` };
    this.visitor = new Visitor(url, '', this.#headers);
  }

  /** Undefined if the server refuses the connection. */
  async socket(): Promise<WebSocket | undefined> {
    const socket = await openSocket(this.url, this.visitor.cookie, this.#headers).catch(() => undefined);
    if (socket === undefined) return undefined;
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    return socket;
  }

  connection(): Socket {
    const { hostname, port } = new URL(this.url);
    const socket = connect(Number(port), hostname);
    this.#connections.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.#connections.delete(socket));
    return socket;
  }

  get connections(): number {
    return this.#connections.size;
  }

  stop(): void {
    for (const socket of this.#sockets) socket.terminate();
    for (const socket of this.#connections) socket.destroy();
  }
}

/** Sockets that reconnect as soon as they are closed, all sending the same message. */
async function flood(guest: Hostile, message: () => object): Promise<() => Promise<void>> {
  const sockets: (WebSocket | undefined)[] = new Array(SOCKETS).fill(undefined);
  return async () => {
    for (const [index, socket] of sockets.entries()) {
      if (socket === undefined || socket.readyState > socket.OPEN) sockets[index] = await guest.socket();
      for (let each = 0; each < BURST; each++) sockets[index]?.send(JSON.stringify(message()));
    }
    await pause(20);
  };
}

interface Games {
  readonly games: readonly { readonly id: string; readonly levels: readonly string[] }[];
}

async function table(guest: Hostile, levels: readonly string[]): Promise<string> {
  const seats = levels.map((level) =>
    level === '' ? ({ kind: 'person' } as const) : ({ kind: 'bot', level } as const),
  );
  return (await guest.visitor.open({ game: LOAD_GAME, seats: [...seats] })).code;
}

const code = (): string => randomCode((n) => Math.floor(Math.random() * n));

export const ATTACKS: readonly Attack[] = [
  { name: 'nothing', prepare: async () => () => pause(50) },
  {
    name: 'the whole log again and again',
    prepare: (guest) => {
      let next = 0;
      const table = (): string => guest.tables[next++ % guest.tables.length] ?? '';
      return flood(guest, () => ({ type: 'watch', table: table(), since: 0 }));
    },
  },
  {
    name: 'coming back for more messages',
    prepare: async (guest) => async () => {
      const socket = await guest.socket();
      for (let each = 0; each < BURST; each++) socket?.send('{"type":"ping"}');
      await pause(socket === undefined ? 50 : 5);
      socket?.close();
    },
  },
  {
    name: 'guessing codes',
    prepare: async (guest) => {
      const watch = await flood(guest, () => ({ type: 'watch', table: code() }));
      return async () => {
        await Promise.all([watch(), guest.visitor.table(code()).catch(() => undefined)]);
      };
    },
  },
  {
    name: 'talking without end',
    prepare: async (guest) => {
      const own = await table(guest, ['', '']);
      let said = 0;
      return flood(guest, () => ({ type: 'say', table: own, id: `${said++}`, text: 'x'.repeat(280) }));
    },
  },
  {
    name: 'bodies that never come',
    prepare: async (guest) => async () => {
      if (guest.connections < 500) {
        const head =
          'PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{';
        guest.connection().write(head);
      }
      await pause(2);
    },
  },
  {
    name: '30 tables of bots alone',
    prepare: async (guest) => {
      const { games } = (await guest.visitor.call('GET', '/api/games')) as Games;
      const strongest = games.find(({ id }) => id === LOAD_GAME)?.levels.at(-1) ?? '';
      for (let each = 0; each < 30; each++) await table(guest, [strongest, strongest]).catch(() => '');
      return () => pause(50);
    },
  },
];
