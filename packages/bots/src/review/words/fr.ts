// Les nombres d’une comparaison en français.
import { elide } from '@planisphere/core';
import { type Figures, figuresOf } from './figures.ts';
import type { NumberWords } from './words.ts';

const number = (value: number): string => String(value).replace('.', ',').replace('-', '−');
const points = (count: number): string =>
  `${number(count)} ${Math.abs(count) < 2 ? 'point attendu' : 'points attendus'}`;
const voyages = (count: number): string =>
  `${number(count)} ${Math.abs(count) < 2 ? 'voyage attendu' : 'voyages attendus'}`;

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

/** Une partie jouée se note dans ce qui bouge encore, et le dit. */
const decided = (chance: number | undefined, said: string): string =>
  chance === undefined
    ? capital(said)
    : `La partie était ${chance > 1 && chance < 99 ? 'presque ' : ''}jouée (${chance}\u202f% de chances de gagner)\u202f: ${said}`;

function riskBefore({ better, worse, gap }: Pick<Figures, 'better' | 'worse' | 'gap'>, next: string): string {
  return gap === 0
    ? `${number(better)}\u202f% de risque de perdre\u202f; à peine plus avec ${next}.`
    : `${number(better)}\u202f% de risque de perdre\u202f; ${number(worse)}\u202f% avec ${next}.`;
}

/** Ce qui s’arrondit à rien n’est presque rien. */
const some = (gap: number, than: string): string => (gap === 0 ? 'presque autant' : `${number(gap)} ${than}`);

export const fr: NumberWords = {
  review: (moment, { names, mover }) => {
    if (moment.even) return `Les deux se valent\u202f: ${names.best} ou ${names.played}.`;
    const { unit, better, worse, gap, chance } = figuresOf(moment);
    const next = `le deuxième meilleur coup, ${names.played}`;
    const whose = mover === undefined ? 'Vos chances de gagner' : `Les chances ${elide('de', mover)}`;
    if (unit === 'chance') {
      if (moment.lost)
        return gap === 0
          ? `${whose} sont restées à ${worse}\u202f%.`
          : `${whose} sont passées de ${better}\u202f% à ${worse}\u202f%.`;
      return gap === 0
        ? `${better}\u202f% de chances de gagner\u202f; presque autant avec ${next}.`
        : `${better}\u202f% de chances de gagner\u202f; ${worse}\u202f% avec ${next}.`;
    }
    if (unit === 'risk') {
      const risk =
        mover === undefined ? 'Votre risque de perdre' : `Le risque de perdre ${elide('de', mover)}`;
      if (!moment.lost) return riskBefore({ better, worse, gap }, next);
      return gap === 0
        ? `${risk} est resté à ${number(worse)}\u202f%.`
        : `${risk} est passé de ${number(better)}\u202f% à ${number(worse)}\u202f%.`;
    }
    if (unit === 'points')
      return moment.lost
        ? decided(chance, `${points(worse)}, ${some(gap, 'de moins')} qu’avec ${names.best}.`)
        : decided(chance, `${points(better)}, ${some(gap, 'de plus')} qu’avec ${next}.`);
    const amount = unit === 'voyages' ? voyages(gap) : points(gap);
    return moment.lost
      ? decided(chance, `ce coup a coûté ${amount}.`)
      : decided(chance, `${amount} de plus qu’avec ${next}.`);
  },
  hint: (moment, { names }) => {
    if (moment.even) return `Les deux se valent\u202f: ${names.best} ou ${names.played}.`;
    const { unit, better, worse, gap } = figuresOf(moment);
    const next = moment.lost ? names.played : `le deuxième meilleur coup, ${names.played}`;
    if (unit === 'chance')
      return gap === 0
        ? `${better}\u202f% de chances de gagner\u202f; presque autant avec ${next}.`
        : `${better}\u202f% de chances de gagner\u202f; ${worse}\u202f% avec ${next}.`;
    if (unit === 'risk') return riskBefore({ better, worse, gap }, next);
    if (unit === 'points') return `${points(better)}, ${some(gap, 'de plus')} qu’avec ${next}.`;
    return `${unit === 'voyages' ? voyages(gap) : points(gap)} de plus qu’avec ${next}.`;
  },
};
