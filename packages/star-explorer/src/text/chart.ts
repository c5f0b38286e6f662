// The disc as a chart: a glyph per star, lines between them, the covered part small and dim, the round after each star
// that is used, the white axis dotted. A cell of the lattice is four columns by two rows, or two by two if space is
// tight.

import type { Kind } from '../rules/components.ts';
import { COMPONENTS } from '../rules/data.ts';
import { COLUMNS, IS_OUTER, isUsable, KIND_OF, PLACES, type Place, REACH, STARS } from '../rules/disc.ts';
import { LINES, type Line, starsOf } from '../rules/lines.ts';
import { type Board, HIDDEN } from '../rules/position.ts';
import type { Drawing } from '../rules/sky.ts';
import { type Canvas, createCanvas, isBlank, put, write } from './canvas.ts';
import { COVERED_GLYPHS, GLYPHS, MARKS, POLE_GLYPH } from './glyphs.ts';

/** Columns left of the lattice for the row numbers. */
const MARGIN = 4;
/** The stars and what lies between them, without the letters below. */
export const SKY: number = 4 * REACH + 1;

export interface Chart {
  readonly canvas: Canvas;
  /** Columns per cell. */
  readonly cell: number;
}

export interface ChartOptions {
  readonly cell: 2 | 4;
  /** Whose window is shown; after the last round nothing is covered. */
  readonly round: number | undefined;
  /** No empty line above the letters. */
  readonly tight?: boolean;
}

export function chartWidth(cell: number): number {
  return MARGIN + 2 * REACH * cell + 3;
}

export function cellAt({ cell }: Pick<Chart, 'cell'>, { x, y }: Place): [column: number, row: number] {
  return [MARGIN + (x + REACH) * cell, (REACH - y) * 2];
}

/** The place of the lattice that is nearest to a column and a row of the chart. */
export function nearestPlace(cell: number, column: number, row: number): Place {
  return { x: Math.round((column - MARGIN) / cell) - REACH, y: REACH - Math.round(row / 2) };
}

export function chartOf(board: Board, { cell, round, tight = false }: ChartOptions): Chart {
  const chart: Chart = { canvas: createCanvas(chartWidth(cell), SKY + (tight ? 1 : 2)), cell };
  for (let star = 0; star < STARS; star++) drawStar(chart, star, round);
  put(chart.canvas, cellAt(chart, { x: 0, y: 0 }), { char: POLE_GLYPH, tone: 'strong' });
  for (const [index, drawing] of board.drawings.entries()) {
    if (drawing !== HIDDEN) drawConstellation(chart, drawing, index + 1);
  }
  drawAxis(chart);
  drawLabels(chart);
  return chart;
}

function drawStar(chart: Chart, star: number, round: number | undefined): void {
  const kind = KIND_OF[star] as Kind;
  const covered = round !== undefined && !isUsable(star, round);
  const [column, row] = cellAt(chart, PLACES[star] as Place);
  const ink = covered ? { char: COVERED_GLYPHS[kind], tone: 'dim' } : { char: GLYPHS[kind], tone: kind };
  put(chart.canvas, [column, row], ink);
  if (IS_OUTER[star]) put(chart.canvas, [column + 1, row], { char: '⁺', tone: 'dim' });
}

function drawConstellation(chart: Chart, drawing: Drawing, round: number): void {
  for (const line of drawing) drawLine(chart, LINES[line] as Line, { solid: true, tone: 'strong' });
  for (const star of starsOf(drawing)) {
    const kind = KIND_OF[star] as Kind;
    const [column, row] = cellAt(chart, PLACES[star] as Place);
    put(chart.canvas, [column, row], { char: GLYPHS[kind], tone: kind });
    const tight = chart.cell === 2 && !isBlank(chart.canvas, [column + 1, row]) && !IS_OUTER[star];
    if (!tight) put(chart.canvas, [column + 1, row], { char: MARKS.charAt(round - 1), tone: 'strong' });
  }
}

export interface Stroke {
  readonly solid: boolean;
  readonly tone: string;
}

export function drawLine(chart: Chart, { from, to }: Line, { solid, tone }: Stroke): void {
  const [a, b] = [PLACES[from] as Place, PLACES[to] as Place];
  const [left, right] = a.x <= b.x ? [a, b] : [b, a];
  const [column, row] = cellAt(chart, left);
  if (left.x === right.x) {
    put(chart.canvas, cellBelow(chart, a.y > b.y ? a : b), { char: solid ? '│' : '┆', tone });
  } else if (left.y === right.y) {
    write(chart.canvas, [column + 1, row], { char: (solid ? '─' : '┄').repeat(chart.cell - 1), tone });
  } else {
    const falls = left.y > right.y;
    put(chart.canvas, [column + chart.cell / 2, row + (falls ? 1 : -1)], { char: falls ? '╲' : '╱', tone });
  }
}

function cellBelow(chart: Chart, place: Place): [number, number] {
  const [column, row] = cellAt(chart, place);
  return [column, row + 1];
}

function drawAxis(chart: Chart): void {
  const { x, y } = COMPONENTS.axis;
  for (let row = 0; row <= 4 * REACH; row++) {
    const column = MARGIN + Math.round(chart.cell * (REACH + ((REACH - row / 2) * x) / y));
    if (isBlank(chart.canvas, [column, row])) put(chart.canvas, [column, row], { char: '┊', tone: 'dim' });
  }
}

function drawLabels(chart: Chart): void {
  for (let index = 0; index <= 2 * REACH; index++) {
    const place = { x: index - REACH, y: index - REACH };
    const [column, row] = cellAt(chart, place);
    write(chart.canvas, [0, row], { char: String(index + 1).padStart(2), tone: 'dim' });
    put(chart.canvas, [column, chart.canvas.rows.length - 1], { char: COLUMNS.charAt(index), tone: 'dim' });
  }
}
