// The places on a Star Explorer table that the coach's phrases name: the sky, the tile drawn there, choices.
import type { Seat } from '@planisphere/core';
import { KINDS, type Kind, PILE, type Position, tileOf } from '@planisphere/star-explorer';
import { localized } from '../../base/words/localized.ts';
import type { Mark, Reference } from '../../table/advice/mark.ts';
import { CHOICES_PLACE, choicePlace, SKY_PLACE } from './places.ts';
import { roundOf } from './standing.ts';

interface Phrases {
  readonly sky: string;
  readonly size: (size: number) => string;
  readonly kind: (kind: Kind) => readonly string[];
  /** The available choices, without saying which to take. */
  readonly choices: readonly string[];
}

const MASCULINE: Readonly<Record<Kind, string>> = {
  ...{ red: 'rouge', white: 'blanc', yellow: 'jaune', blue: 'bleu' },
};

const phrases = localized<Phrases>({
  en: {
    sky: 'the sky',
    size: (size) => `size ${size}`,
    kind: (kind) => [`${kind} seven`, `${kind} side`],
    choices: ['your two sevens', 'both sides of your starting tile', 'the backs of your pile'],
  },
  fr: {
    sky: 'le ciel',
    size: (size) => `taille ${size}`,
    kind: (kind) => [`sept ${MASCULINE[kind]}`, `côté ${MASCULINE[kind]}`],
    choices: ['vos deux sept', 'les deux côtés de votre tuile de départ', 'dos des tuiles de votre pile'],
  },
});

const at = (place: string): readonly Mark[] => [{ place, as: 'named' }];

export function referencesOn(view: Position, seat: Seat): readonly Reference[] {
  const words = phrases();
  const tile = view.boards[seat]?.tiles[roundOf(view) - 1];
  return [
    ...(tile === undefined ? [] : [{ phrase: tileOf(tile).name, marks: at(SKY_PLACE) }]),
    { phrase: words.sky, marks: at(SKY_PLACE) },
    ...[...new Set(PILE)].map((size) => ({ phrase: words.size(size), marks: at(choicePlace(String(size))) })),
    ...KINDS.flatMap((kind) => words.kind(kind).map((phrase) => ({ phrase, marks: at(choicePlace(kind)) }))),
    ...words.choices.map((phrase) => ({ phrase, marks: at(CHOICES_PLACE) })),
  ];
}
