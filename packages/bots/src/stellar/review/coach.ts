// What the coach says of a turn of Stellar.
import type { Position } from '@planisphere/stellar';
import type { Coach } from '../../review/coach.ts';
import { en } from './coach.en.ts';
import { fr } from './coach.fr.ts';
import { factsOf } from './facts.ts';
import { followLine } from './steps.ts';
import type { CoachWords } from './words.ts';

const WORDS: Readonly<Record<'en' | 'fr', CoachWords>> = { en, fr };

const review: Coach<Position>['review'] = (telling) => {
  const { moment, locale, nameOf } = telling;
  const words = WORDS[locale];
  const { lost, better, worse, values } = factsOf(telling);
  const { seat, grade } = moment;
  const who = { mover: nameOf(seat), other: nameOf(seat === 0 ? 1 : 0) };
  const [best, next] = values.map((value) => Math.round(100 * value)) as [number, number];
  const percent = Math.round(100 * (values[0] - values[1]));
  if (grade === 'great') return [words.did(better, who), words.onlyThis(percent)];
  if (!lost)
    return [
      words.did(better, who),
      ...(worse.step === undefined ? [] : [words.nextBest(worse.step, percent)]),
    ];
  if (grade === 'good')
    return [words.wouldHave(better, who), percent < 1 ? words.same(next) : words.small(percent)];
  const consoled = worse.reason === undefined ? words.fell(best, next, who) : words.instead(worse, who);
  return [words.wouldHave(better, who), consoled];
};

export const stellarCoach: Coach<Position> = {
  review,
  where: ({ moment, before, locale }) => {
    const [step] = followLine(before, moment.played.events).steps;
    return step === undefined ? '' : WORDS[locale].where(step);
  },
  why: (telling) => {
    const { moment, locale, nameOf } = telling;
    const who = { mover: nameOf(moment.seat), other: nameOf(moment.seat === 0 ? 1 : 0) };
    // The next best may look better by chance of the trying; the hint stands for its own line all the same.
    const own = {
      ...moment,
      other: { ...moment.other, value: Math.min(moment.other.value, moment.played.value) },
    };
    return WORDS[locale].brings(factsOf({ ...telling, moment: own }).better, who);
  },
};
