// The peer: boardgame.io's server with its in-memory store, the same rules, the same kind of load. It writes nothing to
// disk, so its work is easier.
import { createRequire } from 'node:module';
import { randomAction, rngOf, type Seat } from '@planisphere/core';
import { gameOf } from '../base/game.ts';
import { Child } from './child.ts';
import { type Figure, figure, percentile } from './figures.ts';
import { pause } from './load.ts';
import { LOAD_GAME } from './load-game.ts';
import { peerGame } from './peer-game.ts';

const require = createRequire(import.meta.url);
const TABLES = 100;
/** Milliseconds before counting. */
const WARM_UP = 6000;

const program = `await import(${JSON.stringify(new URL('./peer-server.js', import.meta.url).href)});`;

interface PeerState {
  readonly G: { readonly at: string; readonly draws: number };
  readonly ctx: { readonly gameover?: unknown };
}

interface PeerClient {
  start(): void;
  stop(): void;
  getState(): PeerState | null;
  subscribe(listener: (state: PeerState | null) => void): void;
  readonly moves: { play(text: string): void };
}

function clientsOf(url: string, match: number): readonly PeerClient[] {
  const { Client } = require('boardgame.io/client') as { Client: (options: object) => PeerClient };
  const { SocketIO } = require('boardgame.io/multiplayer') as { SocketIO: (options: object) => unknown };
  return ['0', '1'].map((playerID) => {
    const client = Client({
      game: peerGame(),
      multiplayer: SocketIO({ server: url }),
      matchID: `match${match}`,
      playerID,
      debug: false,
    });
    client.start();
    return client;
  });
}

/** Two clients that play one match after another, as fast as their moves reach each other. */
class PeerPair {
  readonly #url: string;
  readonly #game = gameOf(LOAD_GAME);
  readonly #delays: number[];
  #clients: readonly PeerClient[] = [];
  /** How many moves each of them has seen. */
  #seen = [-1, -1];
  #sent: { readonly at: number; readonly by: number } | undefined;
  #acted = -1;

  constructor(url: string, delays: number[]) {
    this.#url = url;
    this.#delays = delays;
    this.#begin();
  }

  stop(): void {
    for (const client of this.#clients) client.stop();
    this.#clients = [];
  }

  #begin(): void {
    this.stop();
    this.#seen = [-1, -1];
    this.#sent = undefined;
    this.#acted = -1;
    const clients = clientsOf(this.#url, matches++);
    this.#clients = clients;
    clients.forEach((client, index) => {
      client.subscribe((state) => {
        if (state !== null && this.#clients === clients) this.#look(index, state);
      });
    });
  }

  #look(index: number, { G: { draws } }: PeerState): void {
    if (draws <= (this.#seen[index] ?? -1)) return;
    this.#seen[index] = draws;
    if (this.#sent !== undefined && index !== this.#sent.by)
      this.#delays.push(performance.now() - this.#sent.at);
    // A client that has not seen the last move would be refused the next one.
    if (this.#seen[0] === this.#seen[1]) setImmediate(() => this.#act(draws));
  }

  #act(draws: number): void {
    const at = this.#game.notation.parse(this.#clients[0]?.getState()?.G.at ?? '');
    if (!at.ok || this.#acted === draws) return;
    this.#acted = draws;
    const awaiting = this.#game.awaiting(at.value);
    if (awaiting.kind !== 'seats') {
      this.#begin();
      return;
    }
    const by = awaiting.seats[0] as Seat;
    const turn = { seat: by, rng: rngOf(`${matches} ${draws}`) };
    const action = randomAction(this.#game, this.#game.view(at.value, by), turn);
    this.#sent = { at: performance.now(), by };
    this.#clients[by]?.moves.play(this.#game.notation.makeEvent({ by, action }));
  }
}

let matches = 0;

export async function* peerFigures(seconds: number): AsyncGenerator<Figure> {
  const server = await Child.start({}, program);
  const delays: number[] = [];
  const pairs = Array.from({ length: TABLES }, () => new PeerPair(server.url, delays));
  await pause(WARM_UP);
  delays.length = 0;
  await pause(seconds * 1000);
  const counted = [...delays];
  for (const pair of pairs) pair.stop();
  await server.stop();
  const of = (what: string): string => `boardgame.io in memory, ${TABLES * 2} players: ${what}`;
  yield figure(of('actions per second, not durable'), counted.length / seconds, '/s');
  yield figure(of("send to opponent's screen, 50 %"), percentile(counted, 0.5), 'ms');
  yield figure(of("send to opponent's screen, 99 %"), percentile(counted, 0.99), 'ms');
}
