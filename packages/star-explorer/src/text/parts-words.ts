// The headings and cells of the text table, in both languages.
import { counted, countedInFrench, elide, type Locale } from '@planisphere/core';

/** From one star of a pattern to the next, as the tile lies: left or right, then down or up. */
type Ways = readonly (readonly [string, string, string])[];

export interface PartsWords {
  readonly now: string;
  readonly tile: string;
  readonly tileOf: (name: string) => string;
  readonly facts: (name: string, size: number, kind: string) => string;
  /** What counts in this round; only one kind if both tiles show the same. */
  readonly counts: (current: string, previous: string) => string;
  readonly countsOne: (kind: string) => string;
  readonly shape: (steps: string) => string;
  readonly step: (from: number, to: number, way: string) => string;
  /** By row from below, then by column from the left. */
  readonly ways: Ways;
  readonly noTile: string;
  readonly pile: string;
  readonly pileOf: (name: string) => string;
  readonly back: (size: number, kind: string) => string;
  readonly none: string;
  readonly disc: string;
  readonly discOf: (name: string) => string;
  readonly round: string;
  readonly constellation: string;
  readonly stars: string;
  readonly points: string;
  readonly nothingDrawn: string;
  readonly hidden: string;
  readonly start: (kinds: string) => string;
  readonly score: string;
  readonly part: string;
  readonly you: string;
  readonly lit: string;
  readonly litCell: (stars: number, points: number) => string;
  readonly soFar: string;
  readonly groups: Readonly<Record<'side' | 'size' | 'seven' | 'draw', string>>;
}

const en: PartsWords = {
  now: 'This round',
  tile: 'Your tile',
  tileOf: (name) => `${name}’s tile`,
  facts: (name, size, kind) => `${name}: ${counted(size, 'star')}, ${kind}.`,
  counts: (current, previous) =>
    `In this round a ${current} star counts 2, a ${previous} star 1, and a line between the two kinds 3.`,
  countsOne: (kind) => `In this round a ${kind} star counts 3, and so does a line between two of them.`,
  shape: (steps) => `Its lines, as the tile lies: ${steps}.`,
  step: (from, to, way) => `${from} to ${to} ${way}`,
  ways: [
    ['down left', 'down', 'down right'],
    ['left', '', 'right'],
    ['up left', 'up', 'up right'],
  ],
  noTile: 'no tile yet',
  pile: 'Your pile',
  pileOf: (name) => `${name}’s pile`,
  back: (size, kind) => `${counted(size, 'star')}, ${kind}`,
  none: 'none',
  disc: 'Your disc',
  discOf: (name) => `${name}’s disc`,
  round: 'Round',
  constellation: 'Constellation',
  stars: 'Stars used',
  points: 'Points',
  nothingDrawn: 'nothing drawn',
  hidden: 'drawn, still hidden',
  start: (kinds) => `Starting tile: ${kinds}.`,
  score: 'Score so far',
  part: 'For',
  you: 'You',
  lit: '3-point stars left',
  litCell: (stars, points) => `${stars} (${points})`,
  soFar: 'Together',
  groups: {
    side: 'Your first kind of star',
    size: 'Choose a size',
    seven: 'Which seven you use',
    draw: 'What to draw',
  },
};

const fr: PartsWords = {
  now: 'Ce tour',
  tile: 'Votre tuile',
  tileOf: (name) => `Tuile ${elide('de', name)}`,
  facts: (name, size, kind) => `${name} : ${countedInFrench(size, 'étoile')}, ${kind}.`,
  counts: (current, previous) =>
    `Ce tour-ci, une étoile de type ${current} compte 2, de type ${previous} 1, et une ligne entre les deux 3.`,
  countsOne: (kind) =>
    `Ce tour-ci, une étoile de type ${kind} compte 3, et une ligne entre deux d’entre elles aussi.`,
  shape: (steps) => `Ses lignes, dans le sens de la tuile : ${steps}.`,
  step: (from, to, way) => `de ${from} à ${to} ${way}`,
  ways: [
    ['en bas à gauche', 'en bas', 'en bas à droite'],
    ['à gauche', '', 'à droite'],
    ['en haut à gauche', 'en haut', 'en haut à droite'],
  ],
  noTile: 'pas encore de tuile',
  pile: 'Votre pile',
  pileOf: (name) => `Pile ${elide('de', name)}`,
  back: (size, kind) => `${countedInFrench(size, 'étoile')}, ${kind}`,
  none: 'aucune',
  disc: 'Votre disque',
  discOf: (name) => `Disque ${elide('de', name)}`,
  round: 'Tour',
  constellation: 'Constellation',
  stars: 'Étoiles prises',
  points: 'Points',
  nothingDrawn: 'rien de dessiné',
  hidden: 'dessinée, encore cachée',
  start: (kinds) => `Tuile de départ : ${kinds}.`,
  score: 'Points jusqu’ici',
  part: 'Pour',
  you: 'Vous',
  lit: 'Étoiles à 3 points restantes',
  litCell: (stars, points) => `${stars} (${points})`,
  soFar: 'En tout',
  groups: {
    side: 'Votre premier type d’étoile',
    size: 'Choisir une taille',
    seven: 'Quelle tuile de sept étoiles prendre',
    draw: 'Que dessiner',
  },
};

const WORDS: Readonly<Record<Locale, PartsWords>> = { en, fr };

export function partsWords(locale: Locale): PartsWords {
  return WORDS[locale];
}
