// The keys of a Stellar table, besides those that every table has: no letters.
import type { GameKeys } from '../../table/screens.ts';

export const keys: GameKeys = {
  letters: {},
  names: { en: {}, fr: {} },
  others: {
    en: [{ keys: ['1–5'], name: 'Place of the row, or card in hand', signs: true }],
    fr: [{ keys: ['1–5'], name: 'Position de la rangée, ou carte en main', signs: true }],
  },
};
