// The lesson of the cards that obey other rules: 6/0 cards, after which the deck follows, and satellites, which have no type.
import type { Stellar } from '@planisphere/stellar';
import type { Lesson } from '../../../table/learn/lesson.ts';
import { FREE } from '../line.ts';
import { stackPlace } from '../places.ts';
import { line, MOON, runOf, slots } from './tries.ts';

export const satellites: Lesson<Stellar> = {
  name: 'satellites',
  title: { en: 'Satellites and 6/0', fr: 'Satellites et 6/0' },
  about: { en: 'The cards that bend the rules', fr: 'Les cartes qui font exception' },
  learnt: {
    en: 'a 6/0 is a 6 or a 0 in the notebook, and the deck’s top card follows it; a satellite fits anywhere.',
    fr: 'au carnet, un 6/0 vaut 6 ou 0, et la première carte de la pioche le suit ; un satellite va partout.',
  },
  position: line('play', {
    turn: '10',
    row: '_,P4,H2,C2,P1',
    step: '1',
    'A.hand': 'M6,A4,H5',
    'A.tel': `M3,M1,P3,P5,P2,A5${FREE.slice(11)}`,
    'A.note': 'M1,M2,C4,H3,P3',
    'B.tel': `A3,H4,A2,A1,C5${FREE.slice(9)}`,
    'B.note': 'C1,H1,P5,A4,M4',
  }),
  chance: ['chance draw A S4'],
  steps: [
    {
      say: {
        en: 'Each type has one 6/0 card. In the telescope it is a 6; in the notebook a 6 or a 0, whichever helps you.',
        fr: 'Chaque type a une carte 6/0. Au télescope, elle vaut 6 ; au carnet, 6 ou 0, au mieux pour vous.',
      },
      task: { en: 'Make the run of moons longer', fr: 'Allongez la série de lunes' },
      lit: [...slots(0, 1, 2), stackPlace(0, 'moon')],
      wants: ({ before, after }) => runOf(after, MOON) > runOf(before, MOON),
      why: () => ({
        en: 'That does not lengthen the run of moons 1 and 2. Which of your cards comes before the 1 in the notebook?',
        fr: 'Cela n’allonge pas la série des lunes 1 et 2. Laquelle de vos cartes vient avant le 1 dans le carnet ?',
      }),
      praise: {
        en: '0, 1, 2: a run of three. After 4 and 5 it would be a 6: nothing is decided before the end.',
        fr: '0, 1, 2 : une série de trois. Après 4 et 5, ce serait un 6 : rien n’est décidé avant la fin.',
      },
      reason: {
        en: 'As a 0 it comes before your moons 1 and 2: the run grows to three, and 5 stars × 3 make 15 points.',
        fr: 'En 0, elle précède vos lunes 1 et 2 : la série passe à trois, et 5 étoiles × 3 font 15 points.',
      },
    },
    {
      say: {
        en: 'The row has no place 6 or 0: the top card of the deck follows. It is a satellite, and satellites have no type.',
        fr: 'La rangée n’a ni position 6 ni 0 : la première carte de la pioche suit. C’est un satellite, sans type.',
      },
      task: {
        en: 'Place Satellite 4, face up, in any slot',
        fr: 'Posez le Satellite 4, face visible, où vous voulez',
      },
      lit: slots(0, 7, 12),
      wants: ({ action }) => action.do === 'place' && action.to.face === 'up',
      why: () => ({
        en: 'Face down it would only be a 3. Face up it is a 4, and it fits into any free slot just as well.',
        fr: 'Face cachée, il ne compterait que 3. Face visible, il compte 4 et va tout aussi bien partout.',
      }),
      praise: {
        en: 'It brings no stars, but its number counts for the section. In a notebook it joins any stack.',
        fr: 'Il n’a pas d’étoiles, mais son numéro compte pour la section. Au carnet, il rejoint n’importe quelle collection.',
      },
      reason: {
        en: 'A satellite needs no neighbour of its type: each free slot will do, and it counts as the 4 printed on it.',
        fr: 'Un satellite n’a pas besoin de voisine de son type : tout emplacement libre convient, et il compte 4.',
      },
    },
  ],
  wrong: ['A play M6 tel 6', 'A play A4 note', 'A play H5 tel 9', 'A place tel 9 down'],
};
