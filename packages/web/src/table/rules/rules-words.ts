// The words around the rules: the same for every game, and those that each game brings.
import { counted, countedInFrench } from '@planisphere/core';
import type { ComponentChildren } from 'preact';
import { localized } from '../../base/words/localized.ts';

export interface RulesWords {
  readonly title: string;
  readonly search: string;
  readonly now: string;
  readonly none: string;
  /** The game on half a page, for people who have never played it: what it is about, numbered steps, then what pays. */
  readonly brief?: {
    readonly title: string;
    readonly lead: string;
    readonly steps: readonly { readonly name: string; readonly text: string }[];
    readonly pays: readonly string[];
  };
  /** Titles of the chapters, by the first word of a rule's id. */
  readonly groups: Readonly<Record<string, string>>;
}

/** What an expansion adds to the rules, and which rules it changes. */
export interface RulesExpansion {
  readonly id: string;
  readonly name: string;
  readonly mark: ComponentChildren;
  /** The chapters that are only about it. */
  readonly chapters: readonly string[];
  /** By chapter of the base game: the rules of this expansion that change it. */
  readonly changes: Readonly<Record<string, readonly string[]>>;
}

interface SharedWords {
  readonly chapters: string;
  readonly rule: (id: string, source: string) => string;
  /** Before a sentence: “With Mirrors and Orbits.” */
  readonly withExpansion: (name: string) => string;
  readonly showFor: string;
  readonly baseGame: string;
  readonly found: (count: number, game: string) => string;
  readonly nowhereElse: string;
  readonly learn: string;
}

const places = (count: number): string => counted(count, 'rule');
const regles = (count: number): string => countedInFrench(count, 'règle');

export const sharedWords = localized<SharedWords>({
  en: {
    chapters: 'Chapters',
    rule: (id, source) => `Rule ${id}, ${source}`,
    withExpansion: (name) => `With ${name}.`,
    showFor: 'Show rules for',
    baseGame: 'The base game',
    found: (count, game) => `${places(count)} in ${game}`,
    nowhereElse: 'none in the other games',
    learn: 'Learn by playing',
  },
  fr: {
    chapters: 'Chapitres',
    rule: (id, source) => `Règle ${id}, ${source}`,
    withExpansion: (name) => `Avec ${name.replace(/^Le /, 'le ')}.`,
    showFor: 'Règles pour',
    baseGame: 'Le jeu de base',
    found: (count, game) => `${regles(count)} dans ${game}`,
    nowhereElse: 'aucune dans les autres jeux',
    learn: 'Apprendre en jouant',
  },
});
