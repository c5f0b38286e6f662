// The boards and sketches of the search equal the rules: at positions of random games the same drawings fit, and each
// leads to the same points, extinguished stars and sky.
import {
  addDrawing,
  type Board,
  drawings,
  explain,
  extinguishedAfter,
  type Position,
  phaseOf,
  priceOf,
  type Reading,
  seatScore,
  skyOf,
  taskOf,
  tileOf,
} from '@planisphere/star-explorer';
import { describe, expect, it } from 'vitest';
import { backNumber } from '../src/star-explorer/kernel/backs.ts';
import { SearchBoard } from '../src/star-explorer/kernel/board.ts';
import { MOST_LEFT_OUT } from '../src/star-explorer/kernel/parts.ts';
import { drawingOf, fits, sketchesOf } from '../src/star-explorer/kernel/sketches.ts';
import { walkGame } from './star-explorer-walk.ts';

interface Due {
  readonly view: Position;
  readonly own: Board;
  readonly round: number;
}

const due: Due[] = [];
for (let seed = 0; seed < 2; seed++) {
  walkGame({ seed, players: 1 + (seed % 2) }, ({ view, seat }) => {
    const phase = phaseOf(view);
    if (phase.step === 'draw') due.push({ view, own: view.boards[seat]!, round: phase.round });
    return undefined;
  });
}

function boardOf({ view, own, round }: Due): SearchBoard {
  const board = new SearchBoard();
  board.read(view, own, round - 1);
  board.pile[backNumber(tileOf(own.tiles[round - 1]!))]!--;
  return board;
}

function fitting(board: SearchBoard, tile: number): readonly number[] {
  const sketches = sketchesOf(tile);
  return [...sketches.order(board.rounds, board.previous)].filter((sketch) =>
    fits(sketches, sketch, board.taken),
  );
}

describe('sketches', () => {
  it('are the legal drawings that leave out few stars and no line', () => {
    for (const each of due) {
      const { tile, taken } = taskOf(each.own, each.round);
      const found = fitting(boardOf(each), tile).map((sketch) => drawingOf(sketchesOf(tile), sketch).join());
      const legal: string[] = [];
      for (const drawing of drawings(tile, taken)) {
        const { stars, blocked } = explain(tile, drawing, taken) as Reading;
        if (drawing.length > 0 && blocked.length === 0 && stars <= MOST_LEFT_OUT) legal.push(drawing.join());
      }
      expect(found.toSorted()).toEqual(legal.toSorted());
    }
  });

  it('earn and cost what the rules say, and leave the same sky', () => {
    for (const [index, each] of due.entries()) {
      const { own, round, view } = each;
      const { tile, taken } = taskOf(own, round);
      const sketches = sketchesOf(tile);
      const before = seatScore(own, round - 1).total;
      for (const sketch of fitting(boardOf(each), tile).filter((one) => one % 17 === index % 17)) {
        const drawing = drawingOf(sketches, sketch);
        const drawn = { ...own, drawings: [...own.drawings.slice(0, round - 1), drawing] };
        const board = boardOf(each);
        board.lay(sketches, sketch);
        expect(board.points).toBe(seatScore(drawn, round).total - before);
        expect(sketches.leftOut[sketch]).toBe(priceOf(explain(tile, drawing, taken) as Reading));
        expect(board.extinguished).toBe(extinguishedAfter(drawn, round));
        const after = new SearchBoard();
        after.read({ ...view, boards: [drawn] }, drawn, round);
        expect(board.taken).toEqual(after.taken);
        expect(board.pile).toEqual(after.pile);
        expect(board.previous).toBe(after.previous);
      }
    }
  });

  it('come with the most worth first', () => {
    for (const each of due) {
      const board = boardOf(each);
      const { worth, order } = sketchesOf(each.own.tiles[each.round - 1]!);
      const points = [...order(board.rounds, board.previous)].map(
        (sketch) => worth[board.previous]![sketch]!,
      );
      expect(points).toEqual(points.toSorted((a, b) => b - a));
    }
  });
});

describe('a board for search', () => {
  it('has taken what the sky of the rules has, but for the window', () => {
    for (const each of due) {
      const { own, round } = each;
      const sky = skyOf(round, []);
      const { taken } = boardOf(each);
      for (const drawing of own.drawings.slice(0, round - 1)) addDrawing(sky, drawing as readonly number[]);
      expect(taken.map((word, index) => word | skyOf(round, [])[index]!)).toEqual(sky);
    }
  });

  it('loses three points for each star when nothing is drawn, until none is left', () => {
    const board = boardOf(due[0]!);
    const sketches = sketchesOf(due[0]!.own.tiles[0]!);
    board.skip(sketches);
    board.skip(sketches);
    expect(board.points).toBe(-21);
    expect(board.extinguished).toBe(7);
  });
});
