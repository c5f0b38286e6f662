// A table of the daily sky.
import { DAILY_GAMES } from '@planisphere/protocol';
import type { GameId } from '../../base/games.ts';
import { botSeat, openTable } from '../opening.ts';

/** Same deal, same opponent, the same side begins: only then do scores compare. */
export function openDailyTable(game: GameId, day: string): Promise<string> {
  const { options, opponent } = DAILY_GAMES[game] ?? { options: {}, opponent: undefined };
  const others = opponent === undefined ? [] : [botSeat(opponent)];
  return openTable({ game, seats: [{ name: '' }, ...others], options, day });
}
