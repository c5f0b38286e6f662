// The tools for judging the decisions of Stellarion: one net for the look-ahead and for the trials.
import type { Seat } from '@planisphere/core';
import type { Position } from '@planisphere/stellarion';
import type { NetMemory } from '../../net/layout.ts';
import { loadNet } from '../../net/stored.ts';
import { createWorld, type World } from '../kernel/cells.ts';
import { codeOf } from '../kernel/codes.ts';
import { writeWorld } from '../kernel/world.ts';
import { EVALUATORS, LookAhead } from '../look-ahead.ts';
import { STELLARION_NET } from '../net.ts';
import { WEIGHTS } from '../weights.ts';
import type { Actions } from './lines.ts';
import { PlayingOn } from './playing-on.ts';
import { type Steps, Trials } from './trials.ts';

/** The Master's sight, but always with a second plan to compare with. */
const SIGHT = { candidates: 6, window: 1, trust: 4 };
/** Share of the nodes for comparing two lines. */
export const COMPARING = 0.25;

interface Tools {
  readonly lookAhead: LookAhead;
  readonly trials: Trials;
  readonly playingOn: PlayingOn;
}

let made: Tools | undefined;

export function tools(): Tools {
  if (made === undefined) {
    const memory: NetMemory = loadNet(WEIGHTS, STELLARION_NET, EVALUATORS + 2);
    made = {
      lookAhead: new LookAhead(memory, 0, SIGHT),
      trials: new Trials(memory, EVALUATORS),
      playingOn: new PlayingOn(memory, EVALUATORS + 1),
    };
  }
  return made;
}

export function stepsOf(actions: Actions, seat: Seat): Steps {
  return actions.map((action) => codeOf(action, seat));
}

export function worldOf(view: Position): World {
  const world = createWorld();
  writeWorld(view, world);
  return world;
}
