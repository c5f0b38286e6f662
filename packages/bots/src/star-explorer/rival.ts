// The rival: the other player with the highest expected total.
import type { Seat } from '@planisphere/core';
import { type Board, type Position, tileOf } from '@planisphere/star-explorer';
import type { Part } from '../bot/bot.ts';
import type { Hand } from './hand.ts';
import { backNumber } from './kernel/backs.ts';
import { SearchBoard } from './kernel/board.ts';
import { partsAfter, pointsOf } from './score-parts.ts';

export interface Rival {
  /** Their points after the finished rounds. */
  readonly parts: readonly Part[];
  /** Their expected further points. */
  readonly prospects: number;
}

interface Table {
  readonly view: Position;
  readonly seat: Seat;
  /** Finished rounds. */
  readonly rounds: number;
}

/** Undefined in a solo game. */
export function rivalOf(hand: Hand, table: Table): Rival | undefined {
  const rivals = table.view.boards
    .filter((_, seat) => seat !== table.seat)
    .map((board) => ({
      parts: partsAfter(board, table.rounds),
      prospects: prospectsOf(hand, table, board),
    }));
  const strength = ({ parts, prospects }: Rival): number => pointsOf(parts) + prospects;
  return rivals.toSorted((a, b) => strength(b) - strength(a))[0];
}

/** An open tile counts as drawn by the hand; hidden drawings are not looked at. */
function prospectsOf(hand: Hand, { view, rounds }: Table, board: Board): number {
  const search = new SearchBoard();
  search.read(view, board, rounds);
  const tile = board.tiles[rounds];
  if (tile !== undefined) {
    search.pile[backNumber(tileOf(tile))]!--;
    hand.draw(search, tile);
  }
  return search.points + hand.outlook.worth(search);
}
