// Why one line of Stellar is better than another: the part that makes most of the difference. What playing on told reliably and
// what the two lines change on the table at once are weighed together, so that the coach never names what nobody could see.
import type { Seat } from '@planisphere/core';
import {
  breakdownOf,
  faceUpSlots,
  KINDS,
  outlineOf,
  type Position,
  SECTIONS,
  type Section,
  sectionTotal,
  sideOf,
  TYPE_OF,
  TYPES,
  type Type,
} from '@planisphere/stellar';
import type { Difference } from '../../review/examiner.ts';
import type { Followed } from './steps.ts';

export type Reason =
  | { readonly kind: 'run'; readonly type: Type; readonly points: number | undefined }
  | { readonly kind: 'stars'; readonly type: Type; readonly points: number | undefined }
  | { readonly kind: 'section'; readonly section: Section; readonly points: number | undefined }
  | { readonly kind: 'diversity'; readonly points: number | undefined }
  /** What the other player is kept from. */
  | { readonly kind: 'other'; readonly type: Type; readonly points: number | undefined };

/** A part counts as known when it is so many standard errors away from nothing, and worth a word from so many points on. */
const CERTAINTY = 2.5;
const LEAST_POINTS = 1;
/** What cannot be seen on the table has to bring so much more than what can. */
const UNSEEN_SHARE = 0.4;
/** What is seen but not known to bring points counts as so much of its rule of thumb. */
const THUMB_SHARE = 0.5;

export interface Lines {
  readonly seat: Seat;
  readonly better: Followed;
  readonly worse: Followed;
  /** What the better line brings more. */
  readonly parts: readonly Difference[];
}

export function reasonOf(lines: Lines): Reason | undefined {
  const seen = changesOf(lines);
  const known = new Map(
    lines.parts
      .filter(({ points, error }) => points >= LEAST_POINTS && points >= CERTAINTY * error)
      .map(({ name, points }) => [name, points]),
  );
  const weighed = [...new Set([...known.keys(), ...Object.keys(seen)])].map((name) => {
    const points = known.get(name);
    const change = seen[name] ?? 0;
    if (points === undefined) return { name, points, weight: THUMB_SHARE * change };
    return { name, points, weight: change > 0 ? points : isShownOnly(name) ? 0 : UNSEEN_SHARE * points };
  });
  const [first] = weighed.toSorted((x, y) => y.weight - x.weight);
  return first === undefined || first.weight <= 0 ? undefined : named(first.name, first.points);
}

/** What the other player loses is a reason only where a card was kept from them. */
function isShownOnly(name: string): boolean {
  return name.startsWith('other.');
}

function named(name: string, points: number | undefined): Reason {
  const [kind, what] = name.split('.') as [Reason['kind'], string];
  if (kind === 'section') return { kind, section: what as Section, points };
  if (kind === 'other') return { kind, type: what as Type, points };
  if (kind === 'diversity') return { kind, points };
  return { kind, type: what as Type, points };
}

/** How much a step towards each part is worth by rule of thumb, in points, while stars and runs are still to meet. */
const RUN_WEIGHT = 2;
const STAR_WEIGHT = 1.5;
const SECTION_WEIGHT = 0.7;
const TYPE_WEIGHT = 3;
const ROOM_WEIGHT = 0.4;
const DENIED_WEIGHT = 0.6;

/** What the better line changes at once more than the worse one, by name of the part. */
function changesOf({ seat, better, worse }: Lines): Readonly<Record<string, number>> {
  const [a, b] = [traitsOf(better.after, seat), traitsOf(worse.after, seat)];
  const own = Object.keys(a).map((name) => [name, a[name]! - b[name]!] as const);
  const denied = TYPES.map((type, index) => {
    const left = (position: Position): number =>
      position.row.filter((card) => card < KINDS && TYPE_OF[card] === index).length;
    return [`other.${type}`, DENIED_WEIGHT * (left(worse.after) - left(better.after))] as const;
  });
  return Object.fromEntries([...own, ...denied]);
}

function traitsOf(position: Position, seat: Seat): Readonly<Record<string, number>> {
  const { types } = breakdownOf(position).seats[seat as 0 | 1];
  const side = sideOf(position, seat);
  const outline = outlineOf(side.telescope, side.down);
  const room = (type: number): number => bits(faceUpSlots(outline, type * 6));
  return {
    ...Object.fromEntries(types.map(({ type, run }) => [`run.${type}`, RUN_WEIGHT * run.length])),
    ...Object.fromEntries(
      types.map(({ type, stars }, index) => [
        `stars.${type}`,
        STAR_WEIGHT * stars + ROOM_WEIGHT * Math.min(room(index), 3),
      ]),
    ),
    ...Object.fromEntries(
      SECTIONS.map((section) => [`section.${section}`, SECTION_WEIGHT * sectionTotal(side, section)]),
    ),
    diversity: TYPE_WEIGHT * types.filter((_, type) => outline.faceUp[type] !== 0).length,
  };
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
