// The sentences of the Stellar table. Each language is one file that gives all of them; the compiler misses none.
import type { Card, Section } from '../index.ts';

export interface Messages {
  readonly title: string;
  /** Letters of the five types and of the satellite, as cards are written for this reader. */
  readonly letters: string;
  readonly legend: string;
  readonly sections: Readonly<Record<Section, string>>;
  readonly row: string;
  readonly hand: string;
  readonly handOf: (name: string) => string;
  readonly now: string;
  readonly round: (round: number, of: number) => string;
  readonly deck: (cards: number, discards: number) => string;
  readonly you: string;
  readonly begins: string;
  readonly unknown: string;
  readonly faceDown: string;
  /** `moon 3`, `6/0 cloud`, `satellite 2`. */
  readonly card: (card: Card) => string;
  readonly aCard: string;
  readonly prompt: Prompts;
  readonly commands: Commands;
  readonly tell: Telling;
  readonly score: ScoreWords;
}

export interface Prompts {
  readonly start: string;
  readonly offer: string;
  readonly take: string;
  readonly play: string;
  readonly placeTelescope: (card: string) => string;
  readonly placeNotebook: (card: string) => string;
  readonly keep: string;
  readonly wait: (name: string) => string;
  readonly over: string;
}

export interface Commands {
  readonly start: string;
  readonly offer: string;
  readonly take: string;
  readonly play: readonly string[];
  readonly placeTelescope: readonly string[];
  readonly placeNotebook: string;
  readonly keep: string;
  readonly card: string;
}

/** `who` is a name, or undefined for the reader: verbs agree with it. */
export interface Telling {
  readonly dealt: (who: string | undefined, card: string) => string;
  readonly first: (who: string | undefined) => string;
  readonly row: (coordinate: number, card: string) => string;
  readonly drew: (who: string | undefined, card: string) => string;
  readonly started: (who: string | undefined, card: string) => string;
  readonly replaced: (who: string | undefined) => string;
  readonly left: (who: string | undefined) => string;
  readonly took: (who: string | undefined, card: string) => string;
  readonly telescope: (who: string | undefined, card: string, slot: number) => string;
  readonly faceDown: (who: string | undefined, card: string, slot: number) => string;
  readonly notebook: (who: string | undefined, card: string) => string;
  readonly kept: (who: string | undefined, card: string) => string;
}

export interface ScoreWords {
  readonly types: readonly string[];
  readonly stars: string;
  readonly run: string;
  readonly section: (section: Section) => string;
  readonly diversity: string;
  readonly total: string;
  /** `who` is undefined for the reader. */
  readonly wins: (who: string | undefined) => string;
  readonly shared: string;
  readonly leftOver: (name: string, card: string) => string;
  readonly satellite: (number: number) => string;
  readonly sixAs: (number: number) => string;
}
