// Star Explorer behind the interface that all games share.
import type { Awaiting, Game } from '@planisphere/core';
import { apply } from './apply.ts';
import { outcomesOf } from './chance.ts';
import { check } from './check.ts';
import type { Action, Outcome } from './events.ts';
import { imagine } from './imagine.ts';
import { legal } from './legal.ts';
import { makeEvent, parseEvent } from './notation/event.ts';
import { makePosition, parsePosition } from './notation/position.ts';
import { askedSeats, phaseOf } from './phase.ts';
import type { Position } from './position.ts';
import { propose } from './propose.ts';
import { type Breakdown, resultOf } from './result.ts';
import { decodeOptions, type Options, setup } from './setup.ts';
import { informs, redact, view } from './view.ts';

export interface StarExplorer {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly outcome: Outcome;
  readonly breakdown: Breakdown;
}

function awaiting(position: Position): Awaiting<Outcome, Breakdown> {
  const phase = phaseOf(position);
  if (phase.step === 'over') return { kind: 'over', result: resultOf(position) };
  const { seats, optional } = askedSeats(position, phase);
  if (seats.length > 0) return { kind: 'seats', seats, optional };
  return { kind: 'chance', outcomes: outcomesOf(position, phase) };
}

export const starExplorer: Game<StarExplorer> = {
  id: 'star-explorer',
  version: 1,
  players: { min: 1, max: 4 },
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
