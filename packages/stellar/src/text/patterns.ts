// The patterns for which games of Stellar can be searched.
import type { GamePattern } from '@planisphere/core';
import { breakdownOf, type Stellar } from '../index.ts';

export const patterns: readonly GamePattern<Stellar>[] = [
  {
    id: 'both-diverse',
    name: { en: 'Both have all five types', fr: 'Les deux ont les cinq types' },
    holds: (position) => breakdownOf(position).seats.every(({ diversity }) => diversity > 0),
  },
  {
    id: 'run-of-five',
    name: { en: 'A run of five or more', fr: 'Une suite de cinq ou plus' },
    holds: (position) =>
      breakdownOf(position).seats.some(({ types }) => types.some(({ run }) => run.length >= 5)),
  },
  {
    id: 'section-by-one',
    name: { en: 'A section won by 1', fr: 'Une section gagnée d’un point' },
    atEnd: true,
    holds: (position) =>
      breakdownOf(position).sections.some(({ totals: [one, other] }) => Math.abs(one - other) === 1),
  },
];
