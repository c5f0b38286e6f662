// Could this position have come about? A position read from a stranger is played through again in thought, so that the
// engine never has to doubt one: every drawing keeps the rules, every tile fits its back, nothing exists twice.
import { type Decoded, fail, makeSeat, ok, type Seat } from '@planisphere/core';
import { KINDS, type Kind } from '../rules/components.ts';
import { ROUNDS } from '../rules/disc.ts';
import { brokenRule } from '../rules/judge.ts';
import { type Phase, phaseOf } from '../rules/phase.ts';
import { backInRound, hasTwoSevens, kindsOfSize } from '../rules/pile.ts';
import { type Board, drawnBefore, HIDDEN, type Position } from '../rules/position.ts';
import type { Drawing } from '../rules/sky.ts';
import { PILE, SIZES, type Size, STARTS, tileOf, tilesWithBack } from '../rules/tiles.ts';
import { makeRound } from './words.ts';

type Failure = ReturnType<typeof fail>;

export function soundness(position: Position): Decoded<Position> {
  return unsoundTable(position) ?? unsoundBoards(position) ?? ok(position);
}

function unsoundTable({ first, sizes, boards }: Position): Failure | undefined {
  if (first !== undefined && (boards.length === 1 || first >= boards.length)) {
    return fail('wrong-first', makeSeat(first), 'The first player is one of several.');
  }
  const counts = (size: Size): number => PILE.filter((other) => other === size).length;
  const over = SIZES.find((size) => sizes.filter((other) => other === size).length > counts(size));
  if (over !== undefined || sizes.length > ROUNDS)
    return fail('SIZE-1', sizes.join('.'), 'A size is called too often.');
  const starts = boards.flatMap(({ start }) => start ?? []);
  if (new Set(starts).size < starts.length)
    return fail('twice', '', 'Two boards have the same starting tile.');
  const tiles = boards.flatMap((board) => board.tiles);
  if (new Set(tiles).size < tiles.length) return fail('twice', '', 'A tile is revealed twice.');
  return tooManyBacks(boards);
}

function tooManyBacks(boards: readonly Board[]): Failure | undefined {
  for (const size of SIZES) {
    const dealt = boards.flatMap((board) => kindsOfSize(board, size));
    const over = KINDS.find(
      (kind) => dealt.filter((other) => other === kind).length > tilesWithBack(size, kind).length,
    );
    if (over !== undefined)
      return fail('too-many', `${size} ${over}`, 'There are not so many tiles with this back.');
  }
  return undefined;
}

function unsoundBoards(position: Position): Failure | undefined {
  const phase = phaseOf(position);
  for (const [seat, board] of position.boards.entries()) {
    const at = makeSeat(seat as Seat);
    const fault =
      outOfStep(position, board, phase) ?? wrongChoice(position, board) ?? wrongRounds(position, board);
    if (fault !== undefined) return fail(fault.fault.code, `${at}: ${fault.fault.at}`, fault.fault.message);
  }
  return undefined;
}

/** Which rounds a board may show, and where something may be hidden, follows from the phase. */
function outOfStep(position: Position, board: Board, phase: Phase): Failure | undefined {
  const inRound = 'round' in phase;
  const round = inRound ? phase.round : phase.step === 'over' ? ROUNDS + 1 : 1;
  const revealing = phase.step === 'reveal' || phase.step === 'draw';
  const { drawings, side, seven, start, tiles } = board;
  const called = phase.step === 'seven' || revealing ? round : round - 1;
  const backward =
    (side !== undefined && start === undefined) ||
    (start !== undefined && phase.step === 'back') ||
    (side !== undefined && phase.step === 'start') ||
    position.sizes.length !== called ||
    tiles.length > (revealing ? round : round - 1) ||
    drawings.length > (phase.step === 'draw' ? round : round - 1);
  if (backward) return fail('out-of-step', '', 'The boards are not at the same point of the game.');
  const hidden =
    (side === HIDDEN && phase.step !== 'side') ||
    (seven === HIDDEN && phase.step !== 'seven') ||
    drawings.slice(0, round - 1).includes(HIDDEN);
  return hidden ? fail('hidden', '?', 'This has been shown to everybody.') : undefined;
}

function wrongChoice({ sizes }: Position, board: Board): Failure | undefined {
  const { seven, side, start } = board;
  const sides: readonly Kind[] = start === undefined ? [] : (STARTS[start] as readonly Kind[]);
  if (side !== undefined && side !== HIDDEN && !sides.includes(side)) {
    return fail('SET-3', side, 'The starting tile does not show this kind.');
  }
  if (seven === undefined) return undefined;
  const may =
    sizes.includes(7) && hasTwoSevens(board) && (seven === HIDDEN || kindsOfSize(board, 7).includes(seven));
  return may ? undefined : fail('SIZE-2', seven, 'There is no such choice between two sevens.');
}

function wrongRounds(position: Position, board: Board): Failure | undefined {
  for (const [index, tile] of board.tiles.entries()) {
    const round = index + 1;
    const { id, back, size } = tileOf(tile);
    if (size === 7 && hasTwoSevens(board) && board.seven === undefined) {
      return fail('SIZE-2', id, 'Which of two sevens was used first is missing.');
    }
    if (size !== position.sizes[index] || back.kind !== backInRound(position, board, round)) {
      return fail('wrong-tile', id, 'The pile has no such tile for this round.');
    }
    const drawing = board.drawings[index];
    if (drawing === undefined || drawing === HIDDEN) continue;
    const rule = ruleBroken(board, round, drawing);
    if (rule !== undefined)
      return fail(rule, `${makeRound(round)} ${id}`, `This drawing is against rule ${rule}.`);
  }
  return undefined;
}

function ruleBroken(board: Board, round: number, drawing: Drawing): string | undefined {
  return brokenRule(
    { tile: board.tiles[round - 1] as number, round, before: drawnBefore(board, round) },
    drawing,
  );
}
