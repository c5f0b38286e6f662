// Ce qui se compte à une table de Star Explorer, en français.
import { countedInFrench, pluralInFrench } from '@planisphere/core';

const NUMBERS = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
export const number = (n: number): string => NUMBERS[n] ?? String(n);
export const stars = (n: number): string => `${number(n)} ${pluralInFrench(n, 'étoile')}`;
export const points = (n: number): string => countedInFrench(n, 'point');

/** With its sign. */
export const signed = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : ''}${points(Math.abs(n))}`;
