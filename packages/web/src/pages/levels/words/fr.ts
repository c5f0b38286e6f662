// La page des niveaux, en français.
import { countedInFrench } from '@planisphere/core';
import type { LevelWords } from './words.ts';

const after = (low: number, high: number, games: number): string =>
  `sûrement entre ${low} et ${high}, après ${countedInFrench(games, 'partie')}`;

export const fr: LevelWords = {
  title: 'Comment jouent les robots',
  about:
    'Combien de fois chaque niveau gagne, et ce qu’il laisse passer. Les robots ont joué ces parties : rien ici n’est une estimation.',
  game: 'Jeu',
  encounters: 'Chaque niveau contre celui d’en dessous',
  against: (below) => `contre ${below}`,
  wins: (share) => `gagne ${share} fois sur 100`,
  between: after,
  encountersNote:
    'Chaque donne est jouée deux fois, en échangeant les places. « Sûrement » veut dire dix-neuf fois sur vingt.',
  alone: 'Points en solitaire',
  points: (mean) => `${mean.toString().replace('.', ',')} en moyenne`,
  usually: (low, high, games) => `huit parties sur dix entre ${low} et ${high}, sur ${games} parties`,
  setups: 'Parties gagnées sur 100',
  setup: 'Mise en place',
  together: 'deux joueurs',
  setupsNote:
    'Tous les niveaux d’une ligne jouent les mêmes donnes. Appuyez sur un nombre pour voir à quel point il est sûr.',
  rate: (share, low, high, games) => `${share} sur 100, ${after(low, high, games)}`,
  told: (level, setup, rate) => `${level}, ${setup} : ${rate}.`,
  overlooks: 'Ce que chaque niveau laisse passer',
  noticed: (share, what) => `Remarque ${share} % de ceci : ${what}.`,
  everything: 'Ne laisse rien passer de ce qui peut être fait dans un tour.',
  goesBy: (what) => `Se fie à ceci : ${what}.`,
  overlooksNote:
    'Ce qu’un niveau ne remarque pas, il ne peut pas le choisir à ce tour. C’est ainsi qu’il se trompe, comme les gens.',
  figures: 'Tous les chiffres, avec les commandes qui les ont produits (en anglais)',
};
