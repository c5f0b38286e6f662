// Theories: proofs one after another, and the next theory turned up.
import * as cells from './cells.ts';
import { enter, finish } from './turn.ts';

// Local constants are faster: an import is read through its module each time.
const { BEGUN, NO_TYPE, PAST, THEORIES, THEORY, THEORY_STAGE, TURN_STAGE, VOYAGES, WON_GAME } = cells;

export function prove(w: cells.World): void {
  w[THEORIES]! &= ~(1 << w[THEORY]!);
  w[THEORY] = NO_TYPE;
  w[PAST] = 0;
  const left = w[THEORIES]!;
  if (left === 0 && w[VOYAGES] === 0) finish(w, WON_GAME);
  else if (left === 0) w[BEGUN] = 1;
  else if ((left & (left - 1)) === 0) turnTheoryUp(w, 31 - Math.clz32(left));
  else enter(w, THEORY_STAGE);
}

export function turnTheoryUp(w: cells.World, type: number): void {
  enter(w, TURN_STAGE);
  w[THEORY] = type;
  w[BEGUN] = 1;
}
