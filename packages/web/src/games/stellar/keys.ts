// The keys of a Stellar table beside the common ones: it has no letters of its own.
import type { GameKeys } from '../../table/screens.ts';

export const keys: GameKeys = {
  letters: {},
  names: { en: {}, fr: {} },
  others: {
    en: [{ keys: ['1–5'], name: 'Place of the row, or card in hand', signs: true }],
    fr: [{ keys: ['1–5'], name: 'Position de la rangée, ou carte en main', signs: true }],
  },
};
