// What is beside the chart: the tile to draw, the kinds that count, the pile, the stars left on the board.
import type { Frame, Seat } from '@planisphere/core';
import { ROUNDS } from '../rules/disc.ts';
import { extinguishedAfter, LIT } from '../rules/extinguish.ts';
import { phaseOf } from '../rules/phase.ts';
import { backsLeft } from '../rules/pile.ts';
import { type Board, boardOf, HIDDEN, type Position } from '../rules/position.ts';
import { POINTS, roundPoints } from '../rules/scoring.ts';
import { STARTS, tileOf } from '../rules/tiles.ts';
import { type Strip, strip, stripsOf } from './canvas.ts';
import { GLYPHS, kindWord } from './glyphs.ts';
import { messagesOf } from './messages.ts';
import { patternPicture } from './pattern.ts';

/** Rounds that everybody has drawn and seen. */
export function roundsDone(position: Position): number {
  const phase = phaseOf(position);
  if (phase.step === 'over') return ROUNDS;
  return 'round' in phase ? phase.round - 1 : 0;
}

export function panelOf(view: Position, seat: Seat, frame: Frame): Strip[] {
  const board = boardOf(view, seat);
  return [
    ...tileLines(view, board, frame),
    strip(previousLine(view, board, frame), frame.paint),
    strip(pileLine(view, board, frame), frame.paint),
    strip(boardStars(view, board, frame), frame.paint),
    strip(pointsLine(view, board, frame), frame.paint),
  ];
}

/** The tile is named while it must be drawn. */
export function tileTitle(view: Position, board: Board, { locale, paint }: Frame): Strip {
  const phase = phaseOf(view);
  const tile = phase.step === 'draw' ? board.tiles[phase.round - 1] : undefined;
  if (tile === undefined) return strip('', paint);
  const { kind, name, points, size } = tileOf(tile);
  return strip(`${name} ${size} ${kindWord(kind, locale)} (${points})`, paint, 'strong');
}

function tileLines(view: Position, board: Board, frame: Frame): Strip[] {
  const phase = phaseOf(view);
  const tile = phase.step === 'draw' ? board.tiles[phase.round - 1] : undefined;
  if (tile === undefined) return [];
  const space = strip('', frame.paint);
  return [tileTitle(view, board, frame), space, ...stripsOf(patternPicture(tile, 0), frame.paint), space];
}

function previousLine(view: Position, board: Board, { locale }: Frame): string {
  const label = messagesOf(locale).before;
  const tile = board.tiles[roundsDone(view) - 1];
  if (tile !== undefined) {
    const { kind, points } = tileOf(tile).back;
    return `${label} ${kindWord(kind, locale)} (${points})`;
  }
  if (board.side !== undefined && board.side !== HIDDEN)
    return `${label} ${kindWord(board.side, locale)} (${POINTS.previous})`;
  if (board.start === undefined) return `${label} _`;
  const sides = (STARTS[board.start] ?? []).map((kind) => kindWord(kind, locale)).join(' / ');
  return `${label} ${board.side === HIDDEN ? '?' : sides}`;
}

function pileLine(view: Position, board: Board, { locale }: Frame): string {
  const open = phaseOf(view).step === 'seven' ? { ...view, sizes: view.sizes.slice(0, -1) } : view;
  const backs = backsLeft(open, board).map(({ kind, size }) => `${size}${GLYPHS[kind]}`);
  return `${messagesOf(locale).pile} ${backs.length === 0 ? '_' : backs.join(' ')}`;
}

function boardStars(view: Position, board: Board, { locale }: Frame): string {
  const out = extinguishedAfter(board, roundsDone(view));
  const label = messagesOf(locale).threePointStars;
  return `${label} ${'★'.repeat(LIT - out)}${'✕'.repeat(out)}`;
}

function pointsByRound(view: Position, board: Board): readonly number[] {
  return Array.from({ length: roundsDone(view) }, (_, index) => roundPoints(board, index + 1));
}

/** For the rounds that everybody has drawn. */
export function pointsSoFar(view: Position, board: Board): number {
  return pointsByRound(view, board).reduce((total, each) => total + each, 0);
}

function pointsLine(view: Position, board: Board, { locale }: Frame): string {
  const rounds = pointsByRound(view, board);
  const sum = pointsSoFar(view, board);
  const label = messagesOf(locale).rounds;
  return `${label} ${rounds.length === 0 ? '_' : `${rounds.join('+')}=${sum}`}`;
}
