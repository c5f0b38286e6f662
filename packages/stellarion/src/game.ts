// The rules of Stellarion behind the Game interface. Nothing is hidden: everybody's view is the position itself.
import type { Game } from '@planisphere/core';
import { makeEvent } from './notation/events.ts';
import { make } from './notation/make.ts';
import { inspect, parse } from './notation/parse.ts';
import { parseEvent } from './notation/parse-events.ts';
import { apply } from './rules/apply.ts';
import { awaiting } from './rules/awaiting.ts';
import { check } from './rules/check.ts';
import { legal, propose } from './rules/legal.ts';
import { decodeOptions } from './rules/options.ts';
import { setup } from './rules/setup.ts';
import type { Stellarion } from './rules/types.ts';

export const stellarion: Game<Stellarion> = {
  id: 'stellarion',
  version: 1,
  players: { min: 1, max: 2 },
  cooperative: true,
  decodeOptions,
  setup,
  awaiting,
  legal,
  propose,
  check,
  apply,
  view: (state) => state,
  redact: (_state, event) => event,
  informs: (_state, event) => event.by === 'chance',
  imagine: (view) => view,
  notation: { make, parse, inspect, makeEvent, parseEvent },
};
