// The drawings of a round: every sketch that fits, and the best drawing of all by the exact solver, which also
// considers parts that leave out more, and lines that older ones block.
import {
  type Board,
  bestDrawing,
  type Drawing,
  starsOf,
  taskOf,
  tileOf,
  type Weighting,
} from '@planisphere/star-explorer';
import type { Choice } from './choices.ts';
import type { Hand } from './hand.ts';
import { backOfTile } from './kernel/backs.ts';
import type { LaidDrawing, SearchBoard } from './kernel/board.ts';
import { withBonus } from './kernel/bonus.ts';
import { sideNumber } from './kernel/sides.ts';
import { drawingOf, fits, sketchesOf } from './kernel/sketches.ts';

interface Due {
  readonly board: SearchBoard;
  readonly own: Board;
  readonly round: number;
}

/** Takes the tile from the pile of the board. */
export function drawingChoices(hand: Hand, { board, own, round }: Due): readonly Choice[] {
  const { tile, taken, weighting } = taskOf(own, round);
  const side = sideNumber(tileOf(tile).back);
  board.pile[backOfTile(tile)]!--;
  hand.outlook.weigh(board, side);
  const rest = restAfter(hand, board, side);
  const points = withBonus(weighting);
  const best = bestDrawing(tile, taken, lessCosts(points, hand.outlook.costs));
  const laid = { drawing: best.drawing, leftOut: best.extinguished, side };
  const earned = best.value + costOf(best.drawing, hand.outlook.costs);
  const solved = choiceOf({ ...laid, points: earned }, { round, expected: best.value + rest });
  const key = best.drawing.join();
  return [
    solved,
    ...sketched(hand, board, { tile, round, rest }).filter(
      ({ action }) => action.do === 'draw' && (action.drawing as Drawing).join() !== key,
    ),
  ];
}

function sketched(
  hand: Hand,
  board: SearchBoard,
  { tile, round, rest }: { tile: number; round: number; rest: number },
): readonly Choice[] {
  const sketches = sketchesOf(tile);
  const worth = sketches.worth[board.previous]!;
  const found: Choice[] = [];
  for (const sketch of sketches.order(board.rounds, board.previous)) {
    if (!fits(sketches, sketch, board.taken)) continue;
    const leftOut = sketches.leftOut[sketch]!;
    const points = worth[sketch]! + board.spared(leftOut);
    const laid = { drawing: drawingOf(sketches, sketch), points, leftOut, side: sketches.side };
    found.push(choiceOf(laid, { round, expected: points - hand.costOf(sketches, sketch) + rest }));
  }
  return found;
}

function choiceOf(laid: LaidDrawing, { round, expected }: { round: number; expected: number }): Choice {
  return {
    action: { do: 'draw', round, drawing: laid.drawing },
    expected,
    given: 0,
    carryOut: (board) => {
      board.layDrawing(laid);
      return undefined;
    },
  };
}

/** The value of the coming rounds if this one draws nothing. */
function restAfter(hand: Hand, board: SearchBoard, side: number): number {
  const { previous } = board;
  board.rounds++;
  board.previous = side;
  const rest = hand.outlook.worth(board);
  board.rounds--;
  board.previous = previous;
  return rest;
}

function lessCosts({ stars, lines, price }: Weighting, costs: Float64Array): Weighting {
  return { stars: Float64Array.from(stars, (worth, star) => worth - costs[star]!), lines, price };
}

function costOf(drawing: Drawing, costs: Float64Array): number {
  return starsOf(drawing).reduce((sum, star) => sum + costs[star]!, 0);
}
