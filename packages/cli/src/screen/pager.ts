// Text longer than the free part of the screen, one page at a time. A value: the effect of a key on the reader's place.
import type { Key } from './input.ts';
import type { Size } from './picture.ts';
import { wrappedAll } from './words.ts';

export interface Page {
  readonly lines: readonly string[];
  /** The first line shown, the last one, and their number. */
  readonly from: number;
  readonly to: number;
  readonly of: number;
}

/** The last line of the screen lists the keys. */
export function pageOf(text: readonly string[], from: number, { width, height }: Size): Page {
  const all = wrappedAll(text, width);
  const room = Math.max(1, height - 1);
  const first = Math.max(0, Math.min(from, all.length - room));
  const lines = all.slice(first, first + room);
  const blank = Array.from({ length: room - lines.length }, () => '');
  return { lines: [...lines, ...blank], from: first, to: first + lines.length, of: all.length };
}

/** Undefined if the reader closes it. */
export function turnedTo({ from, to, of }: Page, { name = '', sequence = '' }: Key): number | undefined {
  const page = Math.max(1, to - from - 1);
  switch (name) {
    case 'down':
    case 'j':
      return from + 1;
    case 'up':
    case 'k':
      return Math.max(0, from - 1);
    case 'pagedown':
    case 'space':
    case 'right':
      return to >= of ? from : from + page;
    case 'pageup':
    case 'b':
    case 'left':
      return Math.max(0, from - page);
    case 'home':
      return 0;
    case 'end':
      return of;
    case 'return':
      return to >= of ? undefined : from + page;
    case 'escape':
    case 'q':
      return undefined;
    default:
      return sequence === 'G' ? of : from;
  }
}

/** Keys that scroll whatever is shown. */
export const isPageKey = ({ name }: Key): boolean => name === 'pagedown' || name === 'pageup';

/** How many lines such a key scrolls. */
export const pageStep = ({ name }: Key): number => (name === 'pagedown' ? 10 : -10);
