// Painted text in columns: its width, cut to a width, wrapped between words. Escape codes have no width; a wrapped or
// cut line keeps its colour on the next line and ends without one.

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes begin with this character
const CODE = /\x1b\[[0-9;]*m/g;
const RESET = '\x1b[0m';

export function plainText(text: string): string {
  return text.replace(CODE, '');
}

/** The width in columns; every character of the games takes one. */
export function columnsOf(text: string): number {
  return [...plainText(text)].length;
}

interface Sign {
  readonly char: string;
  /** The colour in force before it. */
  readonly code: string;
}

function signsOf(text: string): readonly Sign[] {
  const signs: Sign[] = [];
  let code = '';
  let from = 0;
  const add = (plain: string): void => {
    for (const char of plain) signs.push({ char, code });
  };
  for (const match of text.matchAll(CODE)) {
    add(text.slice(from, match.index));
    code = match[0] === RESET ? '' : code + match[0];
    from = match.index + match[0].length;
  }
  add(text.slice(from));
  return signs;
}

function joined(signs: readonly Sign[]): string {
  let text = '';
  let code = '';
  for (const sign of signs) {
    if (sign.code !== code) text += `${code === '' ? '' : RESET}${sign.code}`;
    code = sign.code;
    text += sign.char;
  }
  return code === '' ? text : text + RESET;
}

/** Cuts to at most so many columns; an ellipsis marks the cut. */
export function cut(text: string, width: number): string {
  if (columnsOf(text) <= width) return text;
  const signs = signsOf(text).slice(0, Math.max(0, width - 1));
  return joined([...signs, { char: '…', code: signs.at(-1)?.code ?? '' }]);
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columnsOf(text)));
}

/** Wraps between words; a word longer than a line is split. Lines after the first keep its indent. */
export function wrapped(text: string, width: number): readonly string[] {
  if (columnsOf(text) <= width) return [text];
  const signs = signsOf(text);
  const indent = Math.min(hangOf(plainText(text)), Math.floor(width / 2));
  const margin: readonly Sign[] = Array.from({ length: indent }, () => ({ char: ' ', code: '' }));
  const lines: string[] = [];
  let from = 0;
  while (from < signs.length) {
    const lead = lines.length === 0 ? [] : margin;
    const room = Math.max(1, width - lead.length);
    let to = Math.min(signs.length, from + room);
    const isBreak = (at: number): boolean => signs[at]?.char === ' ' && signs[at + 1]?.char !== '%';
    if (to < signs.length && !isBreak(to)) {
      let space = to;
      while (space > from && !isBreak(space)) space--;
      if (space > from) to = space;
    }
    lines.push(joined([...lead, ...signs.slice(from, to)]).trimEnd());
    from = to;
    while (signs[from]?.char === ' ') from++;
  }
  return lines;
}

/** The column where the explanation after two or more spaces begins, or the indent of the line. */
function hangOf(text: string): number {
  const columns = /^(\s*\S+(?: \S+)*\s{2,})\S/.exec(text);
  return columns?.[1]?.length ?? /^\s*/.exec(text)?.[0].length ?? 0;
}

export function wrappedAll(lines: readonly string[], width: number): readonly string[] {
  return lines.flatMap((line) => wrapped(line, width));
}
