// The last line of the screen: the input and, if there is room, how much is hidden, the state of the game, and the
// keys.
import type { Locale } from '@planisphere/core';
import { screenMessages } from './messages.ts';
import { columnsOf, cut, padded } from './words.ts';

/** Which keys are listed; undefined if nothing is asked. */
export type KeysTold = 'keys' | 'listKeys' | 'waitKeys' | undefined;

interface Bottom {
  readonly typed: string;
  /** How many lines of the table are hidden. */
  readonly hidden: number;
  readonly status: string;
  readonly keys: KeysTold;
}

interface Look {
  readonly locale: Locale;
  readonly width: number;
  readonly dim: (text: string) => string;
}

const LEAST = 8;

export function bottomLine({ typed, hidden, status, keys }: Bottom, { locale, width, dim }: Look): string {
  const messages = screenMessages(locale);
  const right = [hidden > 0 ? messages.more(hidden) : '', status, keys === undefined ? '' : messages[keys]]
    .filter((part) => part !== '')
    .join('  ');
  const line = `> ${typed}`;
  const free = width - columnsOf(line) - 2;
  const side = free < LEAST ? '' : dim(cut(right, free));
  return cut(`${padded(line, width - columnsOf(side))}${side}`, width);
}
