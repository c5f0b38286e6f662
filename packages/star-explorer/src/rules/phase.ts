// What happens next, read off a position: the steps of set-up and of a round in their order (SET-1 to SET-4, ROUND-1).
import { type Seat, seatsOf } from '@planisphere/core';
import { ROUNDS } from './disc.ts';
import { hasTwoSevens } from './pile.ts';
import { type Board, isSolo, type Position } from './position.ts';
import { PILE } from './tiles.ts';

export type Phase =
  | { readonly step: 'back'; readonly seat: Seat }
  | { readonly step: 'start'; readonly seat: Seat }
  | { readonly step: 'side' }
  | { readonly step: 'first' }
  | { readonly step: 'pick'; readonly round: number }
  | { readonly step: 'size'; readonly round: number; readonly seat: Seat }
  | { readonly step: 'seven'; readonly round: number }
  | { readonly step: 'reveal'; readonly round: number; readonly seat: Seat }
  | { readonly step: 'draw'; readonly round: number }
  | { readonly step: 'over' };

export function phaseOf(position: Position): Phase {
  return settingUp(position) ?? inRound(position);
}

function settingUp(position: Position): Phase | undefined {
  const dealing = seatWhere(position, ({ backs }) => backs.length < PILE.length);
  if (dealing !== undefined) return { step: 'back', seat: dealing };
  const starting = seatWhere(position, ({ start }) => start === undefined);
  if (starting !== undefined) return { step: 'start', seat: starting };
  if (seatWhere(position, ({ side }) => side === undefined) !== undefined) return { step: 'side' };
  if (position.first === undefined && !isSolo(position)) return { step: 'first' };
  return undefined;
}

function inRound(position: Position): Phase {
  const { boards, sizes } = position;
  const round = Math.min(...boards.map(({ drawings }) => drawings.length)) + 1;
  if (round > ROUNDS) return { step: 'over' };
  if (sizes.length < round) return naming(position, round);
  if (isFirstSeven(position, round) && boards.some(mustChooseSeven)) return { step: 'seven', round };
  const hidden = seatWhere(position, ({ tiles }) => tiles.length < round);
  return hidden === undefined ? { step: 'draw', round } : { step: 'reveal', round, seat: hidden };
}

/** In a solo game chance decides in the odd rounds (SOLO-1). */
function naming(position: Position, round: number): Phase {
  if (isSolo(position) && round % 2 === 1) return { step: 'pick', round };
  return { step: 'size', round, seat: position.first ?? 0 };
}

function isFirstSeven({ sizes }: Position, round: number): boolean {
  return sizes.indexOf(7) === round - 1;
}

function mustChooseSeven(board: Board): boolean {
  return hasTwoSevens(board) && board.seven === undefined;
}

function seatWhere(position: Position, holds: (board: Board) => boolean): Seat | undefined {
  const seat = position.boards.findIndex(holds);
  return seat < 0 ? undefined : (seat as Seat);
}

/** Which seats must answer, and which have answered and may still change their mind. */
export function askedSeats(position: Position, phase: Phase): { seats: Seat[]; optional: Seat[] } {
  if (phase.step === 'size') return { seats: [phase.seat], optional: [] };
  const seats: Seat[] = [];
  const optional: Seat[] = [];
  for (const seat of seatsOf(position.boards.length)) {
    const board = position.boards[seat] as Board;
    if (!isAsked(board, phase)) continue;
    if (hasAnswered(board, phase)) optional.push(seat);
    else seats.push(seat);
  }
  return { seats, optional };
}

function isAsked(board: Board, { step }: Phase): boolean {
  return step === 'side' || step === 'draw' || (step === 'seven' && hasTwoSevens(board));
}

export function hasAnswered(board: Board, phase: Phase): boolean {
  if (phase.step === 'side') return board.side !== undefined;
  if (phase.step === 'seven') return board.seven !== undefined;
  return phase.step === 'draw' && board.drawings.length === phase.round;
}
