// What the coach of Star Explorer has to tell, free of any language: why one decision is better, in points of its parts.
import { type Kind, type Position, seatScore } from '@planisphere/star-explorer';
import type { Telling } from '../../review/coach.ts';
import type { Difference } from '../../review/examiner.ts';
import type { Unit } from '../../review/grade.ts';
import { type NamedStep, stepOf } from './steps.ts';

export type Reason =
  | { readonly kind: 'current' | 'previous' | 'both'; readonly of: Kind; readonly points: number }
  | { readonly kind: 'lines'; readonly of: Kind; readonly to: Kind; readonly points: number }
  | {
      readonly kind: 'central' | 'axis' | 'outer' | 'lit' | 'stars' | 'joins' | 'rival';
      readonly points: number;
    }
  /** What the rounds to come bring; with the stars that are saved for them, where a drawing saves some. */
  | { readonly kind: 'later'; readonly of: Kind | undefined; readonly points: number };

/** What a decision brings, for one sentence; of stars and lines of any kind where the tile is not revealed yet. */
export interface Deed {
  readonly step: NamedStep;
  readonly reason: Reason | undefined;
  /** Both lie in the same part of the sky. */
  readonly nearby: boolean;
  /** Points of the round, where something was drawn. */
  readonly earned: number | undefined;
}

export interface Facts {
  readonly lost: boolean;
  readonly better: Deed;
  readonly worse: NamedStep;
  readonly unit: Unit;
  /** Values of the better and the worse decision. */
  readonly values: readonly [number, number];
}

/** Less than this is no loss worth a word. */
const LEAST_LOSS: Readonly<Record<Unit, number>> = { chance: 0.005, points: 0.5 };
/** What playing on told counts as known so many standard errors from nothing. */
const CERTAINTY = 2;
const LEAST_POINTS = 0.5;

export function factsOf({ moment, before }: Telling<Position>): Facts {
  const { played, best, other, parts, seat } = moment;
  const unit: Unit = before.boards.length === 1 ? 'points' : 'chance';
  const lost = best.value - played.value >= LEAST_LOSS[unit];
  const steps = [stepOf(before, played.events), stepOf(before, other.events)] as const;
  const [better, worse] = lost ? [steps[1], steps[0]] : steps;
  const towards = lost ? parts : parts.map((part) => ({ ...part, points: -part.points }));
  return {
    lost,
    better: {
      step: better,
      reason: reasonOf(towards),
      nearby: better.do === 'draw' && worse.do === 'draw' && better.section === worse.section,
      earned: better.do === 'draw' ? earnedBy(before, seat, better) : undefined,
    },
    worse,
    unit,
    values: lost ? [other.value, played.value] : [played.value, other.value],
  };
}

function earnedBy(before: Position, seat: number, { drawing }: Extract<NamedStep, { do: 'draw' }>): number {
  const board = before.boards[seat]!;
  const rounds = board.tiles.length;
  const drawn = { ...board, drawings: [...board.drawings.slice(0, rounds - 1), drawing] };
  return seatScore(drawn, rounds).rounds[rounds - 1]!.points;
}

/** The biggest part that the better one has more; what only playing on tells has to be known. */
function reasonOf(parts: readonly Difference[]): Reason | undefined {
  const known = parts.filter(({ points, error }) => points >= LEAST_POINTS && points >= CERTAINTY * error);
  const [first] = known.toSorted((a, b) => b.points - a.points);
  return first === undefined ? undefined : named(first);
}

function named({ name, points }: Difference): Reason {
  const [kind, of, to] = name.split('.') as [Reason['kind'], Kind | undefined, Kind | undefined];
  if (kind === 'lines') return { kind, of: of!, to: to!, points };
  if (kind === 'current' || kind === 'previous' || kind === 'both') return { kind, of: of!, points };
  return kind === 'later' ? { kind, of, points } : { kind, points };
}
