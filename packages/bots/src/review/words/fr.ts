// Les nombres d’une comparaison en français.
import { capital, elide, frenchClause, frenchOwn, pluralInFrench, within } from '@planisphere/core';
import { type Figures, figuresOf } from './figures.ts';
import type { Naming, NumberWords } from './words.ts';

const number = (value: number): string => String(value).replace('.', ',').replace('-', '−');
/** Des points certains ne sont pas dits « attendus ». */
const points = (count: number, certain: boolean): string => {
  const [one, more] = certain ? ['point', 'points'] : ['point attendu', 'points attendus'];
  return `${number(count)} ${pluralInFrench(count, one, more)}`;
};
const voyages = (count: number): string =>
  `${number(count)} ${pluralInFrench(count, 'voyage attendu', 'voyages attendus')}`;

/** À qui est la chance ; des partenaires la partagent. */
const own = ({ mover, together = false }: Naming, thing: `${'le ' | 'les '}${string}`): string =>
  together && mover !== undefined ? thing : frenchOwn(mover, thing);

interface Decided {
  readonly chance: number | undefined;
  readonly naming: Naming;
  readonly is: 'était' | 'est';
}

/** Une partie décidée est notée dans l’unité qui change encore, et la phrase le dit. */
function decided({ chance, naming, is }: Decided, said: string): string {
  if (chance === undefined) return capital(said);
  if (chance <= 0 || chance >= 1) return `La partie ${is} décidée\u202f: ${said}`;
  const left = share(Math.round(100 * chance), chance);
  return `La partie ${is} presque décidée (${own(naming, 'les chances')}\u202f: ${left})\u202f: ${said}`;
}

/** Une part qui s’arrondit à 0 ou à 100 % n’est dite ainsi que si elle l’est exactement. */
function share(percent: number, exact: number): string {
  if (percent === 0 && exact > 0) return 'moins de 1\u202f%';
  return percent === 100 && exact < 1 ? 'plus de 99\u202f%' : `${percent}\u202f%`;
}

type Pair = Pick<Figures, 'better' | 'worse' | 'gap' | 'exact'>;

interface Before extends Pair {
  readonly naming: Naming;
}

function chanceBefore({ better, worse, gap, exact, naming }: Before, next: string): string {
  const chances = `${capital(own(naming, 'les chances de gagner'))}\u202f: ${share(better, exact[0])}`;
  if (better === 0) return `${chances}, même ${next}.`;
  // 99,6 et 99,4 % se lisent « plus de 99 % » et « 99 % ».
  const isAlike = gap === 0 || (better === 100 && exact[0] < 1 && worse === 99);
  return `${chances}\u202f; ${isAlike ? 'presque autant' : share(worse, exact[1])} ${next}.`;
}

function riskBefore({ better, worse, gap, naming }: Before, next: string): string {
  const risk = capital(own(naming, 'le risque de perdre'));
  return gap === 0
    ? `${risk}\u202f: ${number(better)}\u202f%\u202f; à peine plus ${next}.`
    : `${risk}\u202f: ${number(better)}\u202f%\u202f; ${number(worse)}\u202f% ${next}.`;
}

/** Le gérondif des verbes qui nomment un coup. */
const GERUNDS: Readonly<Record<string, string>> = {
  ...{
    commencer: 'commençant',
    chercher: 'cherchant',
    choisir: 'choisissant',
    démontrer: 'démontrant',
  },
  ...{ donner: 'donnant' },
  ...{ dépenser: 'dépensant', dessiner: 'dessinant', garder: 'gardant', laisser: 'laissant' },
  ...{ mettre: 'mettant', payer: 'payant', poster: 'postant', prendre: 'prenant' },
  ...{ récupérer: 'récupérant', remettre: 'remettant', remplacer: 'remplaçant', renoncer: 'renonçant' },
  ...{ sonder: 'sondant' },
  ...{ faire: 'faisant', lancer: 'lançant', utiliser: 'utilisant' },
};

/** « avec le Nuage 4 », « en gardant le Nuage 4 », « en ne dessinant rien », « en ne sondant plus ». */
export function having(name: string): string {
  const [, not, verb = '', rest = ''] = /^(?:ne (rien|plus) )?(\S+)(.*)$/.exec(name) ?? [];
  const gerund = GERUNDS[verb];
  if (gerund === undefined) return `avec ${name}`;
  return not === undefined ? `en ${gerund}${rest}` : `en ne ${gerund} ${not}${rest}`;
}

/** « était la taille 9 », « était de garder le Nuage 4 », « était de ne rien dessiner ». */
function infinitive(name: string): string {
  const [, verb = ''] = /^(?:ne (?:rien|plus) )?(\S+)/.exec(name) ?? [];
  return GERUNDS[verb] === undefined ? name : elide('de', name);
}

/** Deux coups, dont chacun peut avoir plusieurs étapes. */
const either = (one: string, two: string): string =>
  `Les deux se valent${/ tout de suite$/.test(one) ? ' à la fin' : ''}\u202f: ${one}${/ et |, /.test(one + two) ? ', ou' : ' ou'} ${two}.`;

/** Un écart qui s’arrondit à rien est « à peine plus ». */
const more = (gap: number): string => (gap === 0 ? 'à peine plus' : `${number(gap)} de plus`);

interface Fallen extends Pair {
  readonly mover: string | undefined;
  readonly certain: boolean;
}

/** De combien de points le moins bon coup est resté derrière le meilleur. */
function fallen({ better, worse, gap, mover, certain }: Fallen): string {
  if (certain)
    return `${within(frenchClause([mover], 'avoir', `terminé avec ${points(worse, certain)} au lieu de ${number(better)}`))}.`;
  const expected = frenchOwn(mover, 'les points attendus');
  return gap === 0
    ? `${expected} sont restés à ${number(worse)}.`
    : `${expected} sont passés de ${number(better)} à ${number(worse)}.`;
}

/** « vous pouvez espérer », « Ada pouvait espérer ». */
const expecting = (mover: string | undefined, is: 'était' | 'est'): string =>
  mover === undefined
    ? `vous ${is === 'était' ? 'pouviez' : 'pouvez'} espérer`
    : `${mover} ${is === 'était' ? 'pouvait' : 'peut'} espérer`;
const voyagesMore = (gap: number): string =>
  `${number(gap)} ${pluralInFrench(gap, 'voyage', 'voyages')} de plus`;

interface Ahead extends Pair {
  readonly mover: string | undefined;
  readonly certain: boolean;
  readonly is: 'était' | 'est';
}

/** Ce que rapporte le meilleur coup : les points certains sont acquis, les autres attendus. */
function ahead({ better, gap, mover, certain, is }: Ahead, next: string): string {
  const ends =
    is === 'était'
      ? within(frenchClause([mover], 'avoir', 'terminé avec'))
      : `${mover ?? 'vous'} ${mover === undefined ? 'terminez' : 'termine'} avec`;
  return `${certain ? ends : expecting(mover, is)} ${points(better, true)}, ${more(gap)} qu’${next}.`;
}

export const fr: NumberWords = {
  review: (moment, naming) => {
    const { names, mover, isNamed = false } = naming;
    if (moment.even) return either(names.best, names.played);
    const { unit, better, worse, gap, exact, chance } = figuresOf(moment);
    const { certain = false } = moment;
    const where = { chance, naming, is: 'était' } as const;
    const next = having(`le deuxième meilleur coup, ${names.played}`);
    const named = (said: string): string =>
      isNamed ? said : `le meilleur coup était ${infinitive(names.best)}\u202f; ${said}`;
    /** Les deux coups s’arrondissent au même nombre. */
    const justBest = `le meilleur coup était ${infinitive(names.best)}, mais de très peu`;
    const blow = frenchOwn(mover, 'le coup');
    if (unit === 'chance') {
      const chances = own(naming, 'les chances de gagner');
      if (moment.lost)
        return capital(
          gap > 0
            ? named(`${chances} sont passées de ${share(better, exact[0])} à ${share(worse, exact[1])}.`)
            : isNamed
              ? `${chances} sont restées ${worse === 0 ? 'sous 1' : `à ${worse}`}\u202f%.`
              : `${justBest}\u202f; ${chances} étaient de ${worse === 0 ? 'moins de 1' : worse}\u202f% dans les deux cas.`,
        );
      return chanceBefore({ better, worse, gap, exact, naming }, next);
    }
    if (unit === 'risk') {
      const risk = own(naming, 'le risque de perdre');
      if (!moment.lost) return riskBefore({ better, worse, gap, exact, naming }, next);
      return capital(
        gap > 0
          ? named(`${risk} est passé de ${number(better)}\u202f% à ${number(worse)}\u202f%.`)
          : isNamed
            ? `${risk} est resté à ${number(worse)}\u202f%.`
            : `${justBest}\u202f; ${risk} était de ${number(worse)}\u202f% dans les deux cas.`,
      );
    }
    if (unit === 'points')
      return decided(
        where,
        moment.lost
          ? gap === 0 && !isNamed
            ? `${justBest}\u202f; ${expecting(mover, 'était')} ${points(worse, true)} dans les deux cas.`
            : named(fallen({ better, worse, gap, exact, mover, certain }))
          : ahead({ better, worse, gap, exact, mover, certain, is: 'était' }, next),
      );
    if (gap === 0)
      return decided(
        where,
        moment.lost ? named(`${blow} n’a presque rien coûté.`) : `c’était à peine mieux qu’${next}.`,
      );
    if (unit === 'voyages')
      return decided(
        where,
        moment.lost
          ? named(`${blow} a coûté ${voyages(gap)}.`)
          : `${expecting(mover, 'était')} ${voyagesMore(gap)} qu’${next}.`,
      );
    const amount = points(gap, moment.certain ?? moment.gapError === 0);
    return moment.lost
      ? decided(where, named(`${blow} a coûté ${amount} sur l’écart final.`))
      : decided(where, `l’écart final était meilleur de ${amount} qu’${next}.`);
  },
  hint: (moment, naming) => {
    const { names, mover } = naming;
    if (moment.even) return either(names.best, names.played);
    const { unit, better, worse, gap, exact, chance } = figuresOf(moment);
    const next = having(moment.lost ? names.played : `le deuxième meilleur coup, ${names.played}`);
    if (unit === 'chance') return chanceBefore({ better, worse, gap, exact, naming }, next);
    if (unit === 'risk') return riskBefore({ better, worse, gap, exact, naming }, next);
    const said =
      unit === 'points'
        ? ahead({ better, worse, gap, exact, mover, certain: moment.certain === true, is: 'est' }, next)
        : gap === 0
          ? `c’est à peine mieux qu’${next}.`
          : unit === 'voyages'
            ? `${expecting(mover, 'est')} ${voyagesMore(gap)} qu’${next}.`
            : `l’écart final est meilleur de ${points(gap, moment.certain ?? moment.gapError === 0)} qu’${next}.`;
    return decided({ chance, naming, is: 'est' }, said);
  },
};
