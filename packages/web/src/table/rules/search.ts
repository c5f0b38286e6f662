// Finds rules by words, in any order, without regard to case, accents, plural forms and French elision; also by words that people
// say and the rules do not.
import type { Locale } from '@planisphere/core';

/** A word is letters and digits; 6/0 is one word. */
const WORD = /[\p{L}\p{N}]+(?:\/[\p{L}\p{N}]+)*/gu;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What a plural ends in, and what its singular ends in; the first that fits counts. */
const PLURALS: Readonly<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/(?<=..)ies$/, 'y'],
    [/(?<=ul)ae$/, 'a'],
    [/(?<=s|x|z|ch|sh)es$/, ''],
    [/(?<=..[^suo])s$/, ''],
  ],
  fr: [
    [/eaux$/, 'eau'],
    [/aux$/, 'al'],
    [/(?<=...)[sx]$/, ''],
  ],
};

/** The singular of a word, as far as its ending tells; both forms of a word give the same. */
function stemOf(word: string, locale: Locale): string {
  const ending = PLURALS[locale].find(([plural]) => plural.test(word));
  return ending === undefined ? word : word.replace(ending[0], ending[1]);
}

/** What people look for, without accents, and what the rules call it. */
const OTHER_WORDS: Readonly<Record<Locale, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    tie: ['equal'],
    tied: ['equal'],
    draw: ['equal'],
    adjacent: ['edge'],
    neighbour: ['edge'],
    neighbor: ['edge'],
    winner: ['win'],
    victory: ['win'],
    loser: ['lose'],
    bonus: ['diversity', 'border', 'axis', 'central'],
    majority: ['section'],
    crown: ['section'],
    wild: ['satellite', 'mirror', 'shooting'],
    joker: ['satellite', 'mirror', 'shooting'],
    rotate: ['turn'],
    flip: ['face', 'mirrored'],
  },
  fr: {
    nul: ['égalité'],
    adjacent: ['bord'],
    voisin: ['bord'],
    voisine: ['bord'],
    victoire: ['gagne'],
    vainqueur: ['gagne'],
    gagnant: ['gagne'],
    defaite: ['perd'],
    prime: ['diversité', 'bordure', 'axe', 'centrale'],
    bonus: ['diversité', 'bordure', 'axe', 'centrale'],
    majorite: ['section'],
    couronne: ['section'],
    joker: ['satellite', 'miroir', 'filante'],
    pivoter: ['tourne'],
    retourner: ['cachée'],
  },
};

/** What is left of a word before an apostrophe: « l’étoile », « qu’on ». English has nothing of the kind. */
const ELIDED: Readonly<Record<Locale, RegExp>> = {
  en: /(?!)/gu,
  fr: /(?<!\p{L})(?:[cdjlmnst]|qu)['’]/gu,
};

/** The ending of a verb as one looks it up: « gagner » finds « gagne » and « gagnez ». */
const INFINITIVE: Readonly<Record<Locale, RegExp>> = { en: /(?!)/, fr: /(?<=....)er$/ };

/** A word as it is typed, and all that it may stand for. */
function formsOf(typed: string, locale: Locale): readonly Form[] {
  const stem = stemOf(typed, locale);
  const verb = stem.replace(INFINITIVE[locale], '');
  const others = OTHER_WORDS[locale][typed] ?? OTHER_WORDS[locale][stem] ?? [];
  return [
    [typed, stem],
    [verb, verb],
    ...others.map(plain).map((other) => [other, stemOf(other, locale)] as const),
  ];
}

type Form = readonly [typed: string, stem: string];

export interface WordSearch {
  /** Does the text say every word that is looked for? Words may be begun only. */
  isIn(text: string): boolean;
  /** The text in pieces, by turns outside and inside of what was found. */
  parts(text: string): readonly string[];
}

/** Undefined where nothing is looked for. */
export function searchFor(wanted: string, locale: Locale): WordSearch | undefined {
  const words = plain(wanted.replace(ELIDED[locale], '')).match(WORD) ?? [];
  const sought = words.map((word) => formsOf(word, locale));
  if (sought.length === 0) return undefined;
  const fits = (word: string, forms: readonly Form[]): boolean =>
    forms.some(([typed, stem]) => word.startsWith(typed) || stemOf(word, locale).startsWith(stem));
  return {
    isIn: (text) => {
      const words = plain(text).match(WORD) ?? [];
      return sought.every((each) => words.some((word) => fits(word, each)));
    },
    parts: (text) => {
      const parts: string[] = [];
      let end = 0;
      for (const { 0: word, index } of text.matchAll(WORD)) {
        if (!sought.some((each) => fits(plain(word), each))) continue;
        parts.push(text.slice(end, index), word);
        end = index + word.length;
      }
      return [...parts, text.slice(end)];
    },
  };
}
