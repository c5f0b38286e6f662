// Text for a screen of a given size: broken between words, and parts one under the other with empty lines where they fit.

/** Lines of at most this many columns, broken between words; for plain text, before it is painted. */
export function brokenText(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && [...longer].length > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Lines that a table leaves free below it, if it can, for what has happened. */
const TALK = 4;

/**
 * The parts one under the other, with an empty line between them where it fits. The last part only explains signs: it is
 * omitted when it would take the lines below the table.
 */
export function stacked(
  parts: readonly (readonly string[])[],
  legend: readonly string[],
  height: number,
): readonly string[] {
  const close = parts.flat();
  const airy = parts.flatMap((part, index) => (index === 0 ? part : ['', ...part]));
  const room = height - TALK;
  if (airy.length + 1 + legend.length <= room) return [...airy, '', ...legend];
  if (close.length + legend.length <= room) return [...close, ...legend];
  return airy.length <= room ? airy : close;
}
