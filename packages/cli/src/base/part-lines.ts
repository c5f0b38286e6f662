// A part of a table as data (a list or rows under a heading), as lines in columns.
import type { TablePart } from '@planisphere/core';

/** A part of the table under its heading. */
export function partLines({ title, lines = [], columns, rows = [] }: TablePart): readonly string[] {
  const table = columns === undefined ? rows : [columns, ...rows];
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  );
  const drawn = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [title, ...lines.map((line) => `  ${line}`), ...drawn.map((line) => `  ${line}`)];
}
