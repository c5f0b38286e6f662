// Bots that always answer: each decision has an allowance, and if it is spent before anything was found, a simpler
// player decides. Every roster and every examiner goes through here.
import type { GameTypes } from '@planisphere/core';
import type { Bot } from '../bot/bot.ts';
import type { Judge } from '../puzzles/ranked.ts';
import type { Examiner } from '../review/examiner.ts';
import { attempt, stepsFor, within } from './allowance.ts';

/** The most nodes that any bot uses. */
const MOST_NODES = 2400;

/** The same bot with a bound on its thinking. `simpler` looks no further than its own turn. */
export function bounded<T extends GameTypes>(bot: Bot<T>, simpler: Bot<T>['choose']): Bot<T> {
  const { decide, advise } = bot;
  const steps = stepsFor(MOST_NODES);
  return {
    ...bot,
    choose: (view, seat, rng) =>
      attempt(() => within({ steps }, () => bot.choose(view, seat, rng))) ?? simpler(view, seat, rng),
    ...(decide && {
      decide: (view, seat, budget) =>
        attempt(() => within({ steps: stepsFor(budget.nodes) }, () => decide(view, seat, budget))) ??
        simpler(view, seat, budget.rng),
    }),
    ...(advise && {
      advise: (view, seat, budget) =>
        attempt(() => within({ steps: stepsFor(budget.nodes) }, () => advise(view, seat, budget))) ?? [],
    }),
  };
}

/** The same judge of puzzles; if the allowance is spent first, it ranks nothing. */
export function boundedJudge<P, A>(judge: Judge<P, A>): Judge<P, A> {
  return {
    ...judge,
    rank: (view, seat, budget) =>
      attempt(() =>
        within({ steps: stepsFor(budget.nodes), stop: budget.stop }, () => judge.rank(view, seat, budget)),
      ) ?? [],
  };
}

/** The same examiner; if the allowance is spent before it has two lines, there is nothing to compare. */
export function boundedExaminer<T extends GameTypes>(examiner: Examiner<T>): Examiner<T> {
  const { glance } = examiner;
  return {
    ...examiner,
    ...(glance && { glance: (view) => attempt(() => within({ steps: stepsFor(1) }, () => glance(view))) }),
    examine: (asked, budget) =>
      attempt(() => within({ steps: 2 * stepsFor(budget.nodes) }, () => examiner.examine(asked, budget))),
  };
}
