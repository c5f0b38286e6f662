// What the coach says of a moment: at most two sentences from the parts that made the difference. The words are each game's own;
// this is what they are made from, and for whom.
import type { Locale, Seat } from '@planisphere/core';
import type { Moment } from './review.ts';

export interface Telling<P = unknown> {
  readonly moment: Moment;
  /** What the player knew before the decision. */
  readonly before: P;
  readonly locale: Locale;
  /** The name of a seat; undefined for the reader, who is spoken to. */
  nameOf(seat: Seat): string | undefined;
}

export interface Coach<P = unknown> {
  /** One or two sentences on a decision that was made. */
  review(telling: Telling<P>): readonly string[];
  /** Where to look for the best decision, without giving it away. */
  where(telling: Telling<P>): string;
  /** Why the best decision, here the played line, is better than the next best. */
  why(telling: Telling<P>): string;
}
