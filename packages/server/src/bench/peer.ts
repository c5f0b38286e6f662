// The peer: boardgame.io's server with its in-memory store, the same rules, the same kind of load. It writes nothing to a
// disk, so it has the easier job.
import { createRequire } from 'node:module';
import { type Game, randomAction, rngOf, type Seat } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import { Child } from './child.ts';
import { type Figure, figure, percentile } from './figures.ts';
import { pause } from './load.ts';

const require = createRequire(import.meta.url);
const TABLES = 100;

/** Runs in the process of the peer's server. */
const program = `
import { createRequire } from 'node:module';
const require = createRequire(${JSON.stringify(import.meta.url)});
const { Server, Origins } = require('boardgame.io/server');
const { peerGame } = await import(${JSON.stringify(import.meta.url)});
const server = Server({ games: [peerGame()], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0, callback: () => undefined });
console.log('url http://127.0.0.1:' + appServer.address().port);
process.once('SIGTERM', () => process.exit(0));
`;

interface PeerState {
  readonly G: { readonly at: string; readonly draws: number };
  readonly ctx: { readonly gameover?: unknown };
}

/** Stellar for boardgame.io: its G is our notation, its one move applies an event and settles the chance after it. */
export function peerGame(): object {
  const { game } = findGame('stellar') as { game: Game };
  const settled = (from: unknown, rng: ReturnType<typeof rngOf>): unknown => {
    let state = from;
    for (let due = game.awaiting(state); due.kind === 'chance'; due = game.awaiting(state)) {
      const { outcome } = due.outcomes[rng.next() % due.outcomes.length] as { outcome: unknown };
      state = game.apply(state, { by: 'chance', outcome });
    }
    return state;
  };
  const options = game.decodeOptions({});
  const start = (): unknown =>
    options.ok ? settled(game.setup(options.value, 2), rngOf('peer')) : undefined;
  const play = ({ G }: { G: { at: string; draws: number } }, text: string): unknown => {
    const at = game.notation.parse(G.at);
    const event = game.notation.parseEvent(text);
    if (!at.ok || !event.ok || event.value.by === 'chance') return 'INVALID_MOVE';
    if (game.check(at.value, event.value.by, event.value.action) !== undefined) return 'INVALID_MOVE';
    const next = settled(game.apply(at.value, event.value), rngOf(`peer ${G.draws}`));
    return { at: game.notation.make(next), draws: G.draws + 1 };
  };
  return {
    name: 'stellar',
    setup: () => ({ at: game.notation.make(start()), draws: 0 }),
    moves: { play: { move: play, client: false } },
    turn: { activePlayers: { all: 'any' } },
  };
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

/** One pair that plays as fast as its moves reach the other. */
function playPair(clients: readonly PeerClient[], seed: string, delays: number[]): void {
  const { game } = findGame('stellar') as { game: Game };
  const rng = rngOf(seed);
  let last = -1;
  let sent = 0;
  let by = -1;
  const act = (): void => {
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
      if (last >= 0) delays.push(performance.now() - sent);
      last = state.G.draws;
      setImmediate(act);
    });
  });
}

export async function peerFigures(seconds: number): Promise<readonly Figure[]> {
  const server = await Child.start({}, program);
  const delays: number[] = [];
  const pairs = Array.from({ length: TABLES }, (_, index) => clientsOf(server.url, index));
  pairs.forEach((clients, index) => {
    playPair(clients, `pair ${index}`, delays);
  });
  await pause(2000);
  delays.length = 0;
  await pause(seconds * 1000);
  const counted = [...delays];
  for (const client of pairs.flat()) client.stop();
  await server.stop();
  return [
    figure(
      `boardgame.io in memory, ${TABLES * 2} players: actions per second`,
      counted.length / seconds,
      '/s',
    ),
    figure(`boardgame.io in memory: send to opponent's screen, 50 %`, percentile(counted, 0.5), 'ms'),
    figure(`boardgame.io in memory: send to opponent's screen, 99 %`, percentile(counted, 0.99), 'ms'),
  ];
}
