// The decisions of a game, written for anybody who wants to check them: one plain object each, all in notation.
// docs/review.md defines every field.
import {
  type Course,
  type GameTypes,
  LOCALES,
  type Locale,
  newCourse,
  type Seat,
  type Viewer,
} from '@planisphere/core';
import { barsOf, LEAST_BAR } from './bars.ts';
import type { Claim } from './claim.ts';
import type { Coach } from './coach.ts';
import type { Examiner } from './examiner.ts';
import type { Grade, GradeUnit } from './grade.ts';
import type { Moment } from './moment.ts';
import { type Effort, reviewMatch } from './review.ts';

interface Value {
  /** In the unit of the decision. */
  readonly played: number;
  readonly best: number;
  /** For the next best line, if the best one was played. */
  readonly next?: number;
  /** Standard error of the difference. */
  readonly error: number;
  readonly unit: GradeUnit;
  /** The chance to win, if the decision was graded in another unit because the game was decided. */
  readonly chance?: { readonly played: number; readonly best: number };
}

export interface Decided {
  readonly game: string;
  readonly seat: Seat;
  /** The index of its first event in the log. */
  readonly at: number;
  /** The mover's view, in notation. */
  readonly before: string;
  readonly played: readonly string[];
  readonly best: readonly string[];
  /** The next best line, if the best one was played: the claims compare with it. */
  readonly next?: readonly string[];
  readonly value: Value;
  /** Neither of the two compared lines is better. */
  readonly even: boolean;
  readonly grade: Grade;
  readonly claims: readonly Claim[];
  readonly bars: readonly { readonly name: string; readonly points: number }[];
  readonly say: Readonly<Record<Locale, string>>;
  /** Where to look, what to do, why. */
  readonly hint: Readonly<Record<Locale, readonly string[]>>;
}

interface Makers<T extends GameTypes> {
  readonly examiner: Examiner<T>;
  readonly coach: Coach<T['position']>;
  nameOf(seat: Seat): string;
  /** Whom the words address; the mover if omitted. */
  readonly reader?: Viewer;
}

/** Every graded decision of a finished game, in the order of the log, while the review goes on. */
export function* decisionsOf<T extends GameTypes>(
  course: Course<T>,
  makers: Makers<T>,
  effort: Effort,
): Generator<Decided, void> {
  const { game, options, players, events } = course;
  let told = newCourse(game, options, players ?? 1);
  let count = 0;
  for (const { review } of reviewMatch(course, makers.examiner, effort)) {
    for (const { moment } of review.passages.slice(count)) {
      count++;
      if (moment === undefined) continue;
      for (const event of events.slice(told.events.length, moment.from)) told = told.with(event);
      yield decisionOf(course, { moment, before: game.view(told.state, moment.seat) }, makers);
    }
  }
}

interface Seen<T extends GameTypes> {
  readonly moment: Moment;
  readonly before: T['position'];
}

function decisionOf<T extends GameTypes>(
  { game }: Course<T>,
  { moment, before }: Seen<T>,
  { coach, nameOf, reader = moment.seat }: Makers<T>,
): Decided {
  const { seat, from, grade, even, lost, played, best, other, gapError: error } = moment;
  const inEach = <V>(read: (locale: Locale) => V): Readonly<Record<Locale, V>> =>
    Object.fromEntries(LOCALES.map((locale) => [locale, read(locale)])) as Record<Locale, V>;
  const naming = (each: Seat): string | undefined => (each === reader ? undefined : nameOf(each));
  const telling = (locale: Locale) => ({ moment, before, locale, nameOf: naming });
  return {
    ...{ game: game.id, seat, at: from, before: game.notation.make(before) },
    ...{ played: played.events, best: best.events, ...(!lost && { next: other.events }) },
    value: { ...worthIn(moment), error },
    ...{ even, grade, claims: coach.claims({ moment, before }) },
    bars: barsIn(moment),
    say: inEach((locale) => coach.review(telling(locale)).join(' ')),
    hint: inEach((locale) => [
      coach.where(telling(locale)),
      coach.what(telling(locale)),
      coach.why(telling(locale)),
    ]),
  };
}

/** The bars as the page draws them, with the rest as one. */
function barsIn(moment: Moment): Decided['bars'] {
  const bars = barsOf(moment);
  if (bars === undefined) return [];
  const shown = bars.shown.map(({ name, points }) => ({ name, points }));
  const hasRest = bars.unit === 'points' && Math.abs(bars.rest) >= LEAST_BAR.points;
  return hasRest ? [...shown, { name: 'rest', points: bars.rest }] : shown;
}

function worthIn({ unit, lost, played, best, other }: Moment): Omit<Value, 'error'> {
  const chance = { played: played.value, best: best.value };
  const next = (value: number | undefined) => (lost || value === undefined ? {} : { next: value });
  if (unit === 'chance' || best.amount === undefined) return { ...chance, ...next(other.value), unit };
  const amount = { played: played.amount ?? best.amount, best: best.amount };
  return { ...amount, ...next(other.amount), unit, chance };
}
