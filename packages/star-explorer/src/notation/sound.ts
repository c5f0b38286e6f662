// Whether a position is possible. A position from a stranger is replayed, so that the engine can trust it:
// every drawing keeps the rules, every tile fits its back, nothing exists twice.
import { type Finding, type Inspection, impossible, makeSeat, type Seat, unusual } from '@planisphere/core';
import { tokenAfter } from '../rules/apply.ts';
import { KINDS, type Kind } from '../rules/components.ts';
import { ROUNDS } from '../rules/disc.ts';
import { brokenRule } from '../rules/judge.ts';
import { type Phase, phaseOf } from '../rules/phase.ts';
import { backInRound, hasTwoSevens, kindsOfSize } from '../rules/pile.ts';
import { type Board, drawnBefore, HIDDEN, isSolo, type Position } from '../rules/position.ts';
import type { Drawing } from '../rules/sky.ts';
import { PILE, SIZES, type Size, STARTS, tileOf, tilesWithBack } from '../rules/tiles.ts';
import { makeRound, makeStart } from './words.ts';

export function soundness(position: Position): Inspection<Position> {
  const findings = [...tableFindings(position), ...boardFindings(position)];
  if (findings.length > 0) return { position: undefined, findings };
  return { position, findings: [...surprises(position)] };
}

function* tableFindings({ first, sizes, boards }: Position): Generator<Finding> {
  if (first !== undefined && (boards.length === 1 || first >= boards.length))
    yield impossible({
      code: 'wrong-first',
      at: makeSeat(first),
      message: 'The first player is one of several.',
    });
  const counts = (size: Size): number => PILE.filter((other) => other === size).length;
  for (const size of SIZES)
    if (sizes.filter((other) => other === size).length > counts(size))
      yield impossible({
        code: 'SIZE-1',
        at: sizes.join('.'),
        message: 'A size is called too often.',
        of: [String(size), String(counts(size))],
      });
  if (sizes.length > ROUNDS)
    yield impossible({ code: 'too-many-rounds', at: sizes.join('.'), message: 'There are six rounds.' });
  for (const start of twice(boards.flatMap((board) => board.start ?? [])))
    yield impossible({
      code: 'start-twice',
      at: '',
      message: 'Two boards have the same starting tile.',
      of: [makeStart(start)],
    });
  for (const tile of twice(boards.flatMap((board) => board.tiles)))
    yield impossible({
      code: 'tile-twice',
      at: '',
      message: 'A tile is revealed twice.',
      of: [tileOf(tile).id],
    });
  yield* tooManyBacks(boards);
}

function twice(list: readonly number[]): readonly number[] {
  return [...new Set(list.filter((each, index) => list.indexOf(each) < index))];
}

function* tooManyBacks(boards: readonly Board[]): Generator<Finding> {
  for (const size of SIZES) {
    const dealt = boards.flatMap((board) => kindsOfSize(board, size));
    for (const kind of KINDS) {
      const [there, inBox] = [dealt.filter((other) => other === kind), tilesWithBack(size, kind)];
      if (there.length > inBox.length)
        yield impossible({
          code: 'too-many',
          at: `${size} ${kind}`,
          message: 'There are not so many tiles with this back.',
          of: [String(size), kind, String(there.length), String(inBox.length)],
        });
    }
  }
}

function* boardFindings(position: Position): Generator<Finding> {
  const phase = phaseOf(position);
  for (const [seat, board] of position.boards.entries()) {
    const name = makeSeat(seat as Seat);
    const of = { position, board, phase };
    const misplaced = [...stepFindings(of)];
    // The rounds of a board can be judged only if each is in its place.
    const found = [...misplaced, ...choiceFindings(of), ...(misplaced.length > 0 ? [] : roundFindings(of))];
    for (const each of found) yield { ...each, at: `${name}: ${each.at}`, of: [name, ...(each.of ?? [])] };
  }
}

interface BoardAt {
  readonly position: Position;
  readonly board: Board;
  readonly phase: Phase;
}

/** Which rounds a board may show, and where something may be hidden, follows from the phase. */
function* stepFindings({ position, board, phase }: BoardAt): Generator<Finding> {
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
  if (backward)
    yield impossible({
      code: 'out-of-step',
      at: '',
      message: 'The boards are not at the same point of the game.',
    });
  const hidden =
    (side === HIDDEN && phase.step !== 'side') ||
    (seven === HIDDEN && phase.step !== 'seven') ||
    drawings.slice(0, round - 1).includes(HIDDEN);
  if (hidden) yield impossible({ code: 'hidden', at: '?', message: 'This has been shown to everybody.' });
}

function* choiceFindings({ position, board }: BoardAt): Generator<Finding> {
  const { seven, side, start } = board;
  const sides: readonly Kind[] = start === undefined ? [] : (STARTS[start] as readonly Kind[]);
  if (side !== undefined && side !== HIDDEN && !sides.includes(side))
    yield impossible({
      code: 'SET-3',
      at: side,
      message: 'The starting tile does not show this kind.',
      of: [side],
    });
  if (seven === undefined) return;
  const may =
    position.sizes.includes(7) &&
    hasTwoSevens(board) &&
    (seven === HIDDEN || kindsOfSize(board, 7).includes(seven));
  if (!may)
    yield impossible({
      code: 'SIZE-2',
      at: seven,
      message: 'There is no such choice between two sevens.',
      of: [seven],
    });
}

function* roundFindings({ position, board }: BoardAt): Generator<Finding> {
  for (const [index, tile] of board.tiles.entries()) {
    const round = index + 1;
    const { id, back, size } = tileOf(tile);
    const of = [makeRound(round), id];
    if (size === 7 && hasTwoSevens(board) && board.seven === undefined) {
      yield impossible({
        code: 'seven-unknown',
        at: id,
        message: 'Which of two sevens was used first is missing.',
        of,
      });
      return;
    }
    if (size !== position.sizes[index] || back.kind !== backInRound(position, board, round)) {
      yield impossible({
        code: 'wrong-tile',
        at: id,
        message: 'The pile has no such tile for this round.',
        of,
      });
      return; // its drawing cannot be judged, nor anything after it
    }
    const drawing = board.drawings[index];
    if (drawing === undefined || drawing === HIDDEN) continue;
    const rule = ruleBroken(board, round, drawing);
    if (rule !== undefined) {
      yield impossible({
        code: rule,
        at: `${makeRound(round)} ${id}`,
        message: `This drawing is against rule ${rule}.`,
        of,
      });
      return;
    }
  }
}

function ruleBroken(board: Board, round: number, drawing: Drawing): string | undefined {
  return brokenRule(
    { tile: board.tiles[round - 1] as number, round, before: drawnBefore(board, round) },
    drawing,
  );
}

/** The token is with the lowest score of the last round (END-3), and a previous holder matters only in a tie. */
function* surprises(position: Position): Generator<Finding> {
  const { first, boards } = position;
  const phase = phaseOf(position);
  const drawn = phase.step === 'over' ? ROUNDS : 'round' in phase ? phase.round - 1 : 0;
  if (first === undefined || isSolo(position) || drawn === 0) return;
  const shown = boards.map((board) => ({ ...board, drawings: board.drawings.slice(0, drawn) }));
  const heirs = boards.map((_, before) =>
    tokenAfter({ ...position, boards: shown, first: before as Seat }, drawn),
  );
  if (heirs.includes(first)) return;
  yield unusual({
    code: 'token-elsewhere',
    at: makeSeat(first),
    message: 'The token goes to the lowest score of the round (END-3).',
    of: [makeSeat(first), makeSeat(heirs[0] as Seat), makeRound(drawn)],
  });
}
