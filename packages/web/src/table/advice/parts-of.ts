// Cuts a text into phrases that refer to the board and the text between them.
import type { Mark, Reference } from './mark.ts';

export interface Part {
  readonly words: string;
  readonly number?: number;
  readonly marks?: readonly Mark[];
}

/** Each reference is the first occurrence of its phrase. */
export function partsOf(text: string, references: readonly Reference[]): readonly Part[] {
  const found = references
    .flatMap(({ phrase, marks }) => {
      const at = indexOfWord(text, phrase);
      return at < 0 ? [] : [{ at: withArticle(text, at), end: at + phrase.length, marks }];
    })
    .toSorted((a, b) => a.at - b.at || b.end - a.end);
  const parts: Part[] = [];
  let told = 0;
  let number = 0;
  for (const { at, end, marks } of found) {
    if (at < told) continue;
    if (at > told) parts.push({ words: text.slice(told, at) });
    number++;
    parts.push({ words: text.slice(at, end), number, marks });
    told = end;
  }
  if (told < text.length) parts.push({ words: text.slice(told) });
  return parts;
}

/** « l’emplacement 4 » is one piece: an elided article belongs to its noun. */
function withArticle(text: string, at: number): number {
  return /(?<!\p{L})l’$/iu.test(text.slice(0, at)) ? at - 2 : at;
}

/** “slot 1” does not occur in “slot 11”. */
function indexOfWord(text: string, phrase: string): number {
  const low = text.toLowerCase();
  for (let at = low.indexOf(phrase.toLowerCase()); at >= 0; at = low.indexOf(phrase.toLowerCase(), at + 1)) {
    const [before, after] = [low[at - 1] ?? ' ', low[at + phrase.length] ?? ' '];
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return at;
  }
  return -1;
}
