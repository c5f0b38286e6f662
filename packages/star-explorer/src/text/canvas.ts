// A sheet of characters with a tone each, so that pictures can be laid over one another and side by side before they
// are coloured.
import type { Paint } from '@planisphere/core';

export interface Canvas {
  readonly width: number;
  readonly rows: { char: string; tone: string }[][];
}

export function createCanvas(width: number, height: number): Canvas {
  const rows = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => ({ char: ' ', tone: '' })),
  );
  return { width, rows };
}

export interface Ink {
  readonly char: string;
  readonly tone?: string;
}

/** Sets one character; outside the sheet nothing happens. */
export function put(
  canvas: Canvas,
  [column, row]: readonly [number, number],
  { char, tone = '' }: Ink,
): void {
  const cell = canvas.rows[row]?.[column];
  if (cell === undefined) return;
  cell.char = char;
  cell.tone = tone;
}

export function isBlank(canvas: Canvas, [column, row]: readonly [number, number]): boolean {
  return canvas.rows[row]?.[column]?.char === ' ';
}

export function write(
  canvas: Canvas,
  [column, row]: readonly [number, number],
  { char: text, tone = '' }: Ink,
): void {
  for (const [index, char] of [...text].entries()) put(canvas, [column + index, row], { char, tone });
}

/** A painted line and how many columns it takes. */
export interface Strip {
  readonly shown: string;
  readonly width: number;
}

export function strip(text: string, paint: Paint, tone = ''): Strip {
  return { shown: tone === '' ? text : paint(text, tone), width: [...text].length };
}

/** Equal tones next to each other are painted in one stroke. */
export function stripsOf(canvas: Canvas, paint: Paint): Strip[] {
  return canvas.rows.map((cells) => {
    let shown = '';
    for (let from = 0; from < cells.length; ) {
      const tone = cells[from]?.tone ?? '';
      let to = from;
      let text = '';
      while (to < cells.length && cells[to]?.tone === tone) text += cells[to++]?.char;
      shown += tone === '' ? text : paint(text, tone);
      from = to;
    }
    return { shown, width: canvas.width };
  });
}

/** Pictures side by side, with a gap; the shorter ones end in blanks. */
export function beside(pictures: readonly (readonly Strip[])[], gap: number): Strip[] {
  const height = Math.max(0, ...pictures.map((strips) => strips.length));
  const widths = pictures.map((strips) => Math.max(0, ...strips.map(({ width }) => width)));
  return Array.from({ length: height }, (_, row) => {
    const parts = pictures.map((strips, index) => {
      const { shown, width } = strips[row] ?? { shown: '', width: 0 };
      return shown + ' '.repeat((widths[index] as number) - width);
    });
    const width = widths.reduce((sum, each) => sum + each + gap, -gap);
    return { shown: parts.join(' '.repeat(gap)), width };
  });
}
