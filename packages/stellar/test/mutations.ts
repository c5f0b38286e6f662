// Spoils input on purpose, from a seeded source: changes, deletes, doubles or inserts characters, words, fields and
// events.
import { below, type Rng } from '@planisphere/core';

const STRANGE = [
  '',
  ' ',
  '-',
  '_',
  '?',
  '#',
  ',',
  '=',
  '@',
  '.',
  '>',
  '0',
  '6',
  '13',
  '1e3',
  '-1',
  'NaN',
  'null',
  '__proto__',
  'constructor',
  'É',
  '🪐',
  '\u0000',
  '\ud800',
  '\udc00',
  '\n',
  '"',
  '\\',
  '{',
  ']',
] as const;

export function pick<T>(list: readonly T[], rng: Rng): T {
  return list[below(rng, list.length)] as T;
}

/** One change to the characters of a text. */
export function spoilText(text: string, rng: Rng): string {
  const from = below(rng, text.length + 1);
  const to = Math.min(text.length, from + below(rng, 4));
  switch (below(rng, 6)) {
    case 0:
      return text.slice(0, from); // truncated
    case 1:
      return text.slice(0, from) + text.slice(to); // deleted
    case 2:
      return text.slice(0, to) + text.slice(from); // doubled
    case 3:
      return text.slice(0, from) + pick(STRANGE, rng) + text.slice(from); // inserted
    case 4:
      return text.slice(0, from) + pick(STRANGE, rng) + text.slice(to); // replaced
    default:
      return text.slice(0, from) + text.charAt(below(rng, text.length)) + text.slice(from + 1); // swapped
  }
}

/** One change to the entries of a list; `foreign` are entries from elsewhere. */
export function spoilList<T>(list: readonly T[], foreign: readonly T[], rng: Rng): T[] {
  const next = list.slice();
  const at = below(rng, list.length);
  const other = below(rng, list.length);
  switch (below(rng, 5)) {
    case 0:
      next.splice(at, 1);
      break;
    case 1:
      next.splice(at, 0, list[other] as T);
      break;
    case 2:
      [next[at], next[other]] = [list[other] as T, list[at] as T];
      break;
    case 3:
      next.splice(at, 1, pick(foreign, rng));
      break;
    default:
      next.length = at;
  }
  return next;
}

/** One change to the words of a line, or to its characters. */
export function spoilLine(line: string, foreign: readonly string[], rng: Rng): string {
  return below(rng, 2) === 0
    ? spoilText(line, rng)
    : spoilList(line.split(/(?<=[ ,=])/), foreign, rng).join('');
}
