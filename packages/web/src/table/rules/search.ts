// Finds rules by words, in any order, without regard to case, accents and plural forms.
import type { Locale } from '@planisphere/core';

/** A word is letters and digits; 6/0 is one word. */
const WORD = /[\p{L}\p{N}]+(?:\/[\p{L}\p{N}]+)*/gu;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What a plural ends in, and what its singular ends in; the first that fits counts. */
const PLURALS: Readonly<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/(?<=..)ies$/, 'y'],
    [/(?<=ul)ae$/, 'a'],
    [/(?<=s|x|z|ch|sh)es$/, ''],
    [/(?<=..[^suo])s$/, ''],
  ],
  fr: [
    [/eaux$/, 'eau'],
    [/aux$/, 'al'],
    [/(?<=...)[sx]$/, ''],
  ],
};

/** The singular of a word, as far as its ending tells; both forms of a word give the same. */
function stemOf(word: string, locale: Locale): string {
  const ending = PLURALS[locale].find(([plural]) => plural.test(word));
  return ending === undefined ? word : word.replace(ending[0], ending[1]);
}

export interface WordSearch {
  /** Does the text say every word that is looked for? Words may be begun only. */
  isIn(text: string): boolean;
  /** The text in pieces, by turns outside and inside of what was found. */
  parts(text: string): readonly string[];
}

/** Undefined where nothing is looked for. */
export function searchFor(wanted: string, locale: Locale): WordSearch | undefined {
  const sought = (plain(wanted).match(WORD) ?? []).map((word) => [word, stemOf(word, locale)] as const);
  if (sought.length === 0) return undefined;
  const fits = (word: string, [typed, stem]: readonly [string, string]): boolean =>
    word.startsWith(typed) || stemOf(word, locale).startsWith(stem);
  return {
    isIn: (text) => {
      const words = plain(text).match(WORD) ?? [];
      return sought.every((each) => words.some((word) => fits(word, each)));
    },
    parts: (text) => {
      const parts: string[] = [];
      let end = 0;
      for (const { 0: word, index } of text.matchAll(WORD)) {
        if (!sought.some((each) => fits(plain(word), each))) continue;
        parts.push(text.slice(end, index), word);
        end = index + word.length;
      }
      return [...parts, text.slice(end)];
    },
  };
}
