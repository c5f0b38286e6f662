// The choices of a seat, each with the outlook's expectation: the best drawings, the two sides of the starting tile,
// the remaining sizes, one of two sevens.
import type { Seat } from '@planisphere/core';
import {
  type Action,
  KINDS,
  kindsOfSize,
  type Position,
  phaseOf,
  type Size,
  STARTS,
  sizesLeft,
} from '@planisphere/star-explorer';
import { drawingChoices } from './drawing-choices.ts';
import type { Hand } from './hand.ts';
import { backNumber, sizeOfBack } from './kernel/backs.ts';
import { SearchBoard } from './kernel/board.ts';

export interface Choice {
  readonly action: Action;
  /** The points that the outlook expects from here to the end, minus what the choice gives to others. */
  readonly expected: number;
  /** Points that it gives to the others, on average. */
  readonly given: number;
  /** Carries it out on a board; returns the next back, if the choice decides it. */
  carryOut(board: SearchBoard): number | undefined;
}

/** The board before the current round, and the choices on it, best first. */
export interface Choices {
  readonly board: SearchBoard;
  readonly choices: readonly Choice[];
}

export interface Chooser {
  readonly view: Position;
  readonly seat: Seat;
  readonly hand: Hand;
}

export function choicesOf(chooser: Chooser): Choices {
  const { view, seat, hand } = chooser;
  const phase = phaseOf(view);
  const own = view.boards[seat]!;
  const board = new SearchBoard();
  board.read(view, own, 'round' in phase ? phase.round - 1 : 0);
  switch (phase.step) {
    case 'draw':
      return { board, choices: sorted(drawingChoices(hand, { board, own, round: phase.round })) };
    case 'side':
      return { board, choices: sorted(sideChoices(chooser, board)) };
    case 'size':
      return { board, choices: sorted(sizesLeft(view).map((size) => sizeChoice(chooser, board, size))) };
    case 'seven':
      return { board, choices: sorted(sevenChoices(chooser, board)) };
    default:
      throw new Error(`choicesOf: nobody is asked while the step is ${phase.step}`);
  }
}

function sorted(choices: readonly Choice[]): readonly Choice[] {
  return choices.toSorted((a, b) => b.expected - a.expected);
}

function sideChoices({ view, seat, hand }: Chooser, board: SearchBoard): readonly Choice[] {
  return STARTS[view.boards[seat]!.start!]!.map((kind): Choice => {
    const carryOut = (on: SearchBoard): undefined => {
      on.previous = KINDS.indexOf(kind);
    };
    carryOut(board);
    return { action: { do: 'side', kind }, expected: hand.outlook.worth(board), given: 0, carryOut };
  });
}

/** A size is called for all: the chooser avoids what suits the others. */
function sizeChoice(chooser: Chooser, board: SearchBoard, size: Size): Choice {
  const { hand } = chooser;
  const back = hand.call(board, (each) => sizeOfBack(each) === size);
  const given = givenBy(chooser, size);
  return {
    action: { do: 'size', size },
    expected: hand.valueOf(board, back) - given,
    given,
    carryOut: () => back,
  };
}

function givenBy({ view, seat, hand }: Chooser, size: Size): number {
  const others = view.boards.filter((_, each) => each !== seat);
  const board = new SearchBoard();
  const values = others.map((other) => {
    board.read(view, other, view.sizes.length);
    return hand.valueOf(
      board,
      hand.call(board, (each) => sizeOfBack(each) === size),
    );
  });
  return values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
}

function sevenChoices({ view, seat, hand }: Chooser, board: SearchBoard): readonly Choice[] {
  return kindsOfSize(view.boards[seat]!, 7).map((kind): Choice => {
    const back = backNumber({ size: 7, kind });
    return {
      action: { do: 'seven', kind },
      expected: hand.valueOf(board, back),
      given: 0,
      carryOut: () => back,
    };
  });
}
