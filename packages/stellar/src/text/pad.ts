// Text in columns. Width is computed before colour is added, so that invisible escape codes do not count.

export interface Run {
  readonly text: string;
  readonly tone?: string;
}

export type Line = readonly Run[];

export function widthOf(line: Line): number {
  return line.reduce((sum, { text }) => sum + [...text].length, 0);
}

function padded(line: Line, width: number): Line {
  return [...line, { text: ' '.repeat(Math.max(0, width - widthOf(line))) }];
}

export function centred(line: Line, width: number): Line {
  const left = Math.max(0, Math.floor((width - widthOf(line)) / 2));
  return padded([{ text: ' '.repeat(left) }, ...line], width);
}

/** Two blocks side by side, or one below the other if there is no room. */
export function beside(
  left: readonly Line[],
  right: readonly Line[],
  size: { column: number; total: number },
): readonly Line[] {
  const { column, total } = size;
  if (column * 2 > total) return [...left, [], ...right];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) => [
    ...padded(left[i] ?? [], column),
    ...(right[i] ?? []),
  ]);
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
