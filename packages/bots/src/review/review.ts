// The review of a finished game: what it was worth after every decision and every stroke of luck, to each player. Decisions
// are valued against the best one found and chance against what was expected, so that for every seat
// result = start + luck + what each seat's decisions gave or gave away, exactly.
import { type Game, type GameTypes, type Match, rngOf, type Seat } from '@planisphere/core';
import type { Difference, Examined, Examiner, Line, Sharing } from './examiner.ts';
import { type Grade, gradeOf, type Unit } from './grade.ts';
import { questionsOf, type Stretch, stretchesOf } from './passages.ts';

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
  const empty = game.setup(options, players);
  const standing = (all: readonly number[], state: T['position']): readonly number[] =>
    examiner.standing?.(all, state) ?? all;
  let totals = examiner.start(empty, players);
  const start = standing(totals, empty);
  const passages: Passage[] = [];
  let at = 0;
  const told = (done: number): Progress => ({
    done,
    of: events.length,
    review: { unit, start, passages: passages.slice() },
  });
  yield told(0);
  const stretches = stretchesOf({ game, options, players, events, begins: examiner.begins });
  // Where each seat is judged by itself, luck comes before the answers of all who were asked together.
  const questions = sharing === 'apart' ? questionsOf(stretches) : stretches.map((stretch) => [stretch]);
  for (const question of questions) {
    const answers: { stretch: Stretch<T>; found: Examined<T['action']> }[] = [];
    for (const stretch of question) {
      const { seat, from, state, actions } = stretch;
      const budget = { rng: rngOf(`review ${game.id} ${from}`), nodes, ...(stop && { stop }) };
      const found = examiner.examine({ view: game.view(state, seat), seat, played: actions }, budget);
      if (stop?.() === true) return;
      if (found !== undefined) answers.push({ stretch, found });
    }
    const [first] = answers;
    if (first === undefined) continue;
    for (const { stretch, found } of answers)
      totals = shared(totals, found.best.value, { sharing, seat: stretch.seat });
    const worthOf = ({ seat, state }: Stretch<T>, value: number): number =>
      standing(shared(totals, value, { sharing, seat }), state)[seat]!;
    const { error } = inStanding(first.found, (value) => worthOf(first.stretch, value));
    const values = standing(totals, first.stretch.state);
    passages.push({ by: 'chance', from: at, to: first.stretch.from, values, error });
    for (const { stretch, found } of answers) {
      const { seat, from, to, state } = stretch;
      const examined = inStanding(found, (value) => worthOf(stretch, value));
      totals = shared(totals, found.played.value, { sharing, seat });
      const moment = momentOf(game, stretch, { examined, unit });
      const after = { values: standing(totals, state), error: examined.error };
      passages.push({ by: seat, from, to, ...after, moment });
      at = to;
    }
    yield told(at);
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

/** The same in what totals are worth; a small step tells how much an error of a total is worth. */
function inStanding<A>(examined: Examined<A>, worth: (total: number) => number): Examined<A> {
  const { played, best, other, error, differenceError } = examined;
  const valued = (line: Line<A>): Line<A> => ({ ...line, value: worth(line.value) });
  const slope = worth(best.value + 0.5) - worth(best.value - 0.5);
  return {
    ...examined,
    ...{ played: valued(played), best: valued(best), other: valued(other) },
    error: slope * error,
    differenceError: slope * differenceError,
  };
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
