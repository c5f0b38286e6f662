// Draws and calls sizes by what a round earns and what the outlook expects of later rounds. Fast enough to play many
// thousand whole games.
import { LIT } from '@planisphere/star-explorer';
import { spend } from '../search/allowance.ts';
import { BACK_TILES, BACKS, kindOfBack } from './kernel/backs.ts';
import { SearchBoard } from './kernel/board.ts';
import { LIT_POINTS } from './kernel/bonus.ts';
import { MOST_LEFT_OUT } from './kernel/parts.ts';
import { fits, type Sketches, sketchesOf } from './kernel/sketches.ts';
import type { Outlook } from './outlook.ts';

const NOTHING = -1;

export class Hand {
  readonly outlook: Outlook;
  /** The found sketch, or NOTHING; and its worth minus its cost for later rounds. */
  sketch: number = NOTHING;
  value = 0;
  readonly #trial = new SearchBoard();

  constructor(outlook: Outlook) {
    this.outlook = outlook;
  }

  /** Finds the best drawing of a tile already taken from the pile. */
  find(board: SearchBoard, sketches: Sketches): void {
    this.outlook.weigh(board, sketches.side);
    this.#search(board, sketches);
  }

  /**
   * Using stars never helps a later round, so a sketch is worth at most its points: the search ends when these fall
   * below the best.
   */
  #search(board: SearchBoard, sketches: Sketches): void {
    spend(1);
    const { size, leftOut } = sketches;
    const worth = sketches.worth[board.previous]!;
    const order = sketches.order(board.rounds, board.previous);
    this.sketch = NOTHING;
    this.value = -LIT_POINTS * Math.min(size, LIT - board.extinguished);
    const spared = board.spared(MOST_LEFT_OUT);
    for (let at = 0; at < order.length; at++) {
      const sketch = order[at]!;
      if (worth[sketch]! + spared <= this.value) break;
      if (!fits(sketches, sketch, board.taken)) continue;
      const value = worth[sketch]! + board.spared(leftOut[sketch]!) - this.costOf(sketches, sketch);
      if (value > this.value) {
        this.value = value;
        this.sketch = sketch;
      }
    }
  }

  /** The cost of a sketch's stars for later rounds, by the outlook's latest weights. */
  costOf({ stars, size, leftOut }: Sketches, sketch: number): number {
    const { costs } = this.outlook;
    const first = sketch * size;
    let cost = 0;
    for (let at = first; at < first + size - leftOut[sketch]!; at++) cost += costs[stars[at]!]!;
    return cost;
  }

  /** Finds the best drawing and draws it. */
  draw(board: SearchBoard, tile: number): void {
    const sketches = sketchesOf(tile);
    this.find(board, sketches);
    if (this.sketch === NOTHING) board.skip(sketches);
    else board.lay(sketches, this.sketch);
  }

  /** Expected points from here to the end if a tile with this back comes next, over all that it can hide. */
  valueOf(board: SearchBoard, back: number): number {
    const trial = this.#trial;
    trial.copy(board);
    trial.pile[back]!--;
    this.outlook.weigh(trial, kindOfBack(back));
    let sum = 0;
    let count = 0;
    for (const tile of BACK_TILES[back]!) {
      if (board.revealed[tile] === 1) continue;
      this.#search(trial, sketchesOf(tile));
      sum += this.value;
      count++;
    }
    trial.rounds++;
    trial.previous = kindOfBack(back);
    return this.outlook.worth(trial) + (count === 0 ? 0 : sum / count);
  }

  /** The back of the pile that is best to come next, among the allowed ones. */
  call(board: SearchBoard, allows: (back: number) => boolean = () => true): number {
    let best = NOTHING;
    let most = Number.NEGATIVE_INFINITY;
    for (let back = 0; back < BACKS; back++) {
      if (board.pile[back] === 0 || !allows(back)) continue;
      const value = this.valueOf(board, back);
      if (value > most) {
        most = value;
        best = back;
      }
    }
    return best;
  }
}
