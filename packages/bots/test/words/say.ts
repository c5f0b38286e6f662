// How a book of the coach is filled: under a heading, in one language.
import type { Locale } from '@planisphere/core';
import type { Mood } from '../../src/review/coach.ts';

export type Say = (heading: string, locale: Locale, said: readonly string[]) => void;

export const MOODS: readonly Mood[] = ['now', 'did', 'would'];
/** The reader, and somebody else. */
export const READERS = [
  (seat: number) => (seat === 0 ? undefined : 'Tycho'),
  (seat: number) => (seat === 0 ? 'Ada' : 'Tycho'),
] as const;
