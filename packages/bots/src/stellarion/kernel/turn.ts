// From one turn to the next: turns cards up, passes the turn, and tests for defeat.
import { isStuck } from './able.ts';
import * as cells from './cells.ts';
import { turnUp } from './shown.ts';

// Local constants are faster: an import is read through its module each time.
const { BEGUN, DECK, EMPTY_RUN, ENDING, MOST_PAST, NO_COPY, NO_DECK, ONE, OPENING_STAGE } = cells;
const { OVER_STAGE, PAST, REPEATED, REST, REVEAL_STAGE, SHOWN, SNAPSHOTS, STAGE, STUCK, TABLE } = cells;
const { TOP, TURN, TURN_STAGE, TWO, TWO_PLAYERS, UP } = cells;

export function finish(w: cells.World, ending: number): void {
  enter(w, OVER_STAGE);
  w[ENDING] = ending;
}

/** Enters a stage without further details. */
export function enter(w: cells.World, stage: number): void {
  w[STAGE] = stage;
  w[BEGUN] = 0;
  w[DECK] = NO_DECK;
  w[ONE] = NO_COPY;
  w[TWO] = NO_COPY;
}

/** The action is complete; the sun may have ended the game just before. */
export function endTurn(w: cells.World): void {
  if (w[ENDING] === 0) enter(w, REVEAL_STAGE);
}

/** Does whatever follows by itself: turns known cards up, and tests for defeat. */
export function follow(w: cells.World): void {
  const stage = w[STAGE]!;
  if (stage === REVEAL_STAGE || stage === OPENING_STAGE) turnCardsUp(w);
  else if (stage === TURN_STAGE && isStuck(w)) finish(w, STUCK);
}

/** Turns up known cards; chance must show the rest before the next turn begins. */
function turnCardsUp(w: cells.World): void {
  for (let down = ~w[UP]! & 255; down !== 0; down &= down - 1) {
    const deck = 31 - Math.clz32(down & -down);
    if (w[TOP + deck] !== EMPTY_RUN) turnUp(w, deck);
    else if (w[REST + deck] !== 0) {
      w[DECK] = deck;
      return;
    }
  }
  beginTurn(w);
}

function beginTurn(w: cells.World): void {
  if (w[STAGE] !== OPENING_STAGE && w[TABLE]! & TWO_PLAYERS) w[TURN]! ^= 1;
  enter(w, TURN_STAGE);
  if (isRepeated(w)) finish(w, REPEATED);
  else if (isStuck(w)) finish(w, STUCK);
}

/** Whether this position, at the start of a turn, occurs for the third time. */
export function isRepeated(w: cells.World): boolean {
  return w[PAST]! >= 2 && timesInPast(w) >= 2;
}

function hashOf(w: cells.World, seed: number): number {
  let hash = seed ^ w[TURN]!;
  for (let cell = UP + 1; cell <= UP + 2; cell++) hash = mixed(hash, w[cell]!);
  for (let cell = TOP; cell < SHOWN; cell++) hash = mixed(hash, w[cell]!);
  return hash;
}

function mixed(hash: number, value: number): number {
  const next = Math.imul(hash ^ value, 0x9e3779b1);
  return next ^ (next >>> 15);
}

/** Remembers this position, at the start of a turn, because it may repeat. */
export function remember(w: cells.World): void {
  if (w[PAST] === MOST_PAST) {
    w.copyWithin(SNAPSHOTS, SNAPSHOTS + 2, SNAPSHOTS + 2 * MOST_PAST);
    w[PAST]!--;
  }
  const at = SNAPSHOTS + 2 * w[PAST]!;
  w[at] = hashOf(w, 1);
  w[at + 1] = hashOf(w, 2);
  w[PAST]!++;
}

function timesInPast(w: cells.World): number {
  const one = hashOf(w, 1);
  const two = hashOf(w, 2);
  let times = 0;
  for (let i = 0; i < w[PAST]!; i++)
    if (w[SNAPSHOTS + 2 * i] === one && w[SNAPSHOTS + 2 * i + 1] === two) times++;
  return times;
}

/** Whether some earlier position has occurred twice already, so that a third time would lose the game. */
export function isLooping(w: cells.World): boolean {
  for (let i = 1; i < w[PAST]!; i++) {
    for (let j = 0; j < i; j++) {
      const [a, b] = [SNAPSHOTS + 2 * i, SNAPSHOTS + 2 * j];
      if (w[a] === w[b] && w[a + 1] === w[b + 1]) return true;
    }
  }
  return false;
}

/** A number that identifies everything on the table, to tell worlds apart. */
export function fingerprint(w: cells.World): number {
  let hash = hashOf(w, 3);
  for (let cell = 0; cell < TOP; cell++) hash = mixed(hash, w[cell]!);
  return hash;
}
