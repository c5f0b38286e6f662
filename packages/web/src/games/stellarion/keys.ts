// The letters of a Stellarion table, besides those that every table has.
import type { GameKeys } from '../../table/screens.ts';

export const LETTERS = { odds: 'o' } as const;

export const keys: GameKeys<keyof typeof LETTERS> = {
  letters: LETTERS,
  names: { en: { odds: 'Odds' }, fr: { odds: 'Chances' } },
  others: {
    en: [{ keys: ['1–8'], name: 'Pick the card of a deck', signs: true }],
    fr: [{ keys: ['1–8'], name: 'Choisir la carte d’un paquet', signs: true }],
  },
};
