// How to win at Stellar, frame by frame: the words, the positions, and where the light falls.
import type { GoalFrame } from '../../../table/learn/course-door.ts';
import { lineOf } from '../line.ts';
import { rowPlace, slotPlace, stackPlace } from '../places.ts';

const START = lineOf('take', {
  row: 'M2,A5,S3,C1,P5',
  'A.tel': 'M3,_,_,_,_,_,_,_,_,_,_,_',
  'A.note': 'P2',
  'B.tel': 'A2,_,_,_,_,_,_,_,_,_,_,_',
});
const TURN = lineOf('play', {
  turn: '2',
  step: '1',
  row: '_,A5,S3,C1,P5',
  'A.hand': 'M4,A1,C3',
  'A.tel': 'M3,_,P4,_,_,_,_,_,_,_,_,_',
  'A.note': 'P2,M2',
  'B.tel': 'A2,H1,_,_,_,_,_,_,_,_,_,_',
});
const SUM = lineOf('take', {
  turn: '10',
  row: 'P1,M1,A1,C2,H1',
  'A.tel': 'M3,M4,P4,M5,_,_,C5,H4,_,_,_,_',
  'A.note': 'P2,P3,M2,M3,M4,A1,C1,H3',
  'B.tel': 'A2,H1,A4,_,_,P5,P4,_,_,_,_,_',
});
const END = lineOf('take', {
  turn: '20',
  row: 'S1,A1,H1,S3,S5',
  'A.tel': 'M3,M4,P4,M5,P2,C3,C5,H4,A3,C4,H2,H5',
  'A.note': 'P1,P3,M2,M3,M4,A1,A2,A4,C1,C2,H3,H4',
  'B.hand': 'A5,C1',
  'B.tel': 'A2,H1,A4,H3,A5,P5,P4,C4,P1,M1,C5,S2',
  'B.note': 'A3,H2,P3,C2,M5',
});

export const GOAL_LINES: readonly string[] = [START, TURN, SUM, END];

export const GOAL_FRAMES: readonly GoalFrame[] = [
  {
    label: { en: 'The duel', fr: 'Le duel' },
    title: { en: 'Two stargazers share one sky.', fr: 'Deux astronomes, un seul ciel.' },
    text: {
      en: 'In eleven rounds you each fill a telescope of twelve slots and a notebook of five stacks.',
      fr: 'En onze manches, chacun remplit un télescope de douze emplacements et un carnet de cinq collections.',
    },
  },
  {
    label: { en: 'Two cards', fr: 'Deux cartes' },
    title: { en: 'Every turn, you place two cards.', fr: 'À chaque tour, vous placez deux cartes.' },
    text: {
      en: 'Play one from your hand to your telescope or notebook. Its number names a card of the row, which goes to the other of the two.',
      fr: 'Jouez une carte de votre main, au télescope ou au carnet. Son numéro désigne une carte de la rangée, qui va dans l’autre.',
    },
    lit: ['goal-hand', rowPlace(4), slotPlace(0, 2), stackPlace(0, 'cloud')],
  },
  {
    label: { en: 'The sum', fr: 'Le calcul' },
    title: { en: 'Stars shine, numbers multiply.', fr: 'Les étoiles brillent, les numéros multiplient.' },
    text: {
      en: 'Count a type’s stars in your telescope, then multiply by its longest run in your notebook: 4 × 3 makes 12.',
      fr: 'Comptez les étoiles d’un type au télescope, puis multipliez par sa plus longue série au carnet : 4 × 3 font 12.',
    },
    lit: [slotPlace(0, 1), slotPlace(0, 2), slotPlace(0, 4), stackPlace(0, 'moon')],
  },
  {
    label: { en: 'The end', fr: 'La fin' },
    title: { en: 'The higher score wins.', fr: 'Le meilleur score gagne.' },
    text: {
      en: 'You add 10 points for each section where your total beats your rival’s, and 10 more for showing all five types.',
      fr: 'Ajoutez 10 points par section où votre total bat celui du rival, et 10 encore si vous montrez les cinq types.',
    },
  },
];
