// Star Explorer's puzzles: the points of the most promising drawings are counted, with those at the end of the game.
// The master, who also considers later rounds, must prefer the same drawing.
import type { Seat } from '@planisphere/core';
import {
  type Action,
  type Board,
  type Drawing,
  drawings,
  type Position,
  phaseOf,
  type StarExplorer,
  seatScore,
  starsOf,
  taskOf,
  tileOf,
} from '@planisphere/star-explorer';
import type { Bot } from '../bot/bot.ts';
import type { Judge, RankedAction } from '../puzzles/ranked.ts';
import { STAR_EXPLORER_LEVELS } from './bots.ts';
import { withBonus } from './kernel/bonus.ts';

const master = STAR_EXPLORER_LEVELS.at(-1) as Bot<StarExplorer>;
/** How many of the counted values are stored. */
const KEPT = 8;
/** How many drawings are counted exactly. */
const COUNTED = 150;

export const starExplorerJudge: Judge<Position, Action> = {
  unit: 'points',
  nodes: { look: 0, search: 4800, check: 0 },
  games: [1, 1, 2, 3].map((players) => ({ players, options: {} })),
  asksOnce: true,
  asks: (view) => phaseOf(view).step === 'draw',
  rank: (view, seat, budget) => {
    const counted = countedDrawings(view, seat);
    if (budget.nodes === 0) return counted;
    const [wanted] = master.advise?.(view, seat, budget) ?? [];
    return isSameDrawing(counted[0]?.action, wanted?.action) ? counted : [];
  },
};

function isSameDrawing(one: Action | undefined, other: Action | undefined): boolean {
  if (one?.do !== 'draw' || other?.do !== 'draw') return false;
  return (one.drawing as Drawing).join() === (other.drawing as Drawing).join();
}

/** Best first. A part of the best drawing is no other idea: it is a rival only if it is equally good. */
function countedDrawings(view: Position, seat: Seat): readonly RankedAction<Action>[] {
  const { round } = phaseOf(view) as { round: number };
  const board = view.boards[seat] as Board;
  const [best, ...rest] = promising(board, round)
    .map((drawing) => ({ drawing, value: pointsOf(board, round, drawing) }))
    .toSorted((a, b) => b.value - a.value);
  if (best === undefined) return [];
  const lines = new Set(best.drawing);
  const others = rest.filter(
    ({ drawing, value }) => value === best.value || !drawing.every((line) => lines.has(line)),
  );
  return [best, ...others.slice(0, KEPT)].map(({ drawing, value }) => ({
    action: { do: 'draw', round, drawing },
    value,
    error: 0,
  }));
}

/** The best by a fast bound that is never too low: lines in the way cost nothing. */
function promising(board: Board, round: number): readonly Drawing[] {
  const { tile, taken, weighting } = taskOf(board, round);
  const { stars: ofStars, lines: ofLines, price } = withBonus(weighting);
  const { size } = tileOf(tile);
  const bound = (drawing: Drawing): number => {
    const stars = starsOf(drawing);
    const earned = stars.reduce((sum, star) => sum + ofStars[star]!, 0);
    return drawing.reduce((sum, line) => sum + ofLines[line]!, earned) - price[size - stars.length]!;
  };
  return [...drawings(tile, taken)]
    .map((drawing) => ({ drawing, most: bound(drawing) }))
    .toSorted((a, b) => b.most - a.most)
    .slice(0, COUNTED)
    .map(({ drawing }) => drawing);
}

/** What a drawing adds to the score if the game ended after it. */
function pointsOf(board: Board, round: number, drawing: Drawing): number {
  const before = board.drawings.slice(0, round - 1);
  const after = seatScore({ ...board, drawings: [...before, drawing] }, round);
  return after.total - seatScore({ ...board, drawings: before }, round - 1).total;
}
