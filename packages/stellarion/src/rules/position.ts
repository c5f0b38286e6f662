// A position: everything on the table, in small integers. Nothing is hidden in this game, so a position is both the
// state and everybody's view; it does not contain what nobody knows (the order of a shuffled deck).
import type { Pile, Seat } from '@planisphere/core';
import type { Card, Deck, Galaxy, Type } from './cards.ts';
import type { Table } from './options.ts';

export const STAGES = [
  'advanced', // chance adds advanced voyages
  'discovery', // chance draws the discovery
  'theory', // chance turns the next theory up
  'columns', // chance lays the voyages in two columns
  'opening', // chance turns the first cards up
  'turn', // the player chooses an action
  'thrusters', // the player chooses the ship that goes back
  'effect', // the player uses the effect of a Coordination, step by step, or waives it
  'scan', // chance shows two cards of a shuffled deck
  'place', // the player puts the two cards back
  'claim', // the player takes the voyages of a Crossing
  'reveal', // chance turns cards up at the end of the turn
  'over',
] as const;

/** Where in a turn the game stands. The fields after `kind` mean something in the stages named. */
export interface Stage {
  readonly kind: (typeof STAGES)[number];
  /** thrusters, effect, scan, place: the type whose power works. */
  readonly power: Type;
  readonly major: boolean;
  /** effect, scan, place: steps left, with the one under way; claim: voyages left to take. */
  readonly left: number;
  /** effect, scan, place: a step was done, so nothing can be waived; turn: a theory was proved. */
  readonly begun: boolean;
  /** opening, reveal, scan, place: the deck; effect of ships: the deck that was searched. */
  readonly deck: Deck | undefined;
  /** place: the two cards; thrusters: the ships that were paid. */
  readonly one: Copy | undefined;
  readonly two: Copy | undefined;
}

/** A card of a deck: deck × 32 + card. */
export type Copy = number;

export function copyOf(deck: Deck, card: Card): Copy {
  return deck * 32 + card;
}

export function deckOf(copy: Copy): Deck {
  return (copy >> 5) as Deck;
}

export function cardOfCopy(copy: Copy): Card {
  return copy & 31;
}

/** Victory, or why the game was lost: nothing possible, the sun at its last space, a position for the third time. */
export const ENDINGS = ['won', 'stuck', 'sun', 'repeated'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What must repeat, at the start of a turn, for a position to be the same (END-3). */
export interface Snapshot {
  readonly turn: Seat;
  readonly decks: readonly Pile[];
  readonly discards: readonly number[];
  readonly outpost: number;
  readonly ofType: number;
}

export interface Position extends Snapshot {
  readonly table: Table;
  readonly stage: Stage;
  readonly ending: Ending | undefined;
  /** The eight decks; a face-up card is the known top card of its pile. */
  readonly decks: readonly Pile[];
  /** Which decks have their top card face up: a bit per deck. */
  readonly up: number;
  /** The visible cards: three bits per deck, its face + 1, or 0 if none is visible. */
  readonly observatory: number;
  /** A heap of faces per deck. */
  readonly discards: readonly number[];
  /** A bit per card; no card is there twice. */
  readonly outpost: number;
  /** Those cards of the Outpost that belong to the deck of their type; the others to that of their galaxy. */
  readonly ofType: number;
  /** Voyages not yet taken: four bits per galaxy. */
  readonly voyages: number;
  /** With mirrors, the voyages in two columns, the uncovered one first. */
  readonly columns: readonly (readonly Galaxy[])[];
  /** Victory piles: four bits per galaxy, one number per seat. */
  readonly won: readonly number[];
  /** Shooting stars left. */
  readonly stars: number;
  /** Theories not yet proved: a bit per type. */
  readonly theories: number;
  /** The theory that lies face up. */
  readonly theory: Type | undefined;
  readonly discovery: Type | undefined;
  /** The space of the Gloomy Sun. */
  readonly sun: number;
  /** Meteors still on the track: a bit each, in the track's order. */
  readonly meteors: number;
  /** Meteors collected and not spent. */
  readonly collected: number;
  /** Earlier positions that could repeat. */
  readonly past: readonly Snapshot[];
}

/** A position under construction: apply copies once and changes the copy. */
export type Draft = { -readonly [K in keyof Position]: Position[K] } & { decks: Pile[] };

/** Field by field, because this is the innermost loop of all search. */
export function draftOf(position: Position): Draft {
  const { decks } = position;
  return {
    table: position.table,
    stage: position.stage,
    ending: position.ending,
    turn: position.turn,
    decks: [decks[0]!, decks[1]!, decks[2]!, decks[3]!, decks[4]!, decks[5]!, decks[6]!, decks[7]!],
    up: position.up,
    observatory: position.observatory,
    discards: position.discards,
    outpost: position.outpost,
    ofType: position.ofType,
    voyages: position.voyages,
    columns: position.columns,
    won: position.won,
    stars: position.stars,
    theories: position.theories,
    theory: position.theory,
    discovery: position.discovery,
    sun: position.sun,
    meteors: position.meteors,
    collected: position.collected,
    past: position.past,
  };
}
