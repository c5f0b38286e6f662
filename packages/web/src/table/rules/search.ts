// Finds rules by words, in any order, without regard to case, accents, plural forms and French elision; also by words
// that people use and the rules do not.
import type { Locale } from '@planisphere/core';

/** A word is letters and digits; 6/0 is one word. */
const WORD = /[\p{L}\p{N}]+(?:\/[\p{L}\p{N}]+)*/gu;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The ending of a plural and that of its singular; the first pair that fits counts. */
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

/** The singular of a word, as far as its ending tells; both forms of a word give the same text. */
function stemOf(word: string, locale: Locale): string {
  const ending = PLURALS[locale].find(([plural]) => plural.test(word));
  return ending === undefined ? word : word.replace(ending[0], ending[1]);
}

/** Words that people search for, without accents, and what the rules call the same thing. */
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

/** The elided word before an apostrophe: « l’étoile », « qu’on ». English has none. */
const ELIDED: Readonly<Record<Locale, RegExp>> = {
  en: /(?!)/gu,
  fr: /(?<!\p{L})(?:[cdjlmnst]|qu)['’]/gu,
};

/** The ending of an infinitive: « gagner » finds « gagne » and « gagnez ». */
const INFINITIVE: Readonly<Record<Locale, RegExp>> = { en: /(?!)/, fr: /(?<=....)er$/ };

/** A typed word, and everything that it may stand for. */
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
  /** Whether the text has every word of the search; the beginning of a word suffices. */
  isIn(text: string): boolean;
  /** The text in pieces, alternately outside and inside of what was found. */
  parts(text: string): readonly string[];
}

/** Undefined for an empty search. */
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
