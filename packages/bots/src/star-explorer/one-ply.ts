// A player who values what it notices, and looks no further than its manner does.
import type { Rng, Seat } from '@planisphere/core';
import {
  type Action,
  type Board,
  bestDrawing,
  type Drawing,
  type Position,
  phaseOf,
  sizesLeft,
  taskOf,
  type Weighting,
} from '@planisphere/star-explorer';
import { noticing } from './attention.ts';
import { choicesOf } from './choices.ts';
import { backOfTile } from './kernel/backs.ts';
import { SearchBoard } from './kernel/board.ts';
import { drawingOf, fits, type Sketches, sketchesOf, starsOf } from './kernel/sketches.ts';
import type { Manner } from './manners.ts';

export class OnePly {
  readonly #manner: Manner;

  constructor(manner: Manner) {
    this.#manner = manner;
  }

  choose(view: Position, seat: Seat, rng: Rng): Action {
    const phase = phaseOf(view);
    if (phase.step === 'draw')
      return { do: 'draw', round: phase.round, drawing: this.#draw(view, { seat, round: phase.round, rng }) };
    if (phase.step === 'size' && this.#manner.lovesLarge)
      return { do: 'size', size: sizesLeft(view).at(-1)! };
    return choicesOf({ view, seat, hand: this.#manner.hand }).choices[0]!.action;
  }

  /** The best noticed drawing; if none was noticed, it looks again and notices everything. */
  #draw(view: Position, { seat, round, rng }: { seat: Seat; round: number; rng: Rng }): Drawing {
    const own = view.boards[seat] as Board;
    const board = new SearchBoard();
    board.read(view, own, round - 1);
    const { tile, taken, weighting } = taskOf(own, round);
    board.pile[backOfTile(tile)]!--;
    const weights = this.#manner.weigh(weighting, board, tile);
    const sketches = sketchesOf(tile);
    const isNoticed = noticing(sketches, this.#manner.care, rng);
    let best: Drawing | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const sketch of sketches.order(board.rounds, board.previous)) {
      if (!fits(sketches, sketch, board.taken) || !isNoticed(sketch)) continue;
      const drawing = drawingOf(sketches, sketch);
      const value = likingOf(sketches, { sketch, drawing }, weights);
      if (value > most) [best, most] = [drawing, value];
    }
    return best ?? bestDrawing(tile, taken, weights).drawing;
  }
}

function likingOf(
  sketches: Sketches,
  { sketch, drawing }: { readonly sketch: number; readonly drawing: Drawing },
  { stars, lines, price }: Weighting,
): number {
  let value = -price[sketches.leftOut[sketch]!]!;
  for (const star of starsOf(sketches, sketch)) value += stars[star]!;
  for (const line of drawing) value += lines[line]!;
  return value;
}
