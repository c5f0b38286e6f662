// New tables on this device, from the few things a person chooses.
import { parseBetween } from '@planisphere/bots/between';
import { CARDS } from '@planisphere/games/rules';
import type { GameId } from '../base/games.ts';
import { goesFirst } from '../base/navigation/urgency.ts';
import { settings } from '../base/settings/settings.ts';
import { appWords } from '../base/words/index.ts';
import { createTable } from './client.ts';
import type { NewTable } from './founding.ts';
import type { SavedSeat } from './saved.ts';
import { screenOf } from './screens.ts';
import { warmBoard } from './warming.ts';

/** Opens a table and gives its address once its board can be shown, so that no empty page comes first. */
export async function openTable(table: NewTable): Promise<string> {
  const created = createTable(table);
  goesFirst(created);
  const [id] = await Promise.all([created, warmBoard(table.game)]);
  return `/play/${table.game}/${id}`;
}

export function botSeat(level: string): SavedSeat {
  const { botNames } = appWords();
  return {
    name: (parseBetween(level) === undefined ? botNames[level] : botNames.between) ?? level,
    bot: level,
  };
}

/** People who share the device; a player without a name is called by the number of the seat. */
export function peopleSeats(names: readonly string[]): readonly SavedSeat[] {
  const first = names[0] || settings.value.name || appWords().player(1);
  return [first, ...names.slice(1)].map((name, index) => ({ name: name || appWords().player(index + 1) }));
}

/** One tap: the owner of the device against a bot, or alone if the game is played alone. */
export function openAtOnce(
  game: GameId,
  { level, difficulty }: { readonly level: string; readonly difficulty?: number | undefined },
): Promise<string> {
  const { alone } = screenOf(game);
  if (alone === undefined) return openTable({ game, seats: [{ name: '' }, botSeat(level)], options: {} });
  return openTable({ game, seats: [{ name: '' }], options: alone.options(difficulty ?? alone.usual) });
}

/** The table of the daily sky. Same deal, same opponent, the same side begins: otherwise scores do not compare. */
export function openDailyTable(game: GameId, day: string): Promise<string> {
  const { options, opponent } = CARDS[game].dailyTable;
  const others = opponent === undefined ? [] : [botSeat(opponent)];
  return openTable({ game, seats: [{ name: '' }, ...others], options, day });
}
