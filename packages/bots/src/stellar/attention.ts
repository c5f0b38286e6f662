// Errors like a person's: not random choices among all actions, but actions that go unnoticed. A bot that overlooks a
// card of the row overlooks every plan with it; one that overlooks a place for a card does so in every plan.
import { type Rng, unit } from '@planisphere/core';
import { NO_STEP, type PlanList } from './plan-list.ts';

/** Makes unnoticed plans worthless; if all go unnoticed, none. `care` is the share of things noticed. */
export function overlook(plans: PlanList, care: number, rng: Rng): void {
  const seen = new Map<number, boolean>();
  const notices = (key: number): boolean => {
    if (!seen.has(key)) seen.set(key, unit(rng) < care);
    return seen.get(key) as boolean;
  };
  const noticed = Array.from({ length: plans.count }, (_, plan) => isNoticed(plans, plan, notices));
  if (!noticed.includes(true)) return;
  noticed.forEach((isSeen, plan) => {
    if (!isSeen) plans.worths[plan] = Number.NEGATIVE_INFINITY;
  });
}

/** Steps of a plan as distinct keys: the card taken, what is played where, where the next card goes. */
function isNoticed(plans: PlanList, plan: number, notices: (key: number) => boolean): boolean {
  const steps = [plans.takes[plan]!, plans.plays[plan]!, plans.puts[plan]!];
  return steps.every((step, kind) => step === NO_STEP || notices(kind * 0x10000 + step));
}
