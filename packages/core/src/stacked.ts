// Text for a screen of a given size: broken between words, and parts one under the other with what air there is room for.

/** Lines of at most this many columns, broken between words; of plain text, before it is painted. */
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

/** Lines that a table leaves free below it, if it can: what has happened is told there. */
const TALK = 4;

/**
 * The parts one under the other, with an empty line between them where there is room for it. The last part only explains signs: it
 * is left out where it would take the room of what is told.
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
