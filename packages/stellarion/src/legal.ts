// What a seat can do now, in canonical order: Launches, Coordinations, Crossings, then free actions; within an effect
// its steps, then stopping or waiving.
import type { Seat } from '@planisphere/core';
import { type Action, PROVE } from './actions.ts';
import { addCoordinations } from './coordinate.ts';
import { effectActions, thrusterActions } from './effect.ts';
import { crossings, takings } from './expansions/black-holes.ts';
import { spendings } from './expansions/sun.ts';
import { checkProve } from './expansions/theories.ts';
import { addLaunches } from './launch.ts';
import type { Position } from './position.ts';
import { placements } from './powers/stars.ts';

export function legal(position: Position, seat: Seat): readonly Action[] {
  const actions = seat === position.turn ? ownActions(position) : [];
  return position.collected > 1 ? [...actions, ...spendings(position, seat)] : actions;
}

function ownActions(position: Position): readonly Action[] {
  switch (position.stage.kind) {
    case 'turn':
      return turnActions(position);
    case 'thrusters':
      return thrusterActions(position);
    case 'effect':
      return effectActions(position);
    case 'place':
      return placements(position);
    case 'claim':
      return takings(position);
    default:
      return [];
  }
}

function turnActions(position: Position): Action[] {
  const actions: Action[] = [];
  addLaunches(actions, position);
  addCoordinations(actions, position);
  if (position.table.blackHoles) actions.push(...crossings(position));
  if (position.theories !== 0 && checkProve(position) === undefined) actions.push(PROVE);
  return actions;
}
