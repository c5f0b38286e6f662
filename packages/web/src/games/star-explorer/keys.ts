// The letters of a Star Explorer table, besides those that every table has.
import type { GameKeys } from '../../table/screens.ts';

export const LETTERS = { turn: 'r', fit: 'f', nothing: 'n', stars: 's' } as const;

export const keys: GameKeys<keyof typeof LETTERS> = {
  letters: LETTERS,
  names: {
    en: {
      turn: 'Turn the constellation',
      fit: 'Jump to where it fits',
      nothing: 'Draw nothing',
      stars: 'Explore the stars',
    },
    fr: {
      turn: 'Tourner la constellation',
      fit: 'Sauter là où elle tient',
      nothing: 'Ne rien dessiner',
      stars: 'Explorer les étoiles',
    },
  },
};
