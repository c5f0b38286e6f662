// The points of one round, part by part, as the score sheet has them, and what a round is expected to bring when its tile is not
// revealed yet. All names are ids for the coach.
import { type Board, type Drawing, KINDS, kindsIn, seatScore } from '@planisphere/star-explorer';
import type { Hand } from '../hand.ts';
import { BACK_TILES } from '../kernel/backs.ts';
import { SearchBoard } from '../kernel/board.ts';
import { drawingOf, sketchesOf } from '../kernel/sketches.ts';

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

interface Unknown {
  readonly hand: Hand;
  /** The board before the round. */
  readonly search: SearchBoard;
  readonly own: Board;
}

/** The mean over all tiles that a back can be, each drawn as well as the hand can. */
export function pointsOfBack({ hand, search, own }: Unknown, back: number): Points {
  const trial = new SearchBoard();
  trial.copy(search);
  trial.pile[back]!--;
  const round = search.rounds + 1;
  const all = BACK_TILES[back]!.filter((tile) => search.revealed[tile] === 0).map((tile) => {
    const sketches = sketchesOf(tile);
    hand.find(trial, sketches);
    const drawing = hand.sketch < 0 ? [] : drawingOf(sketches, hand.sketch);
    const side = own.side ?? KINDS[search.previous]!;
    return pointsOfDrawing({ ...own, side, tiles: [...own.tiles.slice(0, round - 1), tile] }, round, drawing);
  });
  return meanOf(all.map((points) => ({ points, weight: 1 })));
}

export interface Weighed {
  readonly points: Points;
  readonly weight: number;
}

export function meanOf(all: readonly Weighed[]): Points {
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  const sums: Record<string, number> = {};
  for (const { points, weight } of all)
    for (const [name, value] of Object.entries(points))
      sums[name] = (sums[name] ?? 0) + (value * weight) / total;
  return sums;
}

export function sumOf(points: Points): number {
  return Object.values(points).reduce((sum, each) => sum + each, 0);
}
