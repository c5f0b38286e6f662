// Judges that ask a look-ahead what an action is worth: the chance to win, from samples of what is hidden and to come.
import type { Seat } from '@planisphere/core';
import type { Advice } from '../bot.ts';
import type { Ranked } from './ranked.ts';

/** Who is to act in every puzzle. */
export const SOLVER: Seat = 0;

export function rankedByAdvice<A>(advice: readonly Advice<A>[] = []): readonly Ranked<A>[] {
  return advice
    .map(({ action, chance, standardError }) => ({
      action,
      value: 100 * chance,
      error: 100 * standardError,
    }))
    .toSorted((a, b) => b.value - a.value);
}
