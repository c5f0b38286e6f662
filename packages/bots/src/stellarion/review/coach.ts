// What the coach says of a turn of Stellarion.
import type { Position } from '@planisphere/stellarion';
import type { Coach } from '../../review/coach.ts';
import { isSlight } from '../../review/grade.ts';
import { en } from './coach.en.ts';
import { fr } from './coach.fr.ts';
import { factsOf } from './facts.ts';
import type { CoachWords } from './words.ts';

const WORDS: Readonly<Record<'en' | 'fr', CoachWords>> = { en, fr };

const review: Coach<Position>['review'] = (telling) => {
  const { moment, locale } = telling;
  const words = WORDS[locale];
  const { lost, better, worse, values } = factsOf(telling);
  const [best, next] = values.map((value) => Math.round(100 * value)) as [number, number];
  const percent = Math.max(0, Math.round(100 * (values[0] - values[1])));
  if (moment.grade === 'great') return [words.did(better), words.onlyThis(percent)];
  if (!lost) return [words.did(better), ...(worse === undefined ? [] : [words.nextBest(worse, percent)])];
  if (moment.grade === 'good') {
    const slight = isSlight('chance', values[0] - values[1]) ? words.small(percent) : words.unsure(percent);
    return [words.wouldHave(better), percent < 1 ? words.same(next) : slight];
  }
  return [words.wouldHave(better), words.fell(best, next)];
};

export const stellarionCoach: Coach<Position> = {
  review,
  where: (telling) => {
    const { step } = factsOf(own(telling)).better;
    return step === undefined ? '' : WORDS[telling.locale].where(step);
  },
  why: (telling) => WORDS[telling.locale].brings(factsOf(own(telling)).better),
};

/** The next best may look better by chance of the trying; a hint stands for its own line all the same. */
function own(telling: Parameters<Coach<Position>['why']>[0]): Parameters<Coach<Position>['why']>[0] {
  const { moment } = telling;
  return { ...telling, moment: { ...moment, best: moment.played } };
}
