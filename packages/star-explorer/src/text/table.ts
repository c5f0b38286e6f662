// The whole table: the reader's own disc large, with everything needed to draw, and the others' discs small.
import { type Frame, type Seat, seatsOf, stacked, type Viewer } from '@planisphere/core';
import { makeRound } from '../notation/words.ts';
import { KINDS } from '../rules/components.ts';
import { hasAnswered, type Phase, phaseOf } from '../rules/phase.ts';
import { boardOf, isSolo, type Position } from '../rules/position.ts';
import { beside, type Strip, strip, stripsOf } from './canvas.ts';
import { chartOf, chartWidth, SKY } from './chart.ts';
import { COVERED_GLYPHS, GLYPHS } from './glyphs.ts';
import { type Messages, messagesOf } from './messages.ts';
import { panelOf, pointsSoFar, tileTitle } from './panel.ts';

const GAP = 3;
const PANEL_WIDTH = 30;

export function table(view: Position, frame: Frame): readonly string[] {
  const own = ownSeat(frame.viewer, view);
  return frame.height !== undefined && own !== undefined
    ? closeTable(view, own, frame)
    : roomyTable(view, frame);
}

/**
 * For a screen that does not scroll: the own disc with everything else beside it; the other discs lie below.
 */
function closeTable(view: Position, own: Seat, frame: Frame): readonly string[] {
  const phase = phaseOf(view);
  const cell = closeCell(frame);
  const chart = chartOf(boardOf(view, own), { cell, round: roundShown(phase), tight: true });
  const others = seatsOf(view.boards.length).filter((seat) => seat !== own);
  const panel = [
    ...stageWords(view, frame).map((part) => strip(part, frame.paint, 'strong')),
    ...panelOf(view, own, frame),
    ...others.map((seat) => strip(standingOf(view, seat, frame), frame.paint, 'dim')),
  ];
  // If one line is missing, the letters below the sky are left out.
  const picture = stripsOf(chart.canvas, frame.paint).slice(0, Math.max(SKY, frame.height ?? 0));
  const shown = beside([picture, fitted(panel, picture.length)], GAP).map((each) => each.shown.trimEnd());
  const below = others.length === 0 ? [] : ['', ...smallBoards(view, others, frame)];
  return stacked([[...shown, ...below]], legend(frame), frame.height ?? 0);
}

/** Removes empty lines to make room, the first ones first. */
function fitted(panel: readonly Strip[], height: number): readonly Strip[] {
  let spare = panel.length - height;
  return panel.filter(({ shown }) => shown !== '' || spare-- <= 0).slice(0, height);
}

/** The columns of a cell that leave the panel enough room. */
export function closeCell({ width }: Frame): 2 | 4 {
  return width >= chartWidth(4) + GAP + PANEL_WIDTH ? 4 : 2;
}

/** Another player in a line: who has answered, and the points so far. */
function standingOf(view: Position, seat: Seat, { names }: Frame): string {
  const board = boardOf(view, seat);
  const done = hasAnswered(board, phaseOf(view)) ? ' ✓' : '';
  return `${names[seat]}${done}  ${pointsSoFar(view, board)}`;
}

function roomyTable(view: Position, frame: Frame): readonly string[] {
  const seats = seatsOf(view.boards.length);
  const own = ownSeat(frame.viewer, view);
  const others = seats.filter((seat) => seat !== own);
  return [
    heading(view, frame),
    '',
    ...(own === undefined ? [] : largeBoard(view, own, frame)),
    ...(others.length === 0 ? [] : ['', ...smallBoards(view, others, frame)]),
    '',
    ...legend(frame),
  ];
}

/** A spectator of a solo game sees its one disc large. */
function ownSeat(viewer: Viewer, view: Position): Seat | undefined {
  if (viewer === 'table') return isSolo(view) ? 0 : undefined;
  return viewer;
}

function roundShown(phase: Phase): number | undefined {
  if (phase.step === 'over') return undefined;
  return 'round' in phase ? phase.round : 1;
}

function heading(view: Position, frame: Frame): string {
  return frame.paint(stageWords(view, frame).join('  ·  '), 'strong');
}

/** The round, the size that was called, the first player. */
export function stageWords(view: Position, { locale, names }: Frame): readonly string[] {
  const words = messagesOf(locale);
  const phase = phaseOf(view);
  const parts = [stageOf(phase, words)];
  const called = 'round' in phase ? view.sizes[phase.round - 1] : undefined;
  if (called !== undefined) parts.push(words.size(called));
  if (view.first !== undefined) parts.push(words.firstPlayer(names[view.first] ?? ''));
  return parts;
}

function stageOf(phase: Phase, words: Messages): string {
  if ('round' in phase) return words.round(makeRound(phase.round));
  return phase.step === 'over' ? words.over : words.setup;
}

function largeBoard(view: Position, seat: Seat, frame: Frame): string[] {
  const phase = phaseOf(view);
  const wide = frame.width >= chartWidth(4);
  const chart = chartOf(boardOf(view, seat), { cell: wide ? 4 : 2, round: roundShown(phase) });
  const picture = stripsOf(chart.canvas, frame.paint);
  const panel = panelOf(view, seat, frame);
  const fits = frame.width >= chartWidth(4) + GAP + PANEL_WIDTH;
  const strips = fits ? beside([picture, panel], GAP) : [...picture, strip('', frame.paint), ...panel];
  return strips.map(({ shown }) => shown.trimEnd());
}

/** As many small boards in a row as the width holds. */
function smallBoards(view: Position, seats: readonly Seat[], frame: Frame): string[] {
  const each = Math.max(1, Math.floor((frame.width + GAP) / (PANEL_WIDTH + GAP)));
  const lines: string[] = [];
  for (let from = 0; from < seats.length; from += each) {
    const pictures = seats.slice(from, from + each).map((seat) => smallBoard(view, seat, frame));
    lines.push(...beside(pictures, GAP).map(({ shown }) => shown.trimEnd()), '');
  }
  return lines;
}

function smallBoard(view: Position, seat: Seat, frame: Frame): Strip[] {
  const phase = phaseOf(view);
  const done = hasAnswered(boardOf(view, seat), phase) ? ' ✓' : '';
  const chart = chartOf(boardOf(view, seat), { cell: 2, round: roundShown(phase) });
  const name = strip(`${frame.names[seat]}${done}`, frame.paint, 'strong');
  const notes = panelOf(view, seat, frame).slice(-4);
  const title = tileTitle(view, boardOf(view, seat), frame);
  return [name, ...stripsOf(chart.canvas, frame.paint), title, ...notes];
}

function legend({ locale }: Frame): string[] {
  const { kinds, signs } = messagesOf(locale);
  const shown = KINDS.map((kind) => `${GLYPHS[kind]} ${COVERED_GLYPHS[kind]} ${kinds[kind]}`);
  return [shown.join('   '), signs];
}
