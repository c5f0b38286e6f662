// The final score of a world of Stellar, part by part, as on the score sheet: the points that bars show.
import type { Bag } from '@planisphere/core';
import {
  bestAssignment,
  type Card,
  cardOf,
  KINDS,
  multiplierOf,
  SECTIONS,
  satelliteOf,
  stackOf,
  TYPES,
} from '@planisphere/stellar';
import { HAND, HELD, SATELLITES, STACK, STARS, sideAt, TOTAL, UP, type World } from '../kernel/cells.ts';
import { pointsWith } from '../kernel/score.ts';

const SECTION_POINTS = 10;
const DIVERSITY_POINTS = 10;

export interface Sheet {
  /** By type. */
  readonly stars: readonly number[];
  readonly runs: readonly number[];
  readonly diversity: number;
  /** By section. */
  readonly totals: readonly number[];
}

/** The sheet of one side of a world without another turn; `kept` is its last card, by default the best one. */
export function sheetOf(w: World, seat: number, kept: Card = bestKept(w, sideAt(seat))): Sheet {
  const side = sideAt(seat);
  const stars = TYPES.map((_, type) => w[side + STARS + type]!);
  const notebook = notebookOf(w, side, kept);
  const { joined } = bestAssignment(notebook, stars);
  return {
    stars,
    runs: TYPES.map((_, type) => multiplierOf(stackOf(notebook, type) | joined[type]!)),
    diversity: TYPES.every((_, type) => w[side + UP + type] !== 0) ? DIVERSITY_POINTS : 0,
    totals: SECTIONS.map((_, section) => w[side + TOTAL + section]!),
  };
}

function bestKept(w: World, side: number): Card {
  const held = Array.from({ length: w[side + HELD]! }, (_, index) => w[side + HAND + index]!);
  return held.toSorted((a, b) => pointsWith(w, side, b) - pointsWith(w, side, a))[0]!;
}

function notebookOf(w: World, side: number, kept: Card): Bag {
  const notebook = new Array<number>(KINDS).fill(0);
  for (let number = 1; number <= 6; number++) {
    TYPES.forEach((_, type) => {
      if (w[side + STACK + type]! & (1 << number)) notebook[cardOf(type, number)] = 1;
    });
    if (number < 6 && w[side + SATELLITES]! & (1 << number)) notebook[satelliteOf(number)] = 1;
  }
  notebook[kept] = 1;
  return notebook;
}

/** The names of all parts, in the order of `partsOf`: the reader's own points, then what the other player misses. */
export const PARTS: readonly string[] = [
  ...TYPES.map((type) => `type.${type}`),
  ...SECTIONS.map((section) => `section.${section}`),
  'diversity',
  ...TYPES.map((type) => `rival.${type}`),
  'rival.sections',
  'rival.diversity',
];

/** The reader's sheet and the other player's. */
export interface Ends {
  readonly own: Sheet;
  readonly other: Sheet;
}

/**
 * Every part of an end from the reader's view: what the other player scores counts against it. They add up to the
 * margin.
 */
export function partsOf({ own, other }: Ends): readonly number[] {
  const points = ({ stars, runs }: Sheet): readonly number[] =>
    TYPES.map((_, type) => stars[type]! * runs[type]!);
  const won = (mine: Sheet, theirs: Sheet): readonly number[] =>
    SECTIONS.map((_, section) => (mine.totals[section]! > theirs.totals[section]! ? SECTION_POINTS : 0));
  const lost = won(other, own).reduce((sum, each) => sum + each, 0);
  return [
    ...points(own),
    ...won(own, other),
    own.diversity,
    ...points(other).map((each) => 0 - each),
    0 - lost,
    0 - other.diversity,
  ];
}

export function marginOf(parts: readonly number[]): number {
  return parts.reduce((sum, each) => sum + each, 0);
}
