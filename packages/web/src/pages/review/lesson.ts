// The lessons of this game: a merit that the better line had over the reader's choice in several rounds. Once is no
// pattern, and a changed answer is the same question, not a second one.
import type { Claim, Coach, Moment } from '@planisphere/bots/review';
import type { ReviewedGame } from '../../table/review/reviewed-game.ts';

export interface Learnt {
  readonly kind: string;
  /** The slips that show it, in the order of the game. */
  readonly moments: readonly Moment[];
}

const RECURS = 2;

/** The lessons of the game, the most frequent first; of equally frequent ones the costliest. */
export function lessonsOf(moments: readonly Moment[], reviewed: ReviewedGame): readonly Learnt[] {
  const { coach, parts, reader } = reviewed;
  const byKind = new Map<string, Moment[]>();
  for (const moment of moments) {
    if (moment.seat !== reader || (moment.grade !== 'slip' && moment.grade !== 'blunder')) continue;
    for (const kind of kindsOf(coach, moment, reviewed)) {
      if (parts.rules?.[kind] === undefined) continue;
      byKind.set(kind, [...(byKind.get(kind) ?? []), moment]);
    }
  }
  return [...byKind]
    .map(([kind, of]) => ({ kind, moments: of }))
    .filter(({ moments: of }) => new Set(of.map(({ from }) => reviewed.roundAt(from))).size >= RECURS)
    .toSorted((a, b) => b.moments.length - a.moments.length || lossOf(b) - lossOf(a));
}

function kindsOf(coach: Coach, moment: Moment, reviewed: ReviewedGame): ReadonlySet<string> {
  const before = reviewed.game.view(reviewed.states[moment.from], moment.seat);
  const claims: readonly Claim[] = coach.claims({ moment, before });
  return new Set(claims.filter(({ about }) => about === 'best').map(({ kind }) => kind));
}

function lossOf({ moments }: Learnt): number {
  return moments.reduce((sum, { best, played }) => sum + best.value - played.value, 0);
}
