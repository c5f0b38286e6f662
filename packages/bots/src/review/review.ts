// The review of a finished game: what it was worth after every decision and every stroke of luck, to each player. Decisions
// are valued against the best one found and chance against what was expected, so that for every seat
// result = start + luck + what each seat's decisions gave or gave away, exactly.
import { type Game, type GameTypes, type Match, rngOf, type Seat } from '@planisphere/core';
import type { Difference, Examined, Examiner, Line, Sharing } from './examiner.ts';
import { type Grade, gradeOf, type Unit } from './grade.ts';
import { type Stretch, stretchesOf } from './passages.ts';

/** A line as it is kept: its events in notation. */
export interface KeptLine {
  readonly events: readonly string[];
  readonly value: number;
}

/** One graded decision. */
export interface Moment {
  readonly seat: Seat;
  /** The events of the log that it consists of, up to but not including `to`. */
  readonly from: number;
  readonly to: number;
  readonly grade: Grade;
  readonly played: KeptLine;
  readonly best: KeptLine;
  readonly other: KeptLine;
  readonly differenceError: number;
  readonly parts: readonly Difference[];
}

/** What happened to the values between two indices of the log. */
export interface Passage {
  readonly by: Seat | 'chance';
  readonly from: number;
  readonly to: number;
  /** By seat, after it. */
  readonly values: readonly number[];
  /** Standard error of the values. */
  readonly error: number;
  readonly moment?: Moment;
}

export interface Review {
  readonly unit: Unit;
  /** By seat, before the first event. */
  readonly start: readonly number[];
  readonly passages: readonly Passage[];
}

export interface Progress {
  /** Events that were looked at, and how many there are. */
  readonly done: number;
  readonly of: number;
  /** All that is known so far. */
  readonly review: Review;
}

export interface Effort {
  /** Of each decision. */
  readonly nodes: number;
  readonly stop?: () => boolean;
}

/** Gives the review so far after each decision; the last one is whole. The same record gives the same review. */
export function* reviewMatch<T extends GameTypes>(
  match: Match<T>,
  examiner: Examiner<T>,
  { nodes, stop }: Effort,
): Generator<Progress, void> {
  const { game, options, players, events } = match;
  const awaiting = match.awaiting;
  if (awaiting.kind !== 'over') throw new Error('review: the game is not over');
  const unit = examiner.unit(players);
  const sharing = examiner.sharing(players);
  const start = examiner.start(game.setup(options, players), players);
  const passages: Passage[] = [];
  let [values, at] = [start, 0];
  const told = (done: number): Progress => ({
    done,
    of: events.length,
    review: { unit, start, passages: passages.slice() },
  });
  yield told(0);
  for (const stretch of stretchesOf({ game, options, players, events, begins: examiner.begins })) {
    const { seat, from, to, state, actions } = stretch;
    const budget = { rng: rngOf(`review ${game.id} ${from}`), nodes, ...(stop && { stop }) };
    const examined = examiner.examine({ view: game.view(state, seat), seat, played: actions }, budget);
    if (stop?.() === true) return;
    if (examined === undefined) continue;
    const { best, played, error } = examined;
    const share = { sharing, seat };
    values = shared(values, best.value, share);
    passages.push({ by: 'chance', from: at, to: from, values, error });
    values = shared(values, played.value, share);
    const moment = momentOf(game, stretch, { examined, unit });
    passages.push({ by: seat, from, to, values, error, moment });
    at = to;
    yield told(to);
  }
  const { winners, scores } = awaiting.result;
  const won = (seat: number): number => (winners.includes(seat as Seat) ? 1 / winners.length : 0);
  const ends = start.map((_, seat) =>
    unit === 'points'
      ? (scores[seat] ?? 0)
      : sharing === 'together'
        ? Math.min(1, winners.length)
        : won(seat),
  );
  passages.push({ by: 'chance', from: at, to: events.length, values: ends, error: 0 });
  yield told(events.length);
}

/** The values of all seats when one of them is known anew. */
function shared(
  values: readonly number[],
  value: number,
  { sharing, seat }: { sharing: Sharing; seat: Seat },
): readonly number[] {
  if (sharing === 'apart') return values.with(seat, value);
  return values.map((_, other) => (sharing === 'together' || other === seat ? value : 1 - value));
}

export function momentOf<T extends GameTypes>(
  { notation }: Game<T>,
  { seat, from, to }: Pick<Stretch<T>, 'seat' | 'from' | 'to'>,
  { examined, unit }: { examined: Examined<T['action']>; unit: Unit },
): Moment {
  const { played, best, other, differenceError, parts } = examined;
  const kept = ({ actions, value }: Line<T['action']>): KeptLine => ({
    events: actions.map((action) => notation.makeEvent({ by: seat, action })),
    value,
  });
  const loss = best.value - played.value;
  const lead = played.value - other.value;
  return {
    ...{ seat, from, to, differenceError, parts },
    grade: gradeOf({ unit, loss, lead: Math.max(0, lead), error: differenceError }),
    ...{ played: kept(played), best: kept(best), other: kept(other) },
  };
}
