// Text in columns. Width is computed before colour is added, so that invisible escape codes do not count.
import type { Paint } from '@planisphere/core';

export interface Run {
  readonly text: string;
  readonly tone?: string;
}

export type Line = readonly Run[];

function widthOf(line: Line): number {
  return line.reduce((sum, { text }) => sum + [...text].length, 0);
}

export function padded(line: Line, width: number): Line {
  return [...line, { text: ' '.repeat(Math.max(0, width - widthOf(line))) }];
}

/** Cuts a line to at most so many columns. */
export function clipped(line: Line, width: number): Line {
  let left = width;
  return line.flatMap(({ text, ...run }) => {
    const shown = [...text].slice(0, left).join('');
    left -= [...shown].length;
    return shown === '' ? [] : [{ ...run, text: shown }];
  });
}

export function painted(line: Line, paint: Paint): string {
  return line.map(({ text, tone }) => (tone === undefined ? text : paint(text, tone))).join('');
}

/** Wraps a line between words at so many columns; lines after the first are indented. */
export function broken(line: Line, width: number): readonly Line[] {
  if (widthOf(line) <= width) return [line];
  const words = line.flatMap(({ text, ...run }) =>
    text.split(/(?<= )/).map((word) => ({ ...run, text: word })),
  );
  const lines: Run[][] = [[]];
  for (const word of words) {
    const last = lines.at(-1)!;
    if (last.length === 0 || widthOf(last) + [...word.text.trimEnd()].length <= width) last.push(word);
    else lines.push([{ text: '  ' }, word]);
  }
  return lines;
}
