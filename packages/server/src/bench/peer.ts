// The peer: boardgame.io's server with its in-memory store, the same rules, the same kind of load. It writes nothing to a
// disk, so it has the easier job.
import { createRequire } from 'node:module';
import { type Game, randomAction, rngOf, type Seat } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import { Child } from './child.ts';
import { type Figure, figure, percentile } from './figures.ts';
import { pause } from './load.ts';
import { peerGame } from './peer-game.ts';

const require = createRequire(import.meta.url);
const TABLES = 100;

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

interface Measured {
  readonly delays: number[];
  over: boolean;
}

/** One pair that plays as fast as its moves reach the other. */
function playPair(clients: readonly PeerClient[], seed: string, measured: Measured): void {
  const { game } = findGame('stellar') as { game: Game };
  const rng = rngOf(seed);
  let last = -1;
  let sent = 0;
  let by = -1;
  const act = (): void => {
    if (measured.over) return;
    const state = clients[0]?.getState();
    const at = state === null || state === undefined ? undefined : game.notation.parse(state.G.at);
    if (at === undefined || !at.ok) return;
    const awaiting = game.awaiting(at.value);
    if (awaiting.kind !== 'seats') return;
    by = awaiting.seats[0] as Seat;
    const action = randomAction(game, game.view(at.value, by as Seat), { seat: by as Seat, rng });
    sent = performance.now();
    clients[by]?.moves.play(game.notation.makeEvent({ by: by as Seat, action }));
  };
  clients.forEach((client, index) => {
    client.subscribe((state) => {
      if (state === null || state.G.draws <= last) return;
      if (last >= 0 && index === by) return; // the opponent's screen counts
      if (last >= 0) measured.delays.push(performance.now() - sent);
      last = state.G.draws;
      setImmediate(act);
    });
  });
}

export async function* peerFigures(seconds: number): AsyncGenerator<Figure> {
  const server = await Child.start({}, program);
  const measured: Measured = { delays: [], over: false };
  const pairs = Array.from({ length: TABLES }, (_, index) => clientsOf(server.url, index));
  pairs.forEach((clients, index) => {
    playPair(clients, `pair ${index}`, measured);
  });
  await pause(2000);
  measured.delays.length = 0;
  await pause(seconds * 1000);
  const counted = [...measured.delays];
  measured.over = true;
  for (const client of pairs.flat()) client.stop();
  await server.stop();
  const of = (what: string): string => `boardgame.io in memory, ${TABLES * 2} players: ${what}`;
  yield figure(of('actions per second, not durable'), counted.length / seconds, '/s');
  yield figure(of("send to opponent's screen, 50 %"), percentile(counted, 0.5), 'ms');
  yield figure(of("send to opponent's screen, 99 %"), percentile(counted, 0.99), 'ms');
}
