// The letters of a Stellarion table, besides those that every table has.
import type { GameKeys } from '../../table/screens.ts';

export const LETTERS = { odds: 'o' } as const;

export const keys: GameKeys<keyof typeof LETTERS> = {
  letters: LETTERS,
  names: { en: { odds: 'Odds' }, fr: { odds: 'Probabilités' } },
};
