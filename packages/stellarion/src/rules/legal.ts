// What a seat can do now, in canonical order: Launches, Coordinations, Crossings, then free actions; within an effect
// its steps, then stopping or waiving.
import { below, Menu, type Rng, type Seat } from '@planisphere/core';
import { type Action, PROVE } from './actions.ts';
import { addCoordinations } from './coordinate.ts';
import { addEffectActions, addThrusterActions } from './effect.ts';
import { crossings, takings } from './expansions/black-holes.ts';
import { spendings } from './expansions/sun.ts';
import { checkProve } from './expansions/theories.ts';
import { addLaunches } from './launch.ts';
import type { Position } from './position.ts';
import { placements } from './powers/stars.ts';

/** Refilled for every question; it never leaves this file. */
const menu = new Menu<Action>();

export function legal(position: Position, seat: Seat): readonly Action[] {
  fill(position, seat);
  return menu.list();
}

/** The one that a draw from the list would give, without making the list. */
export function propose(position: Position, seat: Seat, rng: Rng): Action {
  fill(position, seat);
  return menu.at(below(rng, menu.size));
}

function fill(position: Position, seat: Seat): void {
  menu.clear();
  if (seat === position.turn) addOwnActions(position);
  if (position.collected > 1) menu.add(spendings(position, seat));
}

function addOwnActions(position: Position): void {
  switch (position.stage.kind) {
    case 'turn':
      addTurnActions(position);
      break;
    case 'thrusters':
      addThrusterActions(menu, position);
      break;
    case 'effect':
      addEffectActions(menu, position);
      break;
    case 'place':
      menu.add(placements(position));
      break;
    case 'claim':
      menu.add(takings(position));
      break;
  }
}

function addTurnActions(position: Position): void {
  addLaunches(menu, position);
  addCoordinations(menu, position);
  if (position.table.blackHoles) menu.add(crossings(position));
  if (position.theories !== 0 && checkProve(position) === undefined) menu.add(PROOF);
}

const PROOF: readonly Action[] = [PROVE];
