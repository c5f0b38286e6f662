// What a world of Stellar scores at its end, part by part, and what one end has more than another: the points that a coach
// can name. Points of a type are stars times run, so a difference is shared between the two.
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

/** The sheet of one side of a world without another turn; `kept` is its last card, the best one when left out. */
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

/** The names of all parts, in the order of `differenceOf`. */
export const PARTS: readonly string[] = [
  ...TYPES.map((type) => `run.${type}`),
  ...TYPES.map((type) => `stars.${type}`),
  ...TYPES.map((type) => `other.${type}`),
  ...SECTIONS.map((section) => `section.${section}`),
  'diversity',
  'rival.diversity',
];

/** The reader's sheet and the other player's. */
export interface Ends {
  readonly own: Sheet;
  readonly other: Sheet;
}

/** What the first end has more than the second, part by part, in the eyes of the reader. */
export function differenceOf(a: Ends, b: Ends): readonly number[] {
  const points = ({ stars, runs }: Sheet, type: number): number => stars[type]! * runs[type]!;
  const mean = (x: number, y: number): number => (x + y) / 2;
  const each = (part: (type: number) => number): readonly number[] => TYPES.map((_, type) => part(type));
  return [
    ...each((type) => (a.own.runs[type]! - b.own.runs[type]!) * mean(a.own.stars[type]!, b.own.stars[type]!)),
    ...each((type) => (a.own.stars[type]! - b.own.stars[type]!) * mean(a.own.runs[type]!, b.own.runs[type]!)),
    ...each((type) => points(b.other, type) - points(a.other, type)),
    ...SECTIONS.map((_, section) => sectionOf(a, section) - sectionOf(b, section)),
    a.own.diversity - b.own.diversity,
    b.other.diversity - a.other.diversity,
  ];
}

function sectionOf({ own, other }: Ends, section: number): number {
  return SECTION_POINTS * Math.sign(own.totals[section]! - other.totals[section]!);
}
