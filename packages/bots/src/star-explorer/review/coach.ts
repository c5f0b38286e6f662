// What the coach says of a decision of Star Explorer.
import type { Position } from '@planisphere/star-explorer';
import type { Coach, Telling } from '../../review/coach.ts';
import { isSlight } from '../../review/grade.ts';
import { en } from './coach.en.ts';
import { fr } from './coach.fr.ts';
import { factsOf } from './facts.ts';
import { stepOf } from './steps.ts';
import type { CoachWords } from './words.ts';

const WORDS: Readonly<Record<'en' | 'fr', CoachWords>> = { en, fr };

const review: Coach<Position>['review'] = (telling) => {
  const { moment, locale } = telling;
  const words = WORDS[locale];
  const { lost, better, worse, unit, values } = factsOf(telling);
  const difference = Math.max(0, values[0] - values[1]);
  const amount = { unit, count: Math.round(unit === 'chance' ? 100 * difference : difference) };
  if (moment.grade === 'great') return [words.did(better), words.onlyThis(amount)];
  const next = { step: worse, nearby: better.nearby };
  if (!lost) return [words.did(better), words.nextBest(next, amount)];
  if (moment.grade === 'good') {
    const slight = isSlight(unit, difference) ? words.small(amount) : words.unsure(amount);
    return [words.wouldHave(better), amount.count < 1 ? words.same : slight];
  }
  return [words.wouldHave(better), words.cost(amount)];
};

export const starExplorerCoach: Coach<Position> = {
  review,
  where: ({ moment, before, locale }) => WORDS[locale].where(stepOf(before, moment.played.events)),
  why: (telling) => WORDS[telling.locale].brings(factsOf(own(telling)).better),
};

/** The next best may look better by chance of the trying; a hint stands for its own decision all the same. */
function own(telling: Telling<Position>): Telling<Position> {
  const { moment } = telling;
  return { ...telling, moment: { ...moment, best: moment.played } };
}
