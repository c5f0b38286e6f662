// The levels a person can choose, in the order of their strength. The registry in the worker says which exist; what it
// said last time is remembered, so that the home page never waits for it.
import { signal } from '@preact/signals';
import { host } from './client.ts';
import { GAME_IDS, type GameId } from './games.ts';

const ORDER = ['novice', 'amateur', 'astronomer', 'master'] as const;
const KEY = 'planisphere.levels';

function offered(names: readonly string[]): readonly string[] {
  const known = ORDER.filter((name) => names.includes(name));
  return known.length > 0 ? known : names.filter((name) => name !== 'random');
}

function remembered(game: GameId): readonly string[] {
  const stored = localStorage.getItem(`${KEY}.${game}`);
  return stored ? stored.split(' ') : ORDER;
}

const levels = signal<Readonly<Record<string, readonly string[]>>>(
  Object.fromEntries(GAME_IDS.map((game) => [game, remembered(game)])),
);

export function levelsOf(game: GameId): readonly string[] {
  return levels.value[game] ?? ORDER;
}

export async function refreshLevels(game: GameId): Promise<void> {
  const names = offered(await host().levels(game));
  levels.value = { ...levels.value, [game]: names };
  localStorage.setItem(`${KEY}.${game}`, names.join(' '));
}

/** The level itself, or the nearest that exists. */
export function nearestLevel(game: GameId, level: string): string {
  return levelsOf(game).includes(level) ? level : (levelsOf(game).at(-1) ?? 'random');
}
