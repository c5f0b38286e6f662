// The numbers of a comparison in English.
import { capital, counted, englishWhose, plural } from '@planisphere/core';
import { type Figures, figuresOf } from './figures.ts';
import type { Naming, NumberWords } from './words.ts';

/** Whose chance it is; partners share it. */
const whose = ({ mover, together = false }: Naming): string =>
  together && mover !== undefined ? 'the' : englishWhose(mover);

interface Decided {
  readonly chance: number | undefined;
  readonly of: string;
  readonly is: 'was' | 'is';
}

/** A decided game is graded in the unit that still changes, and the sentence says so. */
function decided({ chance, of, is }: Decided, said: string): string {
  if (chance === undefined) return capital(said);
  if (chance <= 0 || chance >= 1) return `The game ${is} decided: ${said}`;
  return `The game ${is} nearly decided (${of} chance: ${share(Math.round(100 * chance), chance)}): ${said}`;
}

const BELOW = 'below 1 %';

/** A share that rounds to nothing or to all is said so only if it is exactly that. */
function share(percent: number, exact: number): string {
  if (percent === 0 && exact > 0) return 'less than 1 %';
  return percent === 100 && exact < 1 ? 'more than 99 %' : `${percent} %`;
}

type Pair = Pick<Figures, 'better' | 'worse' | 'gap' | 'exact'>;

interface Before extends Pair {
  readonly of: string;
}

function chanceBefore({ better, worse, gap, exact, of }: Before, next: string): string {
  const chance = `${capital(of)} chance to win: ${share(better, exact[0])}`;
  if (better === 0) return `${chance}, also ${next}.`;
  // 99.6 and 99.4 % are read as more than 99 % and 99 %.
  const isAlike = gap === 0 || (better === 100 && exact[0] < 1 && worse === 99);
  return `${chance}; ${isAlike ? 'hardly less' : share(worse, exact[1])} ${next}.`;
}

function riskBefore({ better, worse, gap, of }: Before, next: string): string {
  const risk = `${capital(of)} risk of losing`;
  return gap === 0
    ? `${risk}: ${better} %; hardly more ${next}.`
    : `${risk}: ${better} %; ${worse} % ${next}.`;
}

/** A name that is an activity takes “by”, any other “with”. */
const having = (name: string): string => (/^\w+ing\b/.test(name) ? `by ${name}` : `with ${name}`);

/** Two lines, each of which may have several steps. */
const either = (one: string, two: string): string =>
  `Either is just as good${/ now$/.test(one) ? ' in the end' : ''}: ${one}${/ and |, /.test(one + two) ? ', or' : ' or'} ${two}.`;

/** Certain points are not called expected. */
const points = (count: number, certain: boolean): string =>
  counted(count, certain ? 'point' : 'expected point');

interface Fallen extends Pair {
  readonly mover: string | undefined;
  readonly certain: boolean;
}

/** How far the worse line fell short of the better one’s points. */
function fallen({ better, worse, gap, mover, certain }: Fallen): string {
  if (certain) return `${mover ?? 'you'} ended with ${points(worse, certain)} instead of ${better}.`;
  const expected = `${englishWhose(mover)} expected points`;
  return gap === 0 ? `${expected} stayed at ${worse}.` : `${expected} fell from ${better} to ${worse}.`;
}

/** A gap that rounds to nothing is “hardly” anything. */
const some = (gap: number): string => (gap === 0 ? 'hardly' : String(gap));

/** `1 more voyage`, `0.4 more voyages`. */
const more = (voyages: number): string => `${voyages} more ${plural(voyages, 'voyage')}`;

interface Ahead extends Pair {
  readonly mover: string | undefined;
  readonly certain: boolean;
  readonly is: 'was' | 'is';
}

/** What the better line brings: certain points are had, others expected. */
function ahead({ better, gap, mover, certain, is }: Ahead, next: string): string {
  const ends = is === 'was' ? 'ended' : mover === undefined ? 'end' : 'ends';
  const has = certain ? `${ends} with` : `${is === 'was' ? 'could' : 'can'} expect`;
  return `${mover ?? 'you'} ${has} ${counted(better, 'point')}, ${some(gap)} more than ${next}.`;
}

export const en: NumberWords = {
  review: (moment, naming) => {
    const { names, mover, isNamed = false } = naming;
    if (moment.even) return either(names.best, names.played);
    const { unit, better, worse, gap, exact, chance } = figuresOf(moment);
    const { certain = false } = moment;
    const of = whose(naming);
    const where = { chance, of, is: 'was' } as const;
    const next = having(`the next best, ${names.played}`);
    const named = (said: string): string => (isNamed ? said : `the best was ${names.best}; ${said}`);
    /** Both lines round to the same. */
    const stayed = (what: string, at: string): string =>
      isNamed
        ? `${what} stayed ${at === BELOW ? at : `at ${at}`}.`
        : `the best was ${names.best}, but only just; ${what} was ${at} with either.`;
    const choice = `${englishWhose(mover)} choice`;
    if (unit === 'chance') {
      const chance = `${of} chance to win`;
      if (moment.lost)
        return capital(
          gap === 0
            ? stayed(chance, worse === 0 ? BELOW : `${worse} %`)
            : named(`${chance} fell from ${share(better, exact[0])} to ${share(worse, exact[1])}.`),
        );
      return chanceBefore({ better, worse, gap, exact, of }, next);
    }
    if (unit === 'risk') {
      if (!moment.lost) return riskBefore({ better, worse, gap, exact, of }, next);
      const risk = `${of} risk of losing`;
      return capital(
        gap === 0 ? stayed(risk, `${worse} %`) : named(`${risk} rose from ${better} % to ${worse} %.`),
      );
    }
    if (unit === 'points')
      return decided(
        where,
        moment.lost
          ? gap === 0 && !isNamed
            ? `the best was ${names.best}, but only just; ${mover ?? 'you'} could expect ${counted(worse, 'point')} with either.`
            : named(fallen({ better, worse, gap, exact, mover, certain }))
          : ahead({ better, worse, gap, exact, mover, certain, is: 'was' }, next),
      );
    if (gap === 0)
      return decided(
        where,
        moment.lost
          ? named(`${choice} gave away hardly anything.`)
          : `this was hardly better than the next best, ${names.played}.`,
      );
    if (unit === 'voyages') {
      const amount = counted(gap, 'expected voyage');
      return decided(
        where,
        moment.lost
          ? named(`${choice} gave away ${amount}.`)
          : `${mover ?? 'you'} could expect ${more(gap)} than ${next}.`,
      );
    }
    const amount = points(gap, moment.certain ?? moment.gapError === 0);
    return moment.lost
      ? decided(where, named(`${choice} gave away ${amount} of the final margin.`))
      : decided(where, `the final margin was ${amount} better than ${next}.`);
  },
  hint: (moment, naming) => {
    const { names, mover } = naming;
    if (moment.even) return either(names.best, names.played);
    const { unit, better, worse, gap, exact, chance } = figuresOf(moment);
    const other = moment.lost ? names.played : `the next best, ${names.played}`;
    const next = having(other);
    const of = whose(naming);
    if (unit === 'chance') return chanceBefore({ better, worse, gap, exact, of }, next);
    if (unit === 'risk') return riskBefore({ better, worse, gap, exact, of }, next);
    const said =
      unit === 'points'
        ? ahead({ better, worse, gap, exact, mover, certain: moment.certain === true, is: 'is' }, next)
        : gap === 0
          ? `this is hardly better than ${other}.`
          : unit === 'voyages'
            ? `${mover ?? 'you'} can expect ${more(gap)} than ${next}.`
            : `the final margin is ${points(gap, moment.certain ?? moment.gapError === 0)} better than ${next}.`;
    return decided({ chance, of, is: 'is' }, said);
  },
};
