// The disc with the ghost over it: kept stars in brackets with their number, stars left out crossed, stars in conflict
// with an exclamation mark; below it the preview and the keys.
import type { Frame } from '@planisphere/core';
import { isUsable, PLACES, type Place } from '../rules/disc.ts';
import { LINES, type Line } from '../rules/lines.ts';
import { boardOf, type Position } from '../rules/position.ts';
import { beside, put, strip, stripsOf } from './canvas.ts';
import { type Chart, cellAt, chartOf, chartWidth, drawLine } from './chart.ts';
import { type Ghost, ghostDrawing, ghostStars, isLeftOut } from './ghost.ts';
import { ghostObstacles, previewLines } from './ghost-preview.ts';
import { messagesOf } from './messages.ts';
import { panelOf, tileTitle } from './panel.ts';
import { patternPicture, starDigit } from './pattern.ts';

export function ghostTable(view: Position, ghost: Ghost, frame: Frame): string[] {
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
    put(chart.canvas, [column - 1, row], { char: sign, tone });
    put(chart.canvas, [column + 1, row], { char: starDigit(star), tone });
  }
}
