// Un indice en français.
import type { AdviceWords } from './words.ts';

export const fr: AdviceWords = {
  title: 'Indice',
  stages: ['Où', 'Quoi', 'Pourquoi'],
  close: 'Fermer l’indice',
  showMove: 'Montrer le coup',
  tellWhy: 'Dire pourquoi',
  decide: 'Je choisis',
  play: 'Jouer ce coup',
  here: 'L’indice désigne cet endroit.',
  thisMove: 'Ce coup',
  nextBest: (line) => `Deuxième meilleur coup\u202f: ${line}`,
  toWin: (percent) => `${percent}\u202f% de chances de gagner`,
  points: (n, { certain }) => {
    const s = Math.abs(n) < 2 ? '' : 's';
    return `${n} point${s}${certain ? '' : ` attendu${s}`}`;
  },
};
