// What one may learn from this very game: the kind of merit that the better line had in slips of several rounds of the reader. Once is
// no rule, and whoever changes an answer has not met the question twice.
import type { Claim, Coach, Moment } from '@planisphere/bots/review';
import type { ReviewedGame } from '../../table/review/reviewed-game.ts';

export interface Learnt {
  readonly kind: string;
  /** The slips that it is learnt from, in the order of the game. */
  readonly moments: readonly Moment[];
}

const RECURS = 2;

/** The lesson that recurred most; of several the one that cost most. */
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
