// What is exactly true of the last round of Star Explorer, by the rules alone: what every legal drawing scores, part by part.
// Nothing here is shared with the review that is measured against it.
import type { Seat } from '@planisphere/core';
import {
  type Board,
  type Drawing,
  drawings,
  type Position,
  ROUNDS,
  seatScore,
  taskOf,
} from '@planisphere/star-explorer';

export interface Truth {
  readonly drawing: Drawing;
  readonly total: number;
  /** By the word that a sentence has to say. */
  readonly parts: Readonly<Record<string, number>>;
}

/** Every drawing of the last round, the best first. */
export function truthsOf(view: Position, seat: Seat): readonly Truth[] {
  const board = view.boards[seat] as Board;
  const { tile, taken } = taskOf(board, ROUNDS);
  const truths = [...drawings(tile, taken)].map((drawing) => truthOf(board, drawing));
  return truths.toSorted((a, b) => b.total - a.total);
}

export function truthOf(board: Board, drawing: Drawing): Truth {
  const score = seatScore({ ...board, drawings: [...board.drawings.slice(0, ROUNDS - 1), drawing] }, ROUNDS);
  const { current, previous, currentStars, previousStars, joiningLines } = score.rounds[ROUNDS - 1]!;
  const stars =
    current === previous
      ? { [`${current} star`]: currentStars.points + previousStars.points }
      : { [`${current} star`]: currentStars.points, [`${previous} star`]: previousStars.points };
  return {
    drawing,
    total: score.total,
    parts: {
      ...stars,
      'joined ': joiningLines.points,
      'central star': score.central.points,
      'white axis': score.axis.points,
      'outer border': score.outer.points,
      ' lit': score.lit,
    },
  };
}

/** The parts that the better drawing has more, the biggest first. */
export function reasonsBetween(better: Truth, worse: Truth): readonly { word: string; points: number }[] {
  return Object.keys(better.parts)
    .map((word) => ({ word, points: better.parts[word]! - worse.parts[word]! }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
}
