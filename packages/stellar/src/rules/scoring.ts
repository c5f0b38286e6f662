// Final scoring (SCORE-1 to SCORE-6), which also gives the score "if it ended now" for any position or view: a hidden
// card lies face down and counts 3 whatever it is.
import type { Result, Seat } from '@planisphere/core';
import {
  type Card,
  isSatellite,
  KINDS,
  NONE,
  NUMBER_OF,
  SIX,
  STARS_OF,
  TYPE_OF,
  TYPES,
  type Type,
  UNTYPED,
} from './cards.ts';
import { bestAssignment, decided, longestRun, numbersIn, stackOf } from './notebook.ts';
import type { Position, Side } from './position.ts';
import { SECTION_SLOTS, SECTIONS, type Section, SLOTS } from './telescope.ts';

const FACE_DOWN_NUMBER = 3;
const SECTION_POINTS = 10;
const DIVERSITY_POINTS = 10;

export interface TypeScore {
  readonly type: Type;
  readonly stars: number;
  /** The numbers of the run, with satellites and the 6/0 as they were chosen. */
  readonly run: readonly number[];
  readonly multiplier: number;
  readonly points: number;
  /** Numbers of the satellites that count as this type. */
  readonly satellites: readonly number[];
  /** How its 6/0 card in the notebook counts, if there is one. */
  readonly zeroSix: 0 | 6 | undefined;
}

export interface SectionScore {
  readonly section: Section;
  readonly totals: readonly [number, number];
  readonly points: readonly [number, number];
}

export interface SeatScore {
  readonly types: readonly TypeScore[];
  readonly starPoints: number;
  readonly sectionPoints: number;
  readonly diversity: number;
  readonly total: number;
}

export interface Breakdown {
  readonly seats: readonly [SeatScore, SeatScore];
  readonly sections: readonly SectionScore[];
}

/** By type: the stars that show in the telescope. */
export function starsOf(side: Side): number[] {
  const stars = [0, 0, 0, 0, 0];
  for (let index = 0; index < SLOTS; index++) {
    const card = side.telescope[index] as Card;
    if (card >= KINDS || side.down[index] !== undefined || isSatellite(card)) continue;
    const type = TYPE_OF[card] as number;
    stars[type] = (stars[type] as number) + (STARS_OF[card] as number);
  }
  return stars;
}

export function sectionTotal(side: Side, section: Section): number {
  let total = 0;
  for (const slot of SECTION_SLOTS[section]) {
    const card = side.telescope[slot - 1] as Card;
    if (card === NONE) continue;
    total +=
      side.down[slot - 1] !== undefined || card >= KINDS ? FACE_DOWN_NUMBER : (NUMBER_OF[card] as number);
  }
  return total;
}

function isDiverse(side: Side): boolean {
  let types = 0;
  for (let index = 0; index < SLOTS; index++) {
    const card = side.telescope[index] as Card;
    if (card < KINDS && side.down[index] === undefined && TYPE_OF[card] !== UNTYPED)
      types |= 1 << (TYPE_OF[card] as number);
  }
  return types === (1 << TYPES.length) - 1;
}

function typeScores(side: Side): readonly TypeScore[] {
  const stars = starsOf(side);
  const { joined } = bestAssignment(side.notebook, stars);
  return TYPES.map((type, index) => {
    const stack = stackOf(side.notebook, index);
    const numbers = decided(stack | (joined[index] as number));
    const run = longestRun(numbers);
    return {
      type,
      stars: stars[index] as number,
      run,
      multiplier: run.length,
      points: (stars[index] as number) * run.length,
      satellites: numbersIn(joined[index] as number),
      zeroSix: stack & (1 << SIX) ? (numbers & 1 ? 0 : 6) : undefined,
    };
  });
}

function sectionScores([a, b]: readonly [Side, Side]): readonly SectionScore[] {
  return SECTIONS.map((section) => {
    const totals = [sectionTotal(a, section), sectionTotal(b, section)] as const;
    const points = [
      totals[0] > totals[1] ? SECTION_POINTS : 0,
      totals[1] > totals[0] ? SECTION_POINTS : 0,
    ] as const;
    return { section, totals, points };
  });
}

function seatScore(side: Side, seat: 0 | 1, sections: readonly SectionScore[]): SeatScore {
  const types = typeScores(side);
  const starPoints = types.reduce((sum, { points }) => sum + points, 0);
  const sectionPoints = sections.reduce((sum, { points }) => sum + points[seat], 0);
  const diversity = isDiverse(side) ? DIVERSITY_POINTS : 0;
  return { types, starPoints, sectionPoints, diversity, total: starPoints + sectionPoints + diversity };
}

/** The score sheet if the game ended with this position. */
export function breakdownOf({ sides }: Position): Breakdown {
  const sections = sectionScores(sides);
  return { seats: [seatScore(sides[0], 0, sections), seatScore(sides[1], 1, sections)], sections };
}

/** The two totals alone, fast: bots and previews need them often. */
export function totalsOf({ sides }: Position): readonly [number, number] {
  const own = (side: Side): number =>
    bestAssignment(side.notebook, starsOf(side)).points + (isDiverse(side) ? DIVERSITY_POINTS : 0);
  let [a, b] = [own(sides[0]), own(sides[1])];
  for (const section of SECTIONS) {
    const lead = sectionTotal(sides[0], section) - sectionTotal(sides[1], section);
    if (lead > 0) a += SECTION_POINTS;
    if (lead < 0) b += SECTION_POINTS;
  }
  return [a, b];
}

/** A tie is a shared victory (SCORE-5). */
export function resultOf(position: Position): Result<Breakdown> {
  const breakdown = breakdownOf(position);
  const scores = breakdown.seats.map(({ total }) => total);
  const best = Math.max(...scores);
  const winners = ([0, 1] as const).filter((seat): seat is Seat & (0 | 1) => scores[seat] === best);
  return { winners, scores, breakdown };
}
