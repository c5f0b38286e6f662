// Errors like a person's: not random choices among all actions, but actions that go unnoticed. A player who overlooks a
// pair of cards overlooks every plan that it pays for; one who overlooks what a deck offers does so whatever pays for
// it.
import { type Rng, unit } from '@planisphere/core';
import { DONE, kindOf, LAUNCH, PROVE, WAIVE } from './kernel/codes.ts';
import type { PlanList } from './plan-list.ts';

/** Makes unnoticed plans worthless; if all go unnoticed, none. `care` is the share of things noticed. */
export function overlook(plans: PlanList, care: number, rng: Rng): void {
  const seen = new Map<number, boolean>();
  const notices = (step: number): boolean => {
    if (isObvious(step)) return true;
    if (!seen.has(step)) seen.set(step, unit(rng) < care);
    return seen.get(step) as boolean;
  };
  const noticed = Array.from({ length: plans.count }, (_, plan) =>
    [...plans.stepsOf(plan)].map(notices).every(Boolean),
  );
  if (!noticed.includes(true)) return;
  noticed.forEach((isSeen, plan) => {
    if (!isSeen) plans.worths[plan] = Number.NEGATIVE_INFINITY;
  });
}

/** Everybody looks for Launches and proofs, and stopping is always possible. */
function isObvious(step: number): boolean {
  const kind = kindOf(step);
  return kind === LAUNCH || kind === PROVE || kind === DONE || kind === WAIVE;
}
