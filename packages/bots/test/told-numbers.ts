// Both languages of the coach tell the same numbers.
import type { Locale } from '@planisphere/core';

interface Spoken {
  readonly say: Readonly<Record<Locale, string>>;
  readonly hint: Readonly<Record<Locale, readonly string[]>>;
}

/** Pairs of sentences that tell different numbers. */
export function differentlyTold({ say, hint }: Spoken): readonly string[] {
  const pairs = [[say.en, say.fr], ...hint.en.map((text, index) => [text, hint.fr[index] ?? ''])] as const;
  return pairs
    .filter(([en = '', fr = '']) => numbersIn(en) !== numbersIn(fr))
    .map((pair) => pair.join(' | '));
}

/**
 * In order of size, because a sentence may be turned around. Numbers up to one are left out: a language may write them
 * as words.
 */
function numbersIn(text: string): string {
  return (
    text
      .replace(/three-point/g, '3-point')
      // In French a comma; a run is written 1–2–3.
      .match(/\d+(?:[.,]\d+)?/g)
      ?.map((written) => Number(written.replace(',', '.')))
      .filter((number) => number > 1)
      .toSorted((a, b) => a - b)
      .join() ?? ''
  );
}
