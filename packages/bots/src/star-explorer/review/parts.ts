// The points of one round, part by part, as on the score sheet. All names are ids for the coach.
import { type Board, type Drawing, kindsIn, seatScore } from '@planisphere/star-explorer';

export type Points = Readonly<Record<string, number>>;

/** What a drawing adds to the board's total in its round. */
export function pointsOfDrawing(board: Board, round: number, drawing: Drawing): Points {
  const before = seatScore(board, round - 1);
  const drawn = { ...board, drawings: [...board.drawings.slice(0, round - 1), drawing] };
  const after = seatScore(drawn, round);
  const { currentStars, previousStars, joiningLines } = after.rounds[round - 1]!;
  const { current, previous } = kindsIn(board, round);
  const stars =
    current === previous
      ? { [`both.${current}`]: currentStars.points + previousStars.points }
      : { [`current.${current}`]: currentStars.points, [`previous.${previous}`]: previousStars.points };
  return {
    ...stars,
    [`lines.${current}.${previous}`]: joiningLines.points,
    central: after.central.points - before.central.points,
    axis: after.axis.points - before.axis.points,
    outer: after.outer.points - before.outer.points,
    lit: after.lit - before.lit,
  };
}

export function sumOf(points: Points): number {
  return Object.values(points).reduce((sum, each) => sum + each, 0);
}
