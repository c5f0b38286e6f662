// The list of choices: where a key moves in it, and to which choice a word on the screen belongs.
import type { Key } from './input.ts';
import type { Choice } from './picture.ts';

export interface OpenList {
  readonly choices: readonly Choice[];
  at: number;
}

/** The new place after a key; undefined for other keys. */
export function movedTo(list: OpenList, { name = '' }: Key): number | undefined {
  const { choices, at } = list;
  if (name === 'left' || name === 'right') return jumped(list, name === 'right' ? 1 : -1);
  const step = { up: -1, down: 1, tab: 1, home: -choices.length, end: choices.length }[name];
  return step === undefined ? undefined : Math.max(0, Math.min(choices.length - 1, at + step));
}

/** The next choice after this one that has the word. */
export function nextWith(choices: readonly Choice[], word: string, before: number): number | undefined {
  const order = choices.map((_, offset) => (before + 1 + offset) % choices.length);
  return order.find((each) => choices[each]?.words.includes(word));
}

/** The first choice of the next kind, or of the previous one; kinds differ in their first words. */
function jumped({ choices, at }: OpenList, step: 1 | -1): number {
  const kind = (index: number): string => (choices[index]?.words ?? []).slice(0, 2).join(' ');
  let to = at;
  while (choices[to + step] !== undefined && kind(to) === kind(at)) to += step;
  while (step === -1 && choices[to - 1] !== undefined && kind(to - 1) === kind(to)) to--;
  return to;
}

/** The letters and digits around a column. */
export function wordAt(text: string, column: number): string {
  const signs = [...text];
  const isWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  let [from, to] = [column, column];
  while (isWord(signs[from - 1])) from--;
  while (isWord(signs[to])) to++;
  return signs.slice(from, to).join('').toLowerCase();
}
