// Opens a puzzle by its URL: the day's, one of the set by its number, or one made from a game.

import type { Seat } from '@planisphere/core';
import type { Remote } from 'comlink';
import { wrap } from 'comlink';
import type { GameId } from '../../base/games.ts';
import { SCREENS } from '../../games/index.ts';
import type { Board, OpenBoard } from '../../table/board.ts';
import { boardOf } from '../../table/board-of.ts';
import { dayOf } from '../../table/daily/daily.ts';
import { loadRules } from '../../table/games.ts';
import type { SavedSeat } from '../../table/saved.ts';
import { parseMade } from './made.ts';
import { type Miss, PuzzleSource } from './puzzle-source.ts';
import { dailyNumber, type PosedPuzzle } from './sets.ts';
import type { Thinking } from './worker.ts';

export interface Thinker {
  readonly ask: Remote<Thinking>;
  end(): void;
}

export function startThinker(): Thinker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return { ask: wrap<Thinking>(worker), end: () => worker.terminate() };
}

/** `id`: empty for the day's, a number, or `made`. */
async function pose(game: GameId, id: string, thinker: Thinker): Promise<PosedPuzzle | undefined> {
  const set = await SCREENS[game].puzzles?.();
  if (set === undefined) return undefined;
  const { puzzles, unit } = set;
  if (id === 'made') {
    const made = await parseMade(location.hash);
    if (made === undefined) return undefined;
    const values = await thinker.ask.values({ game, ...made });
    return { ...made, values, game, unit, rating: 0, number: undefined, day: undefined };
  }
  const day = id === '' ? dayOf(new Date()) : undefined;
  const number = day === undefined ? Number(id) : dailyNumber(day, puzzles.length);
  const puzzle = puzzles[number - 1];
  return puzzle === undefined ? undefined : { ...puzzle, game, unit, number, day };
}

export interface Opened extends OpenBoard {
  readonly board: Board;
  readonly source: PuzzleSource;
}

/** Names for the other seats of the position. */
const OTHERS = ['Noctua', 'Inès', 'Tycho'] as const;

function seatsAround(solver: Seat, players: number): readonly SavedSeat[] {
  const others = OTHERS.map((name) => ({ name, bot: 'master' }));
  return [...others.slice(0, solver), { name: '' }, ...others.slice(solver)].slice(0, players);
}

interface PuzzleAddress {
  readonly game: GameId;
  readonly id: string;
  readonly thinker: Thinker;
  readonly words: (posed: PosedPuzzle, miss: Miss, left: number) => string;
}

/** Undefined if there is no such puzzle; throws if its link was tampered with. */
export async function openPuzzle({ game, id, thinker, words }: PuzzleAddress): Promise<Opened | undefined> {
  const [posed, board, rules] = await Promise.all([pose(game, id, thinker), boardOf(game), loadRules(game)]);
  if (posed === undefined || board === undefined) return undefined;
  const source = new PuzzleSource(rules, posed, (miss, left) => words(posed, miss, left));
  const { standing } = await source.look();
  const { solver } = source;
  const seats = seatsAround(solver, rules.tally(standing.view).length);
  const table = { id: `puzzle-${id}`, game, seats, options: {} };
  const opened = board.open({ table, standing, source, viewer: solver, spectating: false, past: [] });
  return { ...opened, board, source };
}
