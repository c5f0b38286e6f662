// What the coach of Stellar has to tell, free of any language: why one line is better, and what of it can be seen at once.
import type { Seat } from '@planisphere/core';
import {
  breakdownOf,
  type Card,
  faceUpSlots,
  outlineOf,
  type Position,
  sectionTotal,
  sideOf,
  TYPES,
  type Type,
} from '@planisphere/stellar';
import type { Telling } from '../../review/coach.ts';
import { keyStep, serves } from './key-step.ts';
import { type Reason, reasonOf } from './reason.ts';
import { type Followed, followLine, type NamedStep } from './steps.ts';

/** What a line brings, for one sentence. */
export interface Deed {
  readonly step: NamedStep | undefined;
  readonly reason: Reason | undefined;
  /** The step itself brings it, rather than what comes after. */
  readonly direct: boolean;
  /** The run after the line, where it is longer than after the other one. */
  readonly run?: readonly number[];
  /** Stars more than after the other line. */
  readonly stars?: number;
  /** The other line leaves no place for the type, or fewer. */
  readonly closed?: 'all' | 'some';
  /** Both totals of the section after the line, where it leads only then. */
  readonly totals?: readonly [number, number];
  /** All five types lie open after the line, or one more does. */
  readonly types?: 'all' | 'more';
}

export interface Facts {
  readonly lost: boolean;
  /** Of the better line. */
  readonly better: Deed;
  /** Of the worse line: what it brings although it is worse. */
  readonly worse: Deed;
  /** Values of the better and the worse line. */
  readonly values: readonly [number, number];
}

/** Less than this is no loss worth a word. */
const LEAST_LOSS = 0.005;
const LEAST_POINTS = 1;

export function factsOf({ moment, before }: Telling<Position>): Facts {
  const { seat, played, other, parts } = moment;
  const loss = other.value - played.value;
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  // Where the chance is the same, more points are better.
  const lost = loss >= LEAST_LOSS || (loss > -LEAST_LOSS && points >= LEAST_POINTS);
  const lines = { played: followLine(before, played.events), other: followLine(before, other.events) };
  const [better, worse] = lost ? [lines.other, lines.played] : [lines.played, lines.other];
  const towards = parts.map((part) => ({ ...part, points: lost ? part.points : -part.points }));
  const away = towards.map((part) => ({ ...part, points: -part.points }));
  return {
    lost,
    better: deedOf(seat, reasonOf({ seat, better, worse, parts: towards }), [better, worse]),
    worse: deedOf(seat, knownOnly(reasonOf({ seat, better: worse, worse: better, parts: away })), [
      worse,
      better,
    ]),
    values: lost ? [other.value, played.value] : [played.value, other.value],
  };
}

/** A consolation has to be certain. */
function knownOnly(reason: Reason | undefined): Reason | undefined {
  return reason?.points === undefined ? undefined : reason;
}

function deedOf(seat: Seat, reason: Reason | undefined, [line, other]: readonly [Followed, Followed]): Deed {
  const step = keyStep(reason, line, other);
  const direct = step !== undefined && reason !== undefined && serves(reason, step);
  return { step, reason, direct, ...(reason && seen(reason, seat, [line.after, other.after])) };
}

function seen(
  reason: Reason,
  seat: Seat,
  [after, otherwise]: readonly [Position, Position],
): Omit<Deed, 'step' | 'reason' | 'direct'> {
  const score = (position: Position, type: Type) =>
    breakdownOf(position).seats[seat as 0 | 1].types[TYPES.indexOf(type)]!;
  const shown = (position: Position): number =>
    TYPES.filter((_, type) => outline(position, seat).faceUp[type] !== 0).length;
  if (reason.kind === 'run') {
    const { run } = score(after, reason.type);
    return run.length > Math.max(1, score(otherwise, reason.type).run.length) ? { run } : {};
  }
  if (reason.kind === 'stars') {
    const stars = score(after, reason.type).stars - score(otherwise, reason.type).stars;
    const [room, left] = [roomFor(after, seat, reason.type), roomFor(otherwise, seat, reason.type)];
    return stars > 0 ? { stars } : left < room ? { closed: left === 0 ? 'all' : 'some' } : {};
  }
  if (reason.kind === 'section') {
    const totals = (position: Position): [number, number] => [
      sectionTotal(sideOf(position, seat), reason.section),
      sectionTotal(sideOf(position, (1 - seat) as Seat), reason.section),
    ];
    const [own, others] = totals(after);
    const [then, theirs] = totals(otherwise);
    return own > others && then <= theirs ? { totals: [own, others] } : {};
  }
  if (reason.kind === 'diversity' && shown(after) > shown(otherwise))
    return { types: shown(after) === TYPES.length ? 'all' : 'more' };
  return {};
}

function outline(position: Position, seat: Seat) {
  const { telescope, down } = sideOf(position, seat);
  return outlineOf(telescope, down);
}

/** How many places a card of the type could take face up. */
function roomFor(position: Position, seat: Seat, type: Type): number {
  const anyCard: Card = TYPES.indexOf(type) * 6;
  let count = 0;
  for (let rest = faceUpSlots(outline(position, seat), anyCard); rest !== 0; rest &= rest - 1) count++;
  return count;
}
