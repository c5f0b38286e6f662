// Finding the finished games that one may see on a server: what is asked for, and what is answered, a page at a time.
import {
  type Decoder,
  decodeObject,
  decodeOneOf,
  decodePattern,
  decodeText,
  type GameQuery,
  optional,
} from '@planisphere/core';
import type { SeatLetter } from './from-server.ts';

export interface GameSearch extends GameQuery {
  readonly game?: string | undefined;
  /** Only games of whoever asks. */
  readonly mine?: 'yes' | undefined;
  /** Where the page before ended: its `next`. */
  readonly after?: string | undefined;
}

const word = optional(decodeText(60));

export const decodeGameSearch: Decoder<GameSearch> = decodeObject<GameSearch>({
  game: word,
  player: word,
  result: optional(decodeOneOf(['won', 'lost', 'drawn'])),
  opening: word,
  pattern: word,
  text: optional(decodeText(200)),
  mine: optional(decodeOneOf(['yes'])),
  after: optional(decodePattern(/^\d{1,16}\.[A-Z0-9]{1,12}$/, 'What the page before called next')),
});

export interface FoundTable {
  readonly code: string;
  readonly game: string;
  readonly names: readonly string[];
  /** Where whoever asks sat. */
  readonly seat?: SeatLetter;
  readonly winners: readonly SeatLetter[];
  readonly scores: readonly number[];
  readonly ended: number;
  /** The first moment that fits, as a number of events, and the position there in notation. */
  readonly at: number;
  readonly position: string;
}

export interface FoundTables {
  readonly tables: readonly FoundTable[];
  /** How many games were looked at for this page. */
  readonly searched: number;
  /** For the next page; left out where there is none. */
  readonly next?: string;
}
