// Plays a game on from a board under a fate: the hand draws, and calls when it is its turn to call, to the end.
import { ROUNDS } from '@planisphere/star-explorer';
import { spend } from '../search/allowance.ts';
import type { Fate } from './fates.ts';
import type { Hand } from './hand.ts';
import { SearchBoard } from './kernel/board.ts';

export class Continuation {
  readonly #hand: Hand;
  readonly #board = new SearchBoard();

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  /** A copy of the board; the caller carries something out on it and then asks for `points`. */
  begin(from: SearchBoard): SearchBoard {
    this.#board.copy(from);
    return this.#board;
  }

  /** The points of the copy at the end; `next` is the back that comes first, if that is decided. */
  points(fate: Fate, next?: number): number {
    const board = this.#board;
    if (next !== undefined) this.#reveal(next, fate);
    while (board.rounds < ROUNDS) this.#reveal(this.#nextBack(fate), fate);
    return board.points;
  }

  #nextBack({ order, calls }: Fate): number {
    const board = this.#board;
    if (calls[board.rounds] === true) return this.#hand.call(board);
    return order.find((each) => board.pile[each]! > 0)!;
  }

  #reveal(back: number, { fronts }: Fate): void {
    spend(1);
    const board = this.#board;
    const tile = fronts[back]!.find((each) => board.revealed[each] === 0)!;
    board.pile[back]!--;
    board.revealed[tile] = 1;
    this.#hand.draw(board, tile);
  }
}
