// A tile's pattern as a small picture: its stars with their numbers, and the lines between them.
import { tileOf } from '../rules/tiles.ts';
import { turnedPoint } from '../rules/turn.ts';
import { type Canvas, createCanvas, put, write } from './canvas.ts';

/** Pattern stars count from 1; the tenth is written 0, like its key. */
export function starDigit(index: number): string {
  return String((index + 1) % 10);
}

export function patternPicture(tile: number, turns: number): Canvas {
  const { lines, stars } = tileOf(tile);
  const turned = stars.map((star) => turnedPoint(star, turns));
  const left = Math.min(...turned.map(([x]) => x));
  const right = Math.max(...turned.map(([x]) => x));
  const bottom = Math.min(...turned.map(([, y]) => y));
  const top = Math.max(...turned.map(([, y]) => y));
  const canvas = createCanvas((right - left) * 4 + 1, (top - bottom) * 2 + 1);
  const at = (star: number): [number, number] => {
    const [x, y] = turned[star] as readonly [number, number];
    return [(x - left) * 4, (top - y) * 2];
  };
  for (const [from, to] of lines) drawStep(canvas, at(from), at(to));
  for (let star = 0; star < stars.length; star++)
    put(canvas, at(star), { char: starDigit(star), tone: 'strong' });
  return canvas;
}

type Spot = readonly [column: number, row: number];

function drawStep(canvas: Canvas, a: Spot, b: Spot): void {
  const [[column, row], [toColumn, toRow]] = a[0] <= b[0] ? [a, b] : [b, a];
  if (column === toColumn) put(canvas, [column, (row + toRow) / 2], { char: '│' });
  else if (row === toRow) write(canvas, [column + 1, row], { char: '───' });
  else put(canvas, [column + 2, (row + toRow) / 2], { char: row < toRow ? '╲' : '╱' });
}
