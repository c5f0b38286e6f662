// The disc with the ghost over it: kept stars in brackets with their number, stars left out crossed, stars in conflict
// with an exclamation mark; below it the preview and the keys.
import type { Frame, PointedAt } from '@planisphere/core';
import { isUsable, PLACES, type Place, REACH } from '../rules/disc.ts';
import { LINES, type Line } from '../rules/lines.ts';
import { boardOf, type Position } from '../rules/position.ts';
import { beside, put, strip, stripsOf } from './canvas.ts';
import { type Chart, cellAt, chartOf, chartWidth, drawLine, nearestPlace } from './chart.ts';
import { type Ghost, ghostDrawing, ghostStars, isLeftOut } from './ghost.ts';
import { ghostObstacles, previewLines } from './ghost-preview.ts';
import { messagesOf } from './messages.ts';
import { panelOf, tileTitle } from './panel.ts';
import { patternPicture, starDigit } from './pattern.ts';
import { closeCell } from './table.ts';

export function ghostTable(view: Position, ghost: Ghost, frame: Frame): string[] {
  return frame.height === undefined ? roomyGhost(view, ghost, frame) : closeGhost(view, ghost, frame);
}

/** Columns beside the chart of a screen that does not scroll. */
const PANEL = 30;

function closeGhost(view: Position, ghost: Ghost, frame: Frame): string[] {
  const chart = chartOf(boardOf(view, ghost.seat), {
    cell: closeCell(frame),
    round: ghost.round,
    tight: true,
  });
  drawGhost(chart, view, ghost);
  const picture = stripsOf(chart.canvas, frame.paint);
  const column = Math.max(PANEL, frame.width - chart.canvas.width - 3);
  const keys = messagesOf(frame.locale).ghost.shortKeys.map((line) => frame.paint(line, 'dim'));
  const said = previewLines(view, ghost, { ...frame, column });
  const tile = [
    tileTitle(view, boardOf(view, ghost.seat), frame),
    ...stripsOf(patternPicture(ghost.tile, ghost.turns), frame.paint),
  ];
  const facts = panelOf(view, ghost.seat, frame).slice(-4);
  const text = [...said, ...keys].map((line) => strip(line, (each) => each));
  // The notes on the ghost come before everything else.
  const room = Math.max(0, picture.length - tile.length - text.length);
  const panel = [...tile, ...facts.slice(0, room), ...text].slice(0, picture.length);
  return beside([picture, panel], 3).map(({ shown }) => shown.trimEnd());
}

/** The place of the lattice under the pointer on such a screen; undefined beside the disc. */
export function pointedPlace({ line, column }: PointedAt, frame: Frame): Place | undefined {
  const { x, y } = nearestPlace(closeCell(frame), column, line);
  return Math.abs(x) > REACH || Math.abs(y) > REACH ? undefined : { x, y };
}

function roomyGhost(view: Position, ghost: Ghost, frame: Frame): string[] {
  const cell = frame.width >= chartWidth(4) ? 4 : 2;
  const chart = chartOf(boardOf(view, ghost.seat), { cell, round: ghost.round });
  drawGhost(chart, view, ghost);
  const picture = stripsOf(chart.canvas, frame.paint);
  const panel = [
    tileTitle(view, boardOf(view, ghost.seat), frame),
    strip('', frame.paint),
    ...stripsOf(patternPicture(ghost.tile, ghost.turns), frame.paint),
    strip('', frame.paint),
    ...panelOf(view, ghost.seat, frame).slice(-4),
  ];
  const fits = frame.width >= chartWidth(4) + 33;
  const strips = fits ? beside([picture, panel], 3) : picture;
  const keys = messagesOf(frame.locale).ghost.keys.map((line) => frame.paint(line, 'dim'));
  return [...strips.map(({ shown }) => shown.trimEnd()), '', ...previewLines(view, ghost, frame), ...keys];
}

function drawGhost(chart: Chart, view: Position, ghost: Ghost): void {
  for (const line of ghostDrawing(view, ghost)) {
    drawLine(chart, LINES[line] as Line, { solid: false, tone: 'good' });
  }
  const wrong = new Set(ghostObstacles(view, ghost).flatMap((each) => ('stars' in each ? each.stars : [])));
  for (const [star, place] of ghostStars(ghost).entries()) {
    if (place === undefined) continue;
    const sign = isLeftOut(ghost, star) ? '×' : wrong.has(star) ? '!' : '(';
    const tone = sign === '!' ? 'warn' : sign === '×' || !isUsable(place, ghost.round) ? 'dim' : 'good';
    const [column, row] = cellAt(chart, PLACES[place] as Place);
    // With only one column between two stars, the sign of something special replaces the number.
    const isTight = chart.cell === 2;
    if (!isTight) put(chart.canvas, [column - 1, row], { char: sign, tone });
    const char = isTight && sign !== '(' ? sign : starDigit(star);
    put(chart.canvas, [column + 1, row], { char, tone });
  }
}
