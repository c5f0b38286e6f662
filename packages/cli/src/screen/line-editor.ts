// The input line as a value, and the effect of each key. Only what a game needs: no history search, no completion.
import type { Key } from './input.ts';

export interface TypedLine {
  readonly text: string;
  /** Characters before the cursor. */
  readonly at: number;
}

export const EMPTY_LINE: TypedLine = { text: '', at: 0 };
/** No command is longer; the rest of a careless paste is dropped. */
const MOST = 400;

type Edit = (line: TypedLine) => TypedLine;

const BY_NAME: Readonly<Record<string, Edit>> = {
  backspace: ({ text, at }) => replaced(text, { from: Math.max(0, at - 1), to: at }, ''),
  delete: ({ text, at }) => ({ ...replaced(text, { from: at, to: Math.min(text.length, at + 1) }, ''), at }),
  left: ({ text, at }) => ({ text, at: Math.max(0, at - 1) }),
  right: ({ text, at }) => ({ text, at: Math.min(text.length, at + 1) }),
  home: ({ text }) => ({ text, at: 0 }),
  end: ({ text }) => ({ text, at: text.length }),
};

const BY_CONTROL: Readonly<Record<string, Edit>> = {
  a: ({ text }) => ({ text, at: 0 }),
  e: ({ text }) => ({ text, at: text.length }),
  u: ({ text, at }) => replaced(text, { from: 0, to: at }, ''),
  k: ({ text, at }) => ({ text: text.slice(0, at), at }),
  w: ({ text, at }) => replaced(text, { from: text.slice(0, at).search(/\S+\s*$/), to: at }, ''),
};

function replaced(text: string, { from, to }: { from: number; to: number }, by: string): TypedLine {
  const start = Math.max(0, from);
  return { text: text.slice(0, start) + by + text.slice(to), at: start + by.length };
}

/** The same line if the key means nothing to it. */
export function edited(line: TypedLine, { name = '', ctrl, meta, sequence = '' }: Key): TypedLine {
  if (ctrl === true) return BY_CONTROL[name]?.(line) ?? line;
  const edit = BY_NAME[name];
  if (edit !== undefined) return edit(line);
  const isText = meta !== true && sequence !== '' && !/\p{Cc}/u.test(sequence);
  if (!isText || line.text.length + sequence.length > MOST) return line;
  return replaced(line.text, { from: line.at, to: line.at }, sequence);
}
