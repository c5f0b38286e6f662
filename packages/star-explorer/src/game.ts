// Star Explorer behind the interface that all games share.
import type { Awaiting, Game } from '@planisphere/core';
import { makeEvent, parseEvent } from './notation/event.ts';
import { inspectPosition, makePosition, parsePosition } from './notation/position.ts';
import { apply } from './rules/apply.ts';
import { outcomesOf } from './rules/chance.ts';
import { check } from './rules/check.ts';
import type { Action, Outcome } from './rules/events.ts';
import { imagine } from './rules/imagine.ts';
import { legal } from './rules/legal.ts';
import { askedSeats, phaseOf } from './rules/phase.ts';
import type { Position } from './rules/position.ts';
import { propose } from './rules/propose.ts';
import { type Breakdown, resultOf } from './rules/result.ts';
import { decodeOptions, type Options, setup } from './rules/setup.ts';
import { informs, redact, view } from './rules/view.ts';

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
  notation: {
    make: makePosition,
    parse: parsePosition,
    inspect: inspectPosition,
    makeEvent,
    parseEvent,
  },
};
