// The levels a person can choose, in the order of their strength. The registry in the worker says which exist; what it
// said last time is remembered, so that the home page never waits for it.
import { signal } from '@preact/signals';
import { host } from './client.ts';

const ORDER = ['novice', 'amateur', 'astronomer', 'master'] as const;
const KEY = 'planisphere.levels';

function offered(names: readonly string[]): readonly string[] {
  const known = ORDER.filter((name) => names.includes(name));
  return known.length > 0 ? known : [...names];
}

function remembered(): readonly string[] {
  const stored = localStorage.getItem(KEY);
  return stored ? stored.split(' ') : ORDER.slice(0, 3);
}

export const levels = signal<readonly string[]>(remembered());

export async function refreshLevels(): Promise<void> {
  levels.value = offered(await host().levels());
  localStorage.setItem(KEY, levels.value.join(' '));
}

/** The level itself, or the nearest that exists. */
export function nearestLevel(level: string): string {
  return levels.value.includes(level) ? level : (levels.value.at(-1) ?? 'random');
}
