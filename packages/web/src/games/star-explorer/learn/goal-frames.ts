// How to win at Star Explorer, frame by frame: the words and the positions.
import type { GoalFrame } from '../../../table/learn/course-door.ts';

const FIRST = '_ 5 | BYBRRBY WB W _ col:_';
const LATER = '_ 5.8.6 | WYBRRBY RB R _ cep:f10-e10-f9-f10-g10-g9-f9 crt:i7-h6-h5-g4-h3-i4-h5,k5-j4-i4 hor:_';

export const GOAL_LINES: readonly string[] = [FIRST, FIRST, FIRST, LATER];

export const GOAL_FRAMES: readonly GoalFrame[] = [
  {
    label: { en: 'Your sky', fr: 'Votre ciel' },
    title: { en: 'You chart a sky of your own.', fr: 'Vous dessinez votre propre ciel.' },
    text: {
      en: 'Six rounds, six constellations. Everyone draws at the same time, each on their own planisphere.',
      fr: 'Six tours, six constellations. Tout le monde dessine en même temps, chacun sur son planisphère.',
    },
  },
  {
    label: { en: 'The tile', fr: 'La tuile' },
    title: { en: 'Each tile gives you a shape to draw.', fr: 'Chaque tuile donne une forme à dessiner.' },
    text: {
      en: 'Turn it as you like, never mirror it, and lay it on any free stars you can see.',
      fr: 'Tournez-la comme vous voulez, jamais en miroir, et posez-la sur des étoiles libres et visibles.',
    },
  },
  {
    label: { en: 'The points', fr: 'Les points' },
    title: { en: 'The right stars score.', fr: 'Les bonnes étoiles rapportent.' },
    text: {
      en: 'A star of this tile’s kind is worth 2, a star of the previous tile’s kind 1, and a line that joins the two kinds 3.',
      fr: 'Une étoile du type de la tuile vaut 2, une du type précédent 1, et une ligne qui les relie 3.',
    },
  },
  {
    label: { en: 'The turn', fr: 'La rotation' },
    title: {
      en: 'The sky turns; the highest total wins.',
      fr: 'Le ciel tourne ; le plus haut total gagne.',
    },
    text: {
      en: 'After each round new stars rise. The centre, the axis and the border pay a bonus at the end.',
      fr: 'Après chaque tour, d’autres étoiles se lèvent. Le centre, l’axe et la bordure donnent une prime à la fin.',
    },
  },
];
