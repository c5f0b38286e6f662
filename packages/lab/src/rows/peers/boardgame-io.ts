// The peer: boardgame.io 0.50 plays the same rules. Its G is our position, its one move applies an action and
// settles the chance that follows, its `ai.enumerate` lists our legal actions; its own InitializeGame,
// RandomBot and Simulate (reducer, plugins, Immer, turn order) do the rest. Everything that makes it faster
// is switched on: production mode, no undo, no auto-freeze, and rules that read the original of a draft
// instead of the draft.
import { createRequire } from 'node:module';
import {
  createDealer,
  type Dealer,
  drawOutcome,
  type GameTypes,
  type Result,
  type Seat,
} from '@planisphere/core';
import type { Table } from '../playout.ts';
import type { Contender, Peer } from '../row.ts';

/** A match of boardgame.io, as used here. */
interface G<T extends GameTypes> {
  readonly state: T['position'];
  readonly chances: number;
  /** The seat to act. */
  readonly seat: Seat;
  readonly result: Result<T['breakdown']> | undefined;
}

interface Context<T extends GameTypes> {
  readonly G: G<T>;
  readonly ctx: { readonly currentPlayer: string };
}

interface MatchState {
  readonly G: unknown;
  readonly ctx: { readonly gameover?: unknown };
}

interface Bot {
  play(state: MatchState, player: string): Promise<{ action: unknown }>;
}

type Enumerate = (
  G: never,
  ctx: unknown,
  player: string,
) => readonly { move: string; args: readonly unknown[] }[];

/** The parts of boardgame.io and Immer used here. */
interface Library {
  readonly RandomBot: new (options: { enumerate: Enumerate; seed?: string }) => Bot;
  readonly MCTSBot: new (options: {
    game: object;
    enumerate: Enumerate;
    iterations: number;
    playoutDepth: number;
  }) => Bot;
  readonly Simulate: (task: {
    game: object;
    bots: Readonly<Record<string, Bot>>;
    state: MatchState;
  }) => Promise<{
    state: MatchState;
  }>;
  readonly InitializeGame: (task: { game: object; numPlayers: number }) => MatchState;
  readonly original: <V>(draft: V) => V;
}

/** Undefined if it is not installed: only the bench needs it. */
function loadLibrary(): Library | undefined {
  // `require`, because boardgame.io has entry points that `import` does not find.
  const require = createRequire(import.meta.url);
  try {
    const immer = createRequire(require.resolve('boardgame.io/ai'))('immer');
    immer.setAutoFreeze(false);
    return { ...require('boardgame.io/ai'), ...require('boardgame.io/internal'), original: immer.original };
  } catch (error) {
    if ((error as { code?: string }).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

export interface PeerTable<T extends GameTypes> {
  /** Plays one match to its end with this bot in all seats; without a bot, with boardgame.io's own random bot. */
  playMatch(seed: string, bot?: Bot): Promise<Result<T['breakdown']>>;
  /** The first move of a match by its tree search with so many playouts, each to the end. */
  search(seed: string, playouts: number): Promise<void>;
}

export async function openPeer<T extends GameTypes>(table: Table<T>): Promise<PeerTable<T> | undefined> {
  const library = await inProduction(loadLibrary);
  return library === undefined ? undefined : peerTable(library, table);
}

/** In moves: no game is cut short. */
const LONGEST_GAME = 10_000;

function peerTable<T extends GameTypes>(library: Library, table: Table<T>): PeerTable<T> {
  let dealer = createDealer('');
  const game = peerGame(table, { original: library.original, dealer: () => dealer });
  const random = new library.RandomBot({ enumerate: game.ai.enumerate });
  return {
    async playMatch(seed, bot = random) {
      dealer = createDealer(seed);
      const start = library.InitializeGame({ game, numPlayers: table.players });
      const bots = Object.fromEntries(
        Array.from({ length: table.players }, (_, seat) => [String(seat), bot]),
      );
      const { state } = await inProduction(() => library.Simulate({ game, bots, state: start }));
      return state.ctx.gameover as Result<T['breakdown']>;
    },
    async search(seed, playouts) {
      dealer = createDealer(seed);
      const start = library.InitializeGame({ game, numPlayers: table.players });
      const bot = new library.MCTSBot({
        game,
        enumerate: game.ai.enumerate,
        iterations: playouts,
        playoutDepth: LONGEST_GAME,
      });
      const { seat } = start.G as G<T>;
      await inProduction(() => bot.play(start, String(seat)));
    },
  };
}

function peerGame<T extends GameTypes>(
  { game, options, players }: Table<T>,
  tools: { original: Library['original']; dealer: () => Dealer },
) {
  /** Chance is settled within the move that leads to it: boardgame.io has no player for it. */
  const settled = (from: T['position'], dealt: number): G<T> => {
    let state = from;
    let chances = dealt;
    for (;;) {
      const awaiting = game.awaiting(state);
      if (awaiting.kind === 'over') return { state, chances, seat: 0, result: awaiting.result };
      if (awaiting.kind === 'seats')
        return { state, chances, seat: awaiting.seats[0] as Seat, result: undefined };
      state = game.apply(state, {
        by: 'chance',
        outcome: drawOutcome(awaiting, tools.dealer().at(chances++)),
      });
    }
  };
  return {
    name: game.id,
    disableUndo: true,
    setup: (): G<T> => settled(game.setup(options, players), 0),
    moves: {
      act: ({ G }: Context<T>, action: T['action']): G<T> => {
        const { state, chances, seat } = tools.original(G);
        return settled(game.apply(state, { by: seat, action }), chances);
      },
    },
    turn: {
      order: { first: ({ G }: Context<T>) => G.seat, next: ({ G }: Context<T>) => G.seat },
      endIf: ({ G, ctx }: Context<T>) => String(G.seat) !== ctx.currentPlayer && { next: String(G.seat) },
    },
    endIf: ({ G }: Context<T>) => G.result,
    ai: {
      enumerate: ({ state, seat }: G<T>) =>
        Array.from(game.legal(state, seat), (action) => ({ move: 'act', args: [action] })),
    },
  };
}

export function boardgameIo<T extends GameTypes>(table: Table<T>): Peer {
  return {
    name: 'boardgame.io 0.50.2',
    load: async (): Promise<Contender | undefined> => {
      const peer = await openPeer(table);
      let played = 0;
      return (
        peer &&
        (async (times) => {
          for (const end = played + times; played < end; played++) await peer.playMatch(`bench ${played}`);
        })
      );
    },
  };
}

/** Playouts of its tree search. */
export function boardgameIoSearch<T extends GameTypes>(table: Table<T>): Peer {
  return {
    name: 'boardgame.io 0.50.2 MCTSBot',
    load: async (): Promise<Contender | undefined> => {
      const peer = await openPeer(table);
      let searched = 0;
      return peer && ((times) => peer.search(`bench ${searched++}`, times));
    },
  };
}

/** Libraries check less in production; a peer is measured as people would use it. */
async function inProduction<R>(work: () => R | Promise<R>): Promise<R> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
