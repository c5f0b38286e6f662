// The lesson of the notebook: a run of numbers multiplies the stars of its type.
import type { Stellar } from '@planisphere/stellar';
import type { Lesson } from '../../../table/learn/lesson.ts';
import { FREE } from '../line.ts';
import { rowPlace, stackPlace } from '../places.ts';
import { line, MOON, runOf, slots } from './tries.ts';

export const notebook: Lesson<Stellar> = {
  name: 'notebook',
  title: { en: 'The notebook multiplies', fr: 'Le carnet multiplie' },
  about: { en: 'Stars times your longest run', fr: 'Étoiles fois votre plus longue série' },
  learnt: {
    en: 'stars in the telescope times the longest run in the notebook, type by type.',
    fr: 'étoiles au télescope fois la plus longue série au carnet, type par type.',
  },
  position: line('play', {
    turn: '8',
    row: '_,H2,P3,A2,C1',
    step: '1',
    'A.hand': 'P1,M4,C5',
    'A.tel': `M3,M1,P4,P5${FREE.slice(7)}`,
    'A.note': 'M2,M3,P2,C3',
    'B.tel': `A3,H5,A4${FREE.slice(5)}`,
  }),
  steps: [
    {
      say: {
        en: 'Your moons show five stars. Your notebook has moons 2 and 3: a run of two, so 5 × 2.',
        fr: 'Vos lunes montrent cinq étoiles. Votre carnet a les lunes 2 et 3 : une série de deux, donc 5 × 2.',
      },
      task: { en: 'Make the run of moons longer', fr: 'Allongez la série de lunes' },
      lit: [...slots(0, 1, 2), stackPlace(0, 'moon')],
      wants: ({ before, after }) => runOf(after, MOON) > runOf(before, MOON),
      why: () => ({
        en: 'That does not lengthen the run of moons. Which number comes after 2 and 3, and where do runs grow?',
        fr: 'Cela n’allonge pas la série de lunes. Quel numéro vient après 2 et 3, et où grandissent les séries ?',
      }),
      praise: {
        en: '2, 3, 4: a run of three. Five stars times three make fifteen points.',
        fr: '2, 3, 4 : une série de trois. Cinq étoiles fois trois font quinze points.',
      },
      reason: {
        en: 'Moon 4 follows 2 and 3 in your notebook: the run grows to three, and 5 stars × 3 make 15 points.',
        fr: 'La Lune 4 suit 2 et 3 dans votre carnet : la série passe à trois, et 5 étoiles × 3 font 15 points.',
      },
    },
    {
      say: {
        en: 'You played to the notebook, so the card that follows goes to your telescope.',
        fr: 'Vous avez joué dans le carnet : la carte qui suit va dans votre télescope.',
      },
      task: { en: 'Place Asteroid 2, face up', fr: 'Posez l’Astéroïde 2, face visible' },
      lit: [rowPlace(4), ...slots(0, 5, 12)],
      wants: ({ action }) => action.do === 'place' && action.to.face === 'up',
      why: () => ({
        en: 'Face down it would lose its two stars. As your first asteroid it may lie anywhere face up.',
        fr: 'Face cachée, il perdrait ses deux étoiles. Premier astéroïde, il peut aller partout face visible.',
      }),
      praise: {
        en: 'Stars in the telescope, runs in the notebook: every turn feeds both.',
        fr: 'Les étoiles au télescope, les séries au carnet : chaque tour nourrit les deux.',
      },
      reason: {
        en: 'Face up it brings its two stars, and as your first asteroid it may lie in any free slot.',
        fr: 'Face visible, il apporte ses deux étoiles ; premier astéroïde, il peut aller sur tout emplacement libre.',
      },
    },
  ],
  wrong: ['A play P1 note', 'A play M4 tel 5', 'A play M4 tel 9'],
};
