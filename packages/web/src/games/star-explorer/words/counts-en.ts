// Numbers of things at a Star Explorer table, in English.
import { counted, plural } from '@planisphere/core';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const number = (n: number): string => NUMBERS[n] ?? String(n);
export const stars = (n: number): string => `${number(n)} ${plural(n, 'star')}`;
export const points = (n: number): string => counted(n, 'point');

/** With its sign. */
export const signed = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : ''}${points(Math.abs(n))}`;
