// The search of finished games on a server: the query, and the answer, a page at a time. A guest finds the games that they
// may see.
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
  /** Only games of the searcher. */
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
  /** The seat of the searcher. */
  readonly seat?: SeatLetter;
  readonly winners: readonly SeatLetter[];
  readonly scores: readonly number[];
  readonly ended: number;
  /** The first position that matches: its number of events, and its notation. */
  readonly at: number;
  readonly position: string;
}

export interface FoundTables {
  readonly tables: readonly FoundTable[];
  /** How many games the server looked at for this page. */
  readonly searched: number;
  /** For the next page; omitted after the last one. */
  readonly next?: string;
}
