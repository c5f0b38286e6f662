// Whether a decision is allowed; a refusal names the rule that forbids it.
import type { Refusal, Seat } from '@planisphere/core';
import type { Action } from './events.ts';
import { brokenRule } from './judge.ts';
import { askedSeats, type Phase, phaseOf } from './phase.ts';
import { kindsOfSize, sizesLeft } from './pile.ts';
import { boardOf, drawnBefore, HIDDEN, type Position } from './position.ts';
import { STARTS } from './tiles.ts';

export function check(view: Position, seat: Seat, action: Action): Refusal | undefined {
  const rule = ruleAgainst(view, seat, action);
  return rule === undefined ? undefined : { rule };
}

function ruleAgainst(view: Position, seat: Seat, action: Action): string | undefined {
  const phase = phaseOf(view);
  const { seats, optional } = askedSeats(view, phase);
  if (action.do !== phase.step || !(seats.includes(seat) || optional.includes(seat))) return 'ROUND-1';
  const board = boardOf(view, seat);
  switch (action.do) {
    case 'side':
      return STARTS[board.start as number]?.some((kind) => kind === action.kind) ? undefined : 'SET-3';
    case 'size':
      return sizesLeft(view).includes(action.size) ? undefined : 'SIZE-1';
    case 'seven':
      return kindsOfSize(board, 7).some((kind) => kind === action.kind) ? undefined : 'SIZE-2';
    case 'draw':
      return ruleAgainstDrawing(view, seat, { phase, action });
  }
}

interface DrawTurn {
  readonly phase: Phase;
  readonly action: Extract<Action, { do: 'draw' }>;
}

function ruleAgainstDrawing(view: Position, seat: Seat, { phase, action }: DrawTurn): string | undefined {
  const { round, drawing } = action;
  if (phase.step !== 'draw' || phase.round !== round) return 'ROUND-1';
  if (drawing === HIDDEN) return 'DRAW-1';
  const board = boardOf(view, seat);
  const tile = board.tiles[round - 1] as number;
  return brokenRule({ tile, round, before: drawnBefore(board, round) }, drawing);
}
