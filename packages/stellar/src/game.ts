// The rules of Stellar behind the Game interface.
import type { Game } from '@planisphere/core';
import { makeEvent, parseEvent } from './notation/events.ts';
import { inspectPosition, makePosition, parsePosition } from './notation/position.ts';
import { apply } from './rules/apply.ts';
import { awaiting } from './rules/awaiting.ts';
import type { Action, Outcome } from './rules/events.ts';
import { imagine } from './rules/imagine.ts';
import { check, legal } from './rules/legal.ts';
import type { Position } from './rules/position.ts';
import { propose } from './rules/propose.ts';
import type { Breakdown } from './rules/scoring.ts';
import { decodeOptions, type Options, setup } from './rules/setup.ts';
import { informs, redact, view } from './rules/view.ts';

export interface Stellar {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly outcome: Outcome;
  readonly breakdown: Breakdown;
}

export const stellar: Game<Stellar> = {
  id: 'stellar',
  version: 1,
  players: { min: 2, max: 2 },
  cooperative: false,
  decodeOptions,
  setup,
  awaiting,
  legal,
  propose,
  check,
  apply,
  view,
  redact,
  informs,
  imagine,
  notation: {
    make: makePosition,
    parse: parsePosition,
    inspect: inspectPosition,
    makeEvent,
    parseEvent,
  },
};
