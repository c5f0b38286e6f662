// One player's board for search, in flat arrays that are copied instead of rebuilt: what is taken, what is left of the
// pile, what has been earned.
import {
  addDrawing,
  addThing,
  type Board,
  backsLeft,
  type Drawing,
  extinguishedAfter,
  HIDDEN,
  LIT,
  noThings,
  POLE,
  type Position,
  sideBefore,
  TILES,
  WORDS,
} from '@planisphere/star-explorer';
import { BACKS, backNumber } from './backs.ts';
import { LIT_POINTS } from './bonus.ts';
import { sideNumber } from './sides.ts';
import type { Sketches } from './sketches.ts';

export class SearchBoard {
  /** Stars used, and lines that can no longer be drawn. Does not contain what the window covers. */
  readonly taken: Int32Array = noThings();
  /** By back: how many tiles of the pile have it. */
  readonly pile: Uint8Array = new Uint8Array(BACKS);
  /** By tile: 1 when somebody has revealed it. */
  readonly revealed: Uint8Array = new Uint8Array(TILES.length);
  /** How many rounds are drawn. */
  rounds = 0;
  /** The side of the tile in the round before, as a number. */
  previous = 0;
  extinguished = 0;
  /** Points earned since the board was read. */
  points = 0;

  copy(from: SearchBoard): void {
    for (let word = 0; word < WORDS; word++) this.taken[word] = from.taken[word]!;
    for (let back = 0; back < BACKS; back++) this.pile[back] = from.pile[back]!;
    this.revealed.set(from.revealed);
    this.rounds = from.rounds;
    this.previous = from.previous;
    this.extinguished = from.extinguished;
    this.points = from.points;
  }

  /** The board after this many rounds, before a tile is taken from the pile for the next. */
  read(position: Position, board: Board, rounds: number): void {
    this.taken.fill(0);
    addThing(this.taken, POLE);
    for (const drawing of board.drawings.slice(0, rounds) as readonly Drawing[])
      addDrawing(this.taken, drawing);
    this.pile.fill(0);
    const before = { ...position, sizes: position.sizes.slice(0, rounds) };
    for (const back of backsLeft(before, board)) this.pile[backNumber(back)]!++;
    this.revealed.fill(0);
    for (const { tiles } of position.boards) for (const tile of tiles) this.revealed[tile] = 1;
    this.rounds = rounds;
    const isUnknown = rounds === 0 && (board.side === undefined || board.side === HIDDEN);
    // An unknown or unchosen side is taken for the first one: any would do.
    this.previous = isUnknown ? 0 : sideNumber(sideBefore(board, rounds + 1));
    this.extinguished = extinguishedAfter(board, rounds);
    this.points = 0;
  }

  /** Draws a sketch. */
  lay(sketches: Sketches, sketch: number): void {
    const { taken, leftOut, worth, side } = sketches;
    for (let word = 0, at = sketch * WORDS; word < WORDS; word++, at++) this.taken[word]! |= taken[at]!;
    this.points += worth[this.previous]![sketch]! + this.spared(leftOut[sketch]!);
    this.#next(side, leftOut[sketch]!);
  }

  /** Draws any drawing. */
  layDrawing({ drawing, points, leftOut, side }: LaidDrawing): void {
    addDrawing(this.taken, drawing);
    this.points += points;
    this.#next(side, leftOut);
  }

  /** Draws nothing of a tile. */
  skip({ size, side }: Sketches): void {
    this.points -= LIT_POINTS * Math.min(size, LIT - this.extinguished);
    this.#next(side, size);
  }

  /** Points not lost because there are no stars left to extinguish (OUT-3). */
  spared(leftOut: number): number {
    return LIT_POINTS * Math.max(0, this.extinguished + leftOut - LIT);
  }

  #next(side: number, leftOut: number): void {
    this.extinguished = Math.min(LIT, this.extinguished + leftOut);
    this.previous = side;
    this.rounds++;
  }
}

/** A drawing with what it earns, stars extinguished included. */
export interface LaidDrawing {
  readonly drawing: Drawing;
  readonly points: number;
  readonly leftOut: number;
  /** The side of its tile for the next round, as a number. */
  readonly side: number;
}
