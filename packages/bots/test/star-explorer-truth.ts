// What is exactly true of the last round of Star Explorer, by the rules alone: the score of every legal drawing, part
// by part. It shares nothing with the review that it measures.
import type { Seat } from '@planisphere/core';
import {
  type Board,
  CROSSES_AXIS,
  type Drawing,
  drawings,
  extinguishedAfter,
  IS_CENTRAL,
  IS_OUTER,
  POINTS,
  type Position,
  ROUNDS,
  roundScore,
  starsOf,
  taskOf,
} from '@planisphere/star-explorer';

export interface Truth {
  readonly drawing: Drawing;
  readonly total: number;
  /** By the word that a sentence must contain. */
  readonly parts: Readonly<Record<string, number>>;
}

/** Every drawing of the last round, best first. */
export function truthsOf(view: Position, seat: Seat): readonly Truth[] {
  const board = view.boards[seat] as Board;
  const { tile, taken } = taskOf(board, ROUNDS);
  const truths = [...drawings(tile, taken)].map((drawing) => truthOf(board, drawing));
  return truths.toSorted((a, b) => b.total - a.total);
}

/** Counts the last round alone: earlier points are the same for every drawing. */
export function truthOf(board: Board, drawing: Drawing): Truth {
  const drawn = { ...board, drawings: [...board.drawings.slice(0, ROUNDS - 1), drawing] };
  const scored = roundScore(drawn, ROUNDS);
  const { current, previous } = scored;
  const stars = starsOf(drawing);
  const out = extinguishedAfter(drawn, ROUNDS) - extinguishedAfter(drawn, ROUNDS - 1);
  const ofKinds =
    current === previous
      ? { [`${current} star`]: scored.currentStars.points + scored.previousStars.points }
      : {
          [`${current} star`]: scored.currentStars.points,
          [`${previous} star`]: scored.previousStars.points,
        };
  const parts = {
    ...ofKinds,
    ' by ': scored.joiningLines.points,
    'central star': POINTS.central * stars.filter((star) => IS_CENTRAL[star]).length,
    'white axis': POINTS.axis * drawing.filter((line) => CROSSES_AXIS[line]).length,
    'of the border': POINTS.outer * stars.filter((star) => IS_OUTER[star]).length,
    'three-point star': -POINTS.lit * out,
  };
  return { drawing, total: Object.values(parts).reduce((sum, points) => sum + points, 0), parts };
}

/** The parts that the better drawing has more, the biggest first. */
export function reasonsBetween(better: Truth, worse: Truth): readonly { word: string; points: number }[] {
  return Object.keys(better.parts)
    .map((word) => ({ word, points: better.parts[word]! - worse.parts[word]! }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
}
