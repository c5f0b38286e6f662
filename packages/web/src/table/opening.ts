// New tables on this device, from the few things a person chooses.
import { settings } from '../app/settings.ts';
import { t } from '../locales/index.ts';
import { host } from './client.ts';
import type { NewTable } from './host.ts';
import { nearestLevel } from './levels.ts';

function openTable(table: NewTable): Promise<string> {
  return host().create(table);
}

/** One tap: the owner of the device against a bot. */
export function openBotTable(
  level: string,
  { first = 'random', memory = true }: Partial<NewTable['options']> = {},
): Promise<string> {
  return openTable({
    seats: [{ name: '' }, { name: t().botNames[level] ?? level, bot: level }],
    options: { first, memory },
  });
}

/** Same deal, same opponent, the same side begins: only then do scores compare. */
export function openDailyTable(day: string): Promise<string> {
  const bot = nearestLevel('astronomer');
  return openTable({
    seats: [{ name: '' }, { name: t().botNames[bot] ?? bot, bot }],
    options: { first: 'A', memory: true },
    day,
  });
}

export function openSharedTable(
  names: readonly [string, string],
  options: NewTable['options'],
): Promise<string> {
  const [first, second] = names;
  return openTable({
    seats: [
      { name: first || settings.value.name || t().setup.playerOne },
      { name: second || t().setup.playerTwo },
    ],
    options,
  });
}
