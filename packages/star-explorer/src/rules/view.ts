// What each viewer sees. Everything is public except answers to a question that others still have to answer (SET-3,
// SIZE-2, DRAW-1): until the last one is in, players see only their own.
import type { Seat, Viewer } from '@planisphere/core';
import type { Action, GameEvent } from './events.ts';
import { askedSeats, hasAnswered, type Phase, phaseOf } from './phase.ts';
import { type Board, HIDDEN, type Position } from './position.ts';

export function view(state: Position, viewer: Viewer): Position {
  const phase = phaseOf(state);
  const hides = state.boards.some((board, seat) => seat !== viewer && isPending(board, phase));
  if (!hides) return state;
  const boards = state.boards.map((board, seat) =>
    seat !== viewer && isPending(board, phase) ? { ...board, ...hiddenAnswer(board, phase) } : board,
  );
  return { ...state, boards };
}

function isPending(board: Board, phase: Phase): boolean {
  return isAnswering(phase) && hasAnswered(board, phase);
}

function isAnswering({ step }: Phase): boolean {
  return step === 'side' || step === 'seven' || step === 'draw';
}

function hiddenAnswer(board: Board, { step }: Phase): Partial<Board> {
  if (step === 'side') return { side: HIDDEN };
  if (step === 'seven') return { seven: HIDDEN };
  return { drawings: board.drawings.with(-1, HIDDEN) };
}

export function redact(state: Position, event: GameEvent, viewer: Viewer): GameEvent {
  if (event.by === 'chance' || event.by === viewer) return event;
  const { action, by } = event;
  return isOpen(action, phaseOf(state)) ? event : { by, action: hiddenAction(action) };
}

function isOpen(action: Action, phase: Phase): boolean {
  if (action.do === 'draw') return phase.step !== 'draw' || phase.round !== action.round;
  return action.do === 'size' || action.do !== phase.step;
}

function hiddenAction(action: Action): Action {
  if (action.do === 'size') return action;
  return action.do === 'draw' ? { ...action, drawing: HIDDEN } : { ...action, kind: HIDDEN };
}

/** Chance reveals, and so does the last of several answers; an answer that stays hidden informs nobody. */
export function informs(state: Position, event: GameEvent): boolean {
  if (event.by === 'chance') return true;
  return isLastAnswer(state, event.by);
}

function isLastAnswer(state: Position, seat: Seat): boolean {
  const { seats, optional } = askedSeats(state, phaseOf(state));
  return optional.length > 0 && seats.length === 1 && seats[0] === seat;
}
