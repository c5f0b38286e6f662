// Why an action is not allowed: the rule that forbids it.
import type { Refusal, Seat } from '@planisphere/core';
import type { Action } from './actions.ts';
import { NEBULA, PLANET, SHIP, STARS, type Type } from './cards.ts';
import { checkCoordinate } from './coordinate.ts';
import { checkDone, checkWaive } from './effect.ts';
import { checkCross, checkTake } from './expansions/black-holes.ts';
import { checkSpend } from './expansions/sun.ts';
import { checkProve } from './expansions/theories.ts';
import { checkLaunch } from './launch.ts';
import type { Position } from './position.ts';
import { checkRecover } from './powers/nebula.ts';
import { checkStation } from './powers/planet.ts';
import { checkReturn, checkSearch } from './powers/ship.ts';
import { checkPlace, checkScan } from './powers/stars.ts';

const CHANCE_STAGES: ReadonlySet<string> = new Set([
  'advanced',
  'discovery',
  'theory',
  'columns',
  'opening',
  'scan',
  'reveal',
  'over',
]);

export function check(position: Position, seat: Seat, action: Action): Refusal | undefined {
  const rule = refusedBy(position, seat, action);
  return rule === undefined ? undefined : { rule };
}

function refusedBy(position: Position, seat: Seat, action: Action): string | undefined {
  if (CHANCE_STAGES.has(position.stage.kind)) return 'TURN-1';
  if (action.kind === 'spend') return checkSpend(position, seat, action);
  if (seat !== position.turn) return 'DUO-1';
  switch (action.kind) {
    case 'launch':
      return refusedNow(position) ?? checkLaunch(position, seat, action);
    case 'coordinate':
      return refusedNow(position) ?? checkCoordinate(position, action);
    case 'cross':
      return refusedNow(position) ?? checkCross(position, action);
    case 'prove':
      return checkProve(position);
    default:
      return refusedStep(position, action);
  }
}

/** TURN-1: one action, and only at the start of the turn. */
function refusedNow({ stage }: Position): string | undefined {
  return stage.kind === 'turn' ? undefined : 'TURN-1';
}

function refusedStep(position: Position, action: Action): string | undefined {
  const { stage } = position;
  switch (action.kind) {
    case 'waive':
      return checkWaive(position, action);
    case 'done':
      return checkDone(position);
    case 'return':
      return checkReturn(position, action);
    case 'search':
      return refusedPower(position, SHIP) ?? checkSearch(position, action);
    case 'recover':
      return refusedPower(position, NEBULA) ?? checkRecover(position, action);
    case 'scan':
      return refusedPower(position, STARS) ?? checkScan(position, action);
    case 'place':
      return stage.kind === 'place' ? checkPlace(position, action) : 'STARS-2';
    case 'station':
      return refusedPower(position, PLANET) ?? checkStation(position, action);
    case 'take':
      return stage.kind === 'claim' ? checkTake(position, action) : 'CROSS-2';
    default:
      return 'TURN-1';
  }
}

/** COORD-5: the type of the cards paid decides which power works. */
function refusedPower({ stage }: Position, power: Type): string | undefined {
  if (stage.kind === 'thrusters' && power === SHIP) return 'DISC-1';
  return stage.kind === 'effect' && stage.power === power ? undefined : 'COORD-5';
}
