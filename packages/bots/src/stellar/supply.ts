// Where cards of a kind can still come from, as one seat knows it: from the row, or from unseen cards.
import { KINDS, NONE } from '@planisphere/stellar';
import { HAND, HELD, OPEN, ROW, ROW_CELLS, UNSEEN, type World } from './kernel/cells.ts';

/** More unseen copies make no difference. */
const MOST_UNSEEN = 2;
const IN_ROW = MOST_UNSEEN + 1;

export class Supply {
  /** By kind: how many are unseen, plus IN_ROW while a row with one is marked. */
  readonly of: Uint8Array = new Uint8Array(KINDS);

  /** Hidden cards of the other hand count as unseen, like the deck. */
  read(w: World, other: number): void {
    for (let card = 0; card < KINDS; card++) this.of[card] = Math.min(MOST_UNSEEN, w[UNSEEN + card]!);
    for (let i = 0; i < w[other + HELD]!; i++) {
      const card = w[other + HAND + i]!;
      if (w[other + OPEN + i] === 0) this.of[card] = Math.min(MOST_UNSEEN, this.of[card]! + 1);
    }
  }

  mark(w: World): void {
    for (let i = 0; i < ROW_CELLS; i++) {
      const card = w[ROW + i]!;
      if (card !== NONE && this.of[card]! < IN_ROW) this.of[card]! += IN_ROW;
    }
  }

  unmark(w: World): void {
    for (let i = 0; i < ROW_CELLS; i++) {
      const card = w[ROW + i]!;
      if (card !== NONE && this.of[card]! >= IN_ROW) this.of[card]! -= IN_ROW;
    }
  }
}
