// The words of the Stellarion table. Each language is one file; the compiler finds missing words.
import type { Locale, Person, Who } from '@planisphere/core';
import type { Expansion } from '../rules/options.ts';
import type { Ending } from '../rules/position.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export interface Messages {
  readonly title: string;
  readonly solo: string;
  readonly duo: string;
  readonly expansions: Readonly<Record<Expansion, string>>;
  /** Letters of ship, nebula, stars and planet in the codes of cards. */
  readonly letters: string;
  readonly blackHole: string;
  readonly mirror: string;
  readonly holeCode: string;
  readonly mirrorCode: string;
  /** One per type. */
  readonly types: readonly string[];
  /** One per galaxy. */
  readonly galaxies: readonly string[];
  /** One per deck. */
  readonly decks: readonly string[];
  readonly columns: readonly string[];
  readonly cardName: (type: string, galaxy: string) => string;
  readonly table: TableWords;
  readonly prompt: PromptWords;
  readonly commands: CommandWords;
  readonly tell: TellWords;
  readonly about: AboutWords;
  readonly endings: Readonly<Record<Exclude<Ending, 'won'>, string>> & {
    readonly won: (players: readonly Person[]) => string;
  };
  readonly voyagesTaken: (name: string, count: number, list: string) => string;
  readonly leftOver: (voyages: number, theories: number) => string;
}

export interface TableWords {
  readonly stars: (count: number) => string;
  readonly voyagesLeft: (count: number) => string;
  readonly empty: string;
  readonly covered: string;
  readonly outpost: string;
  readonly none: string;
  readonly voyages: string;
  readonly missing: string;
  readonly ready: string;
  readonly readyWithStar: string;
  readonly noVoyage: string;
  /** `name` is undefined if it is the reader. */
  readonly onlyFor: (name: string | undefined) => string;
  readonly nobody: string;
  readonly pileOf: (name: string) => string;
  readonly theory: string;
  readonly proved: string;
  readonly unproved: (count: number) => string;
  readonly discovery: string;
  /** By type: name and what it does. */
  readonly discoveries: readonly string[];
  readonly sun: string;
  readonly meteors: (count: number) => string;
  readonly space: (space: number, last: number) => string;
  readonly legend: string;
  readonly legendDecks: string;
  readonly seenBefore: string;
  readonly seenTwice: string;
  readonly hopeless: string;
  readonly preparing: string;
}

export interface PromptWords {
  readonly turn: string;
  readonly turnWithHoles: string;
  readonly theory: string;
  readonly thrusters: string;
  /** By type. */
  readonly minor: readonly string[];
  readonly major: readonly string[];
  readonly again: readonly string[];
  readonly place: (one: string, two: string, deck: string) => string;
  readonly placeAnywhere: (one: string, two: string, deck: string) => string;
  readonly claim: (left: number) => string;
  readonly meteors: string;
  readonly wait: (name: string) => string;
  readonly over: string;
}

export interface CommandWords {
  readonly launch: string;
  readonly coordinate: string;
  readonly cross: string;
  readonly prove: string;
  readonly spend: string;
  readonly waive: string;
  readonly retreat: (most: number) => string;
  readonly done: string;
  readonly giveBack: string;
  readonly search: string;
  readonly recover: string;
  readonly recoverTwo: string;
  readonly scan: string;
  readonly place: string;
  readonly placeBoth: string;
  readonly station: string;
  readonly stationTwo: string;
  readonly take: string;
  readonly gift: string;
  readonly possible: string;
  readonly launchWord: string;
  readonly minor: string;
  readonly major: string;
}

export interface TellWords {
  readonly launch: (who: Who, galaxy: string, payment: readonly string[]) => string;
  readonly fromDecks: (decks: readonly string[]) => string;
  readonly fromOutpost: (types: readonly string[]) => string;
  /** For a card of this type. */
  readonly star: (type: string) => string;
  readonly coordinate: (who: Who, cards: string, power: string) => string;
  readonly power: (type: string, major: boolean) => string;
  readonly waive: (who: Who) => string;
  readonly retreat: (who: Who, spaces: number) => string;
  readonly done: (who: Who) => string;
  readonly giveBack: (who: Who, card: string, deck: string) => string;
  readonly search: (who: Who, card: string, deck: string) => string;
  readonly recover: (who: Who, cards: string, deck: string) => string;
  readonly scan: (who: Who, deck: string) => string;
  readonly place: (who: Who, top: string, bottom: string) => string;
  readonly placeTop: (who: Who, cards: string) => string;
  readonly placeBottom: (who: Who, cards: string) => string;
  readonly station: (who: Who, cards: string) => string;
  readonly cross: (who: Who) => string;
  readonly take: (who: Who, galaxy: string) => string;
  readonly gift: (who: Who, galaxy: string, to: Who) => string;
  readonly spend: (who: Who, galaxy: string) => string;
  readonly prove: (who: Who, type: string) => string;
  readonly show: (deck: string, card: string) => string;
  readonly pair: (deck: string, cards: readonly string[]) => string;
  readonly voyage: (galaxy: string) => string;
  readonly column: (column: string, galaxy: string) => string;
  readonly theory: (type: string) => string;
  readonly discovery: (discovery: string) => string;
}

export interface AboutWords {
  /** By type: what two different and two equal cards do. */
  readonly minor: readonly string[];
  readonly major: readonly string[];
  readonly whereFound: (galaxyDeck: string, typeDeck: string) => string;
  readonly blackHole: string;
  readonly mirror: string;
  readonly galaxyDeck: (galaxy: string) => string;
  readonly typeDeck: (type: string) => string;
}

const ALL: Readonly<Record<Locale, Messages>> = { en, fr };

export function messagesOf(locale: Locale): Messages {
  return ALL[locale];
}
