// The numbers of a comparison in English.
import { figuresOf } from './figures.ts';
import type { NumberWords } from './words.ts';

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
const possessive = (name: string | undefined): string => (name === undefined ? 'your' : `${name}’s`);
const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const en: NumberWords = {
  review: (moment, { names, mover }) => {
    if (moment.even) return `Either is as good: ${names.best} or ${names.played}.`;
    const { unit, better, worse, gap, chance } = figuresOf(moment);
    const next = `the next best, ${names.played}`;
    const whose = capital(possessive(mover));
    if (unit === 'chance') {
      if (moment.lost)
        return gap === 0
          ? `${whose} chance to win stayed at ${worse} %.`
          : `${whose} chance to win fell from ${better} % to ${worse} %.`;
      return gap === 0
        ? `${better} % to win; hardly less with ${next}.`
        : `${better} % to win; ${worse} % with ${next}.`;
    }
    const decided = chance === undefined ? '' : `With ${chance} % to win the game was as good as decided. `;
    if (unit === 'voyages')
      return moment.lost
        ? `${decided}That gave away ${plural(gap, 'expected voyage')}.`
        : `${decided}${plural(gap, 'expected voyage')} more than ${next}.`;
    if (unit === 'margin')
      return moment.lost
        ? `${decided}That gave away ${plural(gap, 'expected point')}.`
        : `${decided}${plural(gap, 'expected point')} more than ${next}.`;
    return moment.lost
      ? `${decided}${plural(worse, 'expected point')}, ${gap} fewer than with ${names.best}.`
      : `${decided}${plural(better, 'expected point')}, ${gap} more than ${next}.`;
  },
  hint: (moment, { names }) => {
    if (moment.even) return `Either is as good: ${names.best} or ${names.played}.`;
    const { unit, better, worse, gap } = figuresOf(moment);
    const next = `the next best, ${names.played}`;
    if (unit === 'chance')
      return gap === 0
        ? `${better} % to win; hardly less with ${next}.`
        : `${better} % to win; ${worse} % with ${next}.`;
    if (unit === 'voyages') return `${plural(gap, 'expected voyage')} more than ${next}.`;
    if (unit === 'margin') return `${plural(gap, 'expected point')} more than ${next}.`;
    return `${plural(better, 'expected point')}, ${gap} more than ${next}.`;
  },
};
