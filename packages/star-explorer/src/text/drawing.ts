// Drawing by keys: the arrows move the constellation over the disc, r turns it, digits leave stars out, Enter
// draws it. By mouse: a click moves it there, and a second click in the same place draws it.
import type { Frame, Gesture, GestureResult, PointedAt, PressedKey, Seat } from '@planisphere/core';
import { starExplorer } from '../game.ts';
import type { Action } from '../rules/events.ts';
import type { Position } from '../rules/position.ts';
import {
  bestGhost,
  createGhost,
  type Ghost,
  ghostAction,
  moveGhost,
  toggleStar,
  turnGhost,
} from './ghost.ts';
import { ghostTable, pointedPlace } from './ghost-table.ts';

/** More bits than any pattern has stars: nothing is drawn. */
const EVERY_STAR = (1 << 12) - 1;

type Move = (ghost: Ghost, view: Position) => Ghost;

const MOVES: Readonly<Record<string, Move>> = {
  left: (ghost) => moveGhost(ghost, -1, 0),
  right: (ghost) => moveGhost(ghost, 1, 0),
  up: (ghost) => moveGhost(ghost, 0, 1),
  down: (ghost) => moveGhost(ghost, 0, -1),
  r: (ghost) => turnGhost(ghost, 1),
  R: (ghost) => turnGhost(ghost, -1),
  b: (ghost, view) => bestGhost(view, ghost),
  n: (ghost) => ({ ...ghost, out: EVERY_STAR }),
};

/** Undefined if there is nothing to draw. */
export function beginDrawing(view: Position, seat: Seat): Gesture<Position, Action> | undefined {
  const ghost = createGhost(view, seat);
  return ghost === undefined ? undefined : new Drawing(view, ghost);
}

class Drawing implements Gesture<Position, Action> {
  #view: Position;
  #ghost: Ghost;
  /** Where the last click put it, unless a key has moved it since. */
  #clicked: Pick<Ghost, 'x' | 'y'> | undefined;

  constructor(view: Position, ghost: Ghost) {
    this.#view = view;
    this.#ghost = ghost;
  }

  look(view: Position): boolean {
    this.#view = view;
    return createGhost(view, this.#ghost.seat)?.round === this.#ghost.round;
  }

  lines(frame: Frame): readonly string[] {
    return ghostTable(this.#view, this.#ghost, frame);
  }

  point(at: PointedAt, frame: Frame): GestureResult<Action> {
    const place = pointedPlace(at, frame);
    if (place === undefined) return undefined;
    const [before, { x, y }] = [this.#clicked, this.#ghost];
    this.#clicked = place;
    if (before?.x === place.x && before.y === place.y && x === place.x && y === place.y) return this.#draw();
    this.#ghost = { ...this.#ghost, ...place };
    return undefined;
  }

  press(key: PressedKey): GestureResult<Action> {
    if (key.name === 'escape') return 'words';
    if (key.name === 'return') return this.#draw();
    this.#ghost = moved(this.#ghost, key, this.#view);
    return undefined;
  }

  #draw(): GestureResult<Action> {
    const action = ghostAction(this.#view, this.#ghost);
    const refusal = starExplorer.check(this.#view, this.#ghost.seat, action);
    return refusal === undefined ? { action } : { refusal };
  }
}

function moved(ghost: Ghost, { sequence = '', name = '' }: PressedKey, view: Position): Ghost {
  // Stars are numbered from 1; 0 is the tenth.
  if (/^\d$/.test(sequence)) return toggleStar(ghost, (Number(sequence) + 9) % 10);
  return (MOVES[sequence] ?? MOVES[name])?.(ghost, view) ?? ghost;
}
