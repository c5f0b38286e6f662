// The board of a game: its own, or the table as text where it has none.
import type { GameId } from '../base/games.ts';
import type { Board } from './board.ts';
import { screenOf } from './screens.ts';

/** What a table of the game is drawn with. */
export async function boardOf(game: GameId): Promise<Board> {
  const { board } = screenOf(game);
  return board === undefined ? (await import('./frame/plain-board.tsx')).plainBoardOf(game) : board();
}
