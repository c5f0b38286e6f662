// The sentences of the Stellar table. Each language is one file; the compiler finds missing sentences.
import type { Who } from '@planisphere/core';
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
  /** `Moon 3`, `Cloud 6/0`, `Satellite 2`; in French with the article. */
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

export interface Telling {
  readonly dealt: (who: Who, card: string) => string;
  readonly first: (who: Who) => string;
  readonly row: (place: number, card: string) => string;
  readonly drew: (who: Who, card: string) => string;
  readonly started: (who: Who, card: string) => string;
  /** With a card that the reader cannot see. */
  readonly hasStarted: (who: Who) => string;
  readonly replaced: (who: Who) => string;
  readonly left: (who: Who) => string;
  readonly took: (who: Who, card: string) => string;
  readonly telescope: (who: Who, card: string, slot: number) => string;
  readonly faceDown: (who: Who, card: string, slot: number) => string;
  readonly notebook: (who: Who, card: string) => string;
  readonly kept: (who: Who, card: string) => string;
}

export interface ScoreWords {
  readonly types: readonly string[];
  readonly section: (section: Section) => string;
  readonly diversity: string;
  readonly total: string;
  readonly wins: (who: Who) => string;
  readonly shared: string;
  /** Without a name it addresses the reader. */
  readonly leftOver: (name: string | undefined, card: string) => string;
  readonly satellite: (number: number) => string;
  readonly sixAs: (number: number) => string;
}
