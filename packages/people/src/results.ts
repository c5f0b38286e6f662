// The rating changes of one game, from who finished before whom.
import { expectedScore, type RatedResult, rated, rested, type Standing } from './glicko.ts';
import type { Rating } from './range.ts';

/** A player who finished a game: the lower the place, the better; equal places are a draw. */
export interface Finisher {
  readonly id: string;
  readonly place: number;
  readonly standing: Standing;
  /** Milliseconds since their last rated game. */
  readonly since: number;
  /** A bot: its rating never changes. */
  readonly fixed?: boolean;
}

/** The results of one game are not independent: three of them count as one and a half, two as one and a third. */
export function weightOf(players: number): number {
  return 2 / players;
}

export interface Change {
  readonly id: string;
  readonly before: Standing;
  readonly after: Standing;
  /** The share of the points that was made and the share that was expected, both from 0 to 1. */
  readonly score: number;
}

/** All results count with the standings before the game, so that the order of the finishers does not matter. */
export function changesOf(finishers: readonly Finisher[]): readonly Change[] {
  const known = finishers.map((each) => ({ ...each, standing: rested(each.standing, each.since) }));
  const weight = weightOf(known.length);
  return known.flatMap((own) => {
    if (own.fixed === true) return [];
    const others = known.filter(({ id }) => id !== own.id);
    if (others.length === 0) return [];
    const results = others.map(
      (other): RatedResult => ({ opponent: other.standing, score: scoreOf(own, other), weight }),
    );
    const score = results.reduce((sum, each) => sum + each.score, 0) / results.length;
    return [{ id: own.id, before: own.standing, after: rated(own.standing, results), score }];
  });
}

function scoreOf(own: Finisher, other: Finisher): number {
  if (own.place === other.place) return 0.5;
  return own.place < other.place ? 1 : 0;
}

/** The players of a cooperative game have one result against par: better, the same or worse. */
export function changesAgainstPar(
  players: readonly Omit<Finisher, 'place'>[],
  par: { readonly rating: Rating; readonly score: number },
): readonly Change[] {
  return players.map(({ id, standing, since }) => {
    const before = rested(standing, since);
    const result = { opponent: par.rating, score: par.score, weight: 1 };
    return { id, before, after: rated(before, [result]), score: par.score };
  });
}

/** What two players can win and lose by their game, told before it begins. */
export interface Stakes {
  /** The share of the points that is expected, from 0 to 1. */
  readonly expected: number;
  /** Points that a win adds, and those that a loss takes. */
  readonly win: number;
  readonly loss: number;
}

export function stakesOf(
  own: Pick<Finisher, 'standing' | 'since'>,
  other: Pick<Finisher, 'standing' | 'since'>,
): Stakes {
  const after = (place: number): number => {
    const [change] = changesOf([
      { ...own, id: 'own', place },
      { ...other, id: 'other', place: 1 },
    ]);
    return change === undefined ? 0 : change.after.points - change.before.points;
  };
  const expected = expectedScore(rested(own.standing, own.since), rested(other.standing, other.since));
  return { expected, win: after(0), loss: -after(2) };
}
