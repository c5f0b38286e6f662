// The parts of a score, with their names for hints: stars of the tiles' kinds, lines that join them, bonuses, and the
// stars not extinguished.
import { type Board, seatScore } from '@planisphere/star-explorer';
import type { Part } from '../bot/bot.ts';

export function partsAfter(board: Board, rounds: number): readonly Part[] {
  const { rounds: scores, central, axis, outer, lit } = seatScore(board, rounds);
  let stars = 0;
  let lines = 0;
  for (const { currentStars, previousStars, joiningLines } of scores) {
    stars += currentStars.points + previousStars.points;
    lines += joiningLines.points;
  }
  return [
    { name: 'stars', points: stars },
    { name: 'lines', points: lines },
    { name: 'bonuses', points: central.points + axis.points + outer.points },
    { name: 'lit', points: lit },
  ];
}

export function pointsOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0);
}

/** What one has more than the other, part by part. */
export function lessParts(own: readonly Part[], other: readonly Part[]): readonly Part[] {
  return own.map(({ name, points }, index) => ({ name, points: points - (other[index]?.points ?? 0) }));
}
