// The sentences of the table. Each language is one file; the compiler finds missing sentences.
import type { Locale, Who } from '@planisphere/core';
import type { Kind } from '../rules/components.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Side } from './side.ts';

export interface Messages {
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly or: string;
  readonly and: string;
  /** `1 point`, `2 points`. */
  readonly points: (count: number) => string;
  readonly setup: string;
  readonly over: string;
  readonly round: (roman: string) => string;
  readonly size: (size: number) => string;
  readonly firstPlayer: (name: string) => string;
  readonly before: string;
  readonly pile: string;
  readonly threePointStars: string;
  readonly rounds: string;
  /** What the small signs of the chart mean. */
  readonly signs: string;
  readonly prompt: Prompts;
  readonly commands: Commands;
  readonly tell: Telling;
  readonly score: ScoreWords;
  readonly ghost: GhostWords;
  readonly refusal: RefusalWords;
}

export interface Prompts {
  readonly noted: (waitingFor: string) => string;
  readonly wait: (names: string) => string;
  readonly over: string;
  readonly side: (kinds: string) => string;
  readonly size: (sizes: string) => string;
  readonly seven: (kinds: string) => string;
  readonly draw: (roman: string, constellation: string) => string;
}

export interface Commands {
  /** A kind, as a player types it. */
  readonly side: (kind: string) => string;
  readonly seven: (kind: string) => string;
  readonly size: (size: number) => string;
  readonly drawing: DrawingCommands;
}

interface DrawingCommands {
  readonly trails: string;
  readonly at: string;
  readonly best: string;
  readonly nothing: string;
}

/** A drawing in words; its place is visible on the disc. */
export interface DrawingText {
  /** The constellation's name. */
  readonly name: string;
  readonly stars: number;
  /** Stars of the whole pattern. */
  readonly size: number;
  readonly points: number;
}

export interface Telling {
  readonly back: (who: Who, tile: string) => string;
  readonly start: (who: Who, sides: string) => string;
  readonly first: (who: Who) => string;
  readonly pick: (tile: string) => string;
  readonly tile: (who: Who, tile: string) => string;
  readonly side: (who: Who, kind: string | undefined) => string;
  readonly seven: (who: Who, kind: string | undefined) => string;
  readonly size: (who: Who, size: number) => string;
  /** A drawing that is still hidden. */
  readonly draws: (who: Who, roman: string) => string;
  readonly drew: (who: Who, drawn: DrawingText) => string;
  readonly drewNothing: (who: Who) => string;
  /** The answer replaces an earlier one. */
  readonly again: string;
}

export interface ScoreWords {
  readonly lit: string;
  readonly central: string;
  readonly axis: string;
  readonly outer: string;
  readonly total: string;
  readonly wins: (who: Who) => string;
  readonly share: (names: string) => string;
  readonly rank: (rank: number, name: string) => string;
  /** Names of our own for the solo ranks, from the lowest (SOLO-3). */
  readonly ranks: readonly string[];
}

export interface GhostWords {
  readonly extinguished: (stars: number, cost: number) => string;
  /** In lines of at most 30 signs. */
  readonly shortKeys: readonly string[];
  readonly keys: readonly string[];
}

/** Why a drawing is refused. Stars and lines have their names; an owner is the constellation that has them. */
export interface RefusalWords {
  readonly used: (stars: number, owner: string) => string;
  readonly covered: (stars: number) => string;
  readonly pole: string;
  readonly edge: (stars: number, side: Side) => string;
  /** How many lines of these constellations are in the way. */
  readonly cut: (owners: readonly string[], lines: number) => string;
  readonly apart: string;
  readonly alone: string;
  readonly repeated: (line: string) => string;
  readonly usedStars: (stars: readonly string[], owner: string) => string;
  readonly coveredStars: (stars: readonly string[]) => string;
  readonly crossing: (line: string, over: string, owner: string) => string;
  readonly crossed: (line: string, over: string) => string;
  readonly pieces: (stars: readonly string[]) => string;
  readonly missing: (lines: readonly string[], name: string) => string;
  readonly mirror: (name: string) => string;
  readonly foreign: (lines: readonly string[], name: string) => string;
}

const ALL: Readonly<Record<Locale, Messages>> = { en, fr };

export function messagesOf(locale: Locale): Messages {
  return ALL[locale];
}
