// The board of a game: its own, or the text table if it has none.
import type { GameId } from '../base/games.ts';
import type { Board } from './board.ts';
import { screenOf } from './screens.ts';

/** Loads what draws a table of the game. */
export async function boardOf(game: GameId): Promise<Board> {
  const { board } = screenOf(game);
  return board === undefined ? (await import('./frame/plain-board.tsx')).plainBoardOf(game) : board();
}
