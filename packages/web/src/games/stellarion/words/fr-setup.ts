// La préparation d’une table de Stellarion en français.
import { countedInFrench } from '@planisphere/core';
import type { RestWords } from './rest.ts';

export const setup: RestWords['setup'] = {
  expansions: 'Extensions',
  toFly: (n) => `${n} voyages à faire`,
  names: {
    'black-holes': 'Trous noirs et révélations',
    theories: 'Théories et découvertes',
    mirrors: 'Miroirs et orbites',
    sun: 'Le Soleil Glauque',
  },
  texts: {
    'black-holes': 'Quatre trous noirs visibles en même temps prennent trois voyages.',
    theories: 'Démontrez quatre théories en chemin. Une découverte renforce un pouvoir pour toute la partie.',
    mirrors:
      'Un miroir s’associe à toute carte qui a un type. Les voyages forment deux colonnes ; seul le voyage découvert de chacune peut partir.',
    sun: 'Chaque lancement, chaque pouvoir avance le soleil. Renoncez à un pouvoir pour le repousser et prendre des météores.',
  },
  harder: (name, without, withIt) => `${name} gagne ${withIt} des parties avec elle, ${without} sans elle.`,
  learnFirst: (minutes) => `Nouvelle pour vous ? Apprenez-la en ${minutes} minutes`,
  more: (n) => `+${countedInFrench(n, 'voyage', 'voyages')}`,
  stars: 'Étoiles filantes',
  none: 'aucune',
  beginHere:
    'Commencez ainsi : sans extension, avec une étoile filante. Chaque étoile de plus facilite la partie.',
  beginWithout: 'Bien plus difficile : gagnez d’abord sans extension.',
  sharedStars: 'À deux, vous partagez deux étoiles de plus.',
  levelsWin: (list) => `Parties gagnées : ${list}.`,
  botWins: (name) => `${name} gagne`,
  notMeasured: 'pas encore mesuré',
  track: 'Piste du soleil',
  trackSpaces: 'cases jusqu’au bout',
  sunTracks: {
    easy: 'piste du soleil douce',
    standard: 'piste du soleil standard',
    hard: 'piste du soleil rude',
  },
  starsOf: (n) => countedInFrench(n, 'étoile filante', 'étoiles filantes'),
  tracks: { easy: 'Douce', standard: 'Standard', hard: 'Rude' },
  summary: (voyages, stars, players) =>
    `${voyages} voyages, ${countedInFrench(stars, 'étoile filante', 'étoiles filantes')}, ${players === 1 ? 'en solo' : 'à deux'}. Environ 25 minutes.`,
};
