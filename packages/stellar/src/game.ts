// Stellar behind the Game interface.
import type { Game } from '@planisphere/core';
import { apply } from './apply.ts';
import { awaiting } from './awaiting.ts';
import type { Action, Outcome } from './events.ts';
import { imagine } from './imagine.ts';
import { check, legal } from './legal.ts';
import { makeEvent, parseEvent } from './notation/events.ts';
import { makePosition, parsePosition } from './notation/position.ts';
import type { Position } from './position.ts';
import { propose } from './propose.ts';
import type { Breakdown } from './scoring.ts';
import { decodeOptions, type Options, setup } from './setup.ts';
import { informs, redact, view } from './view.ts';

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
  notation: { make: makePosition, parse: parsePosition, makeEvent, parseEvent },
};
