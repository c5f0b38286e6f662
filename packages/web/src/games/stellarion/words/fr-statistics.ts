// Les statistiques de Stellarion en français.
import { countedInFrench } from '@planisphere/core';
import type { RestWords } from './rest.ts';

export const stats: RestWords['stats'] = {
  title: 'Statistiques',
  lead: 'Vos parties sur cet appareil. Les parties assistées sont comptées à part.',
  games: 'Parties',
  wins: 'Victoires',
  rate: 'Réussite',
  streak: 'Série en cours',
  best: 'Meilleure série',
  assisted: 'Assistées',
  bySetup: 'Par mise en place',
  setups: 'Stellarion par mise en place',
  setupsText: 'Vos victoires à côté de celles du plus fort robot mesuré.',
  together: (name) => `${name}, à deux`,
  setup: 'Mise en place',
  base: 'Jeu de base',
  solo: 'en solo',
  duo: 'à deux',
  starsOf: (n) => countedInFrench(n, 'étoile', 'étoiles'),
  none: 'Aucune partie terminée. La première vous attend.',
  recent: 'Dernières parties',
  won: 'Gagnée',
  lost: 'Perdue',
  luckAndSkill: 'Hasard et talent',
  weighed: (n) =>
    `D’après ${countedInFrench(n, 'partie dont le bilan est fait', 'parties dont le bilan est fait')}, en moyenne par partie.`,
  notWeighed:
    'Faites le bilan d’une partie terminée : vous verrez ici ce que les cartes ont apporté et ce que vous en avez fait.',
  luck: 'Les cartes ont apporté',
  skill: 'Vos décisions',
  points: 'points sur les chances de gagner',
  partner: 'Décisions de votre partenaire',
  weighedOne: (luck, skill, partner) =>
    `cartes ${luck}, décisions ${skill}${partner === undefined ? '' : `, partenaire ${partner}`}`,
  review: 'Bilan',
};
