// Turns a view into a world for the search, and a plan into the action that begins it.
import type { Rng, Seat } from '@planisphere/core';
import { type Action, type Position, stellar } from '@planisphere/stellar';
import { createWorld, type World } from './kernel/cells.ts';
import { codeOf, writeWorld } from './kernel/world.ts';
import type { PlanList } from './plan-list.ts';

/** A world consistent with this view. */
export function imagined(view: Position, rng: Rng): World {
  const world = createWorld();
  writeWorld(stellar.imagine(view, rng), world);
  return world;
}

/** The code of the next step of a plan, as `codeOf` gives it for actions. */
export function nextStep(plans: PlanList, index: number): number {
  const [step] = plans.stepsOf(index);
  if (step === undefined) throw new Error('nextStep: the plan is empty');
  return step;
}

/** The legal action of this code. */
export function actionOf(view: Position, seat: Seat, code: number): Action {
  for (const action of stellar.legal(view, seat)) if (codeOf(action) === code) return action;
  throw new Error(`actionOf: no legal action has the code ${code}`);
}
