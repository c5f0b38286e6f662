// The types that Stellarion gives to the Game interface.
import type { Action } from './actions.ts';
import type { Options } from './options.ts';
import type { Outcome } from './outcomes.ts';
import type { Position } from './position.ts';
import type { Breakdown } from './result.ts';

export interface Stellarion {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly outcome: Outcome;
  readonly breakdown: Breakdown;
}
