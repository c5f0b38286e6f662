// Turns a step of a plan back into an action of the rules.
import type { Seat } from '@planisphere/core';
import { type Position, type Stellarion, stellarion } from '@planisphere/stellarion';
import { codeOf } from './kernel/codes.ts';

/** The legal action of this code. */
export function actionOf(view: Position, seat: Seat, code: number): Stellarion['action'] {
  for (const action of stellarion.legal(view, seat)) if (codeOf(action, seat) === code) return action;
  throw new Error(`actionOf: no legal action has the code ${code}`);
}
