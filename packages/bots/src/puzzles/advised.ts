// Judges that value an action by a look-ahead: the chance to win, from samples of what is hidden and to come.
import type { Advice } from '../bot/bot.ts';
import type { RankedAction } from './ranked.ts';

export function rankedByAdvice<A>(advice: readonly Advice<A>[] = []): readonly RankedAction<A>[] {
  return advice
    .map(({ action, chance, standardError }) => ({
      action,
      value: 100 * chance,
      error: 100 * standardError,
    }))
    .toSorted((a, b) => b.value - a.value);
}

/** Fewer actions are no puzzle. */
const FEWEST_ACTIONS = 3;

export function isChoice(legal: Iterable<unknown>): boolean {
  let count = 0;
  for (const _ of legal) if (++count >= FEWEST_ACTIONS) return true;
  return false;
}
