// The own letters of a Star Explorer table. R turns the ghost, so the rules are B, for book.
import type { GameKeys } from '../../table/screens.ts';

export const LETTERS = { turn: 'r', fit: 'f', nothing: 'n', stars: 's', rules: 'b' } as const;

export const keys: GameKeys<keyof typeof LETTERS> = {
  letters: LETTERS,
  names: {
    en: {
      turn: 'Turn the constellation; with Shift, the other way',
      fit: 'Jump to where it fits',
      nothing: 'Draw nothing',
      stars: 'Explore the stars',
      rules: 'Rules',
    },
    fr: {
      turn: 'Tourner la constellation ; avec Maj, dans l’autre sens',
      fit: 'Sauter là où elle tient',
      nothing: 'Ne rien dessiner',
      stars: 'Explorer les étoiles',
      rules: 'Règles',
    },
  },
  others: {
    en: [
      { keys: ['←', '↑', '↓', '→'], name: 'Move the constellation while you draw' },
      { keys: ['1–9', '0'], name: 'Leave a star out, or take it in', signs: true },
    ],
    fr: [
      { keys: ['←', '↑', '↓', '→'], name: 'Déplacer la constellation pendant le dessin' },
      { keys: ['1–9', '0'], name: 'Omettre une étoile, ou la reprendre', signs: true },
    ],
  },
};
