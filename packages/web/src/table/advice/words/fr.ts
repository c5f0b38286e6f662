// Un indice en français.
import { countedInFrench } from '@planisphere/core';
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
  points: (n, { certain }) =>
    countedInFrench(n, certain ? 'point' : 'point attendu', certain ? 'points' : 'points attendus'),
};
