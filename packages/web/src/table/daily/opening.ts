// A table of the daily sky.
import { CARDS } from '@planisphere/games/rules';
import type { GameId } from '../../base/games.ts';
import { botSeat, openTable } from '../opening.ts';

/** Same deal, same opponent, the same side begins: only then do scores compare. */
export function openDailyTable(game: GameId, day: string): Promise<string> {
  const { options, opponent } = CARDS[game].dailyTable;
  const others = opponent === undefined ? [] : [botSeat(opponent)];
  return openTable({ game, seats: [{ name: '' }, ...others], options, day });
}
