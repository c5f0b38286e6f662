// The lesson on cards that lie face down: such a card is a 3 that fits anywhere, while its printed number still names
// the card that follows.
import type { Stellar } from '@planisphere/stellar';
import type { Lesson } from '../../../table/learn/lesson.ts';
import { notebookPlace, rowPlace, sectionPlace } from '../places.ts';
import { ASTEROID, bottomPoints, line, slots, typeOf } from './tries.ts';

export const faceDown: Lesson<Stellar> = {
  name: 'face-down',
  title: { en: 'Face down', fr: 'Face cachée' },
  about: { en: 'A 3 that fits anywhere', fr: 'Un 3 qui va partout' },
  learnt: {
    en: 'face down any card is a 3 without type or stars, and fits into any free slot.',
    fr: 'face cachée, toute carte est un 3 sans type ni étoiles et va sur tout emplacement libre.',
  },
  position: line('play', {
    turn: '10',
    row: '_,P4,H2,C2,P1',
    step: '1',
    'A.hand': 'M2,A4,H5',
    'A.tel': 'M3,M5,H4,A2,_,_,_,_,C3,_,_,_',
    'A.note': 'M4,C4,H3,P3,P2',
    'B.tel': 'A3,A5,P1,_,_,C5,_,_,_,M5,_,_',
    'B.note': 'A1,P3,C1,H1,P5',
  }),
  steps: [
    {
      say: {
        en: 'At the bottom Noctua has 5, you have 3. None of your cards fits there face up; face down any card does, as a 3.',
        fr: 'En bas, Noctua a 5 et vous 3. Aucune de vos cartes n’y va face visible ; face cachée, toute carte y va et compte 3.',
      },
      task: {
        en: 'Turn Asteroid 4 over and lay it at the bottom',
        fr: 'Retournez l’Astéroïde 4 et posez-le en bas',
      },
      lit: [...slots(0, 9, 12), ...slots(1, 9, 12), sectionPlace('bottom')],
      wants: ({ action, after }) =>
        action.do === 'play' && typeOf(action.card) === ASTEROID && bottomPoints(after) === 10,
      why: ({ action }) =>
        action.do === 'play' && action.to.area === 'tel' && action.to.face === 'down'
          ? {
              en: 'Face down is right. Here use Asteroid 4, and one of the slots 10 to 12 at the bottom.',
              fr: 'Face cachée, c’est bien. Ici, prenez l’Astéroïde 4 et un emplacement du bas, de 10 à 12.',
            }
          : {
              en: 'That is allowed. Here choose Asteroid 4, turn it over, and lay it in slot 10, 11 or 12.',
              fr: 'C’est permis. Ici, choisissez l’Astéroïde 4, retournez-le et posez-le en 10, 11 ou 12.',
            },
      praise: {
        en: 'Your 3 and this 3 make 6, more than Noctua’s 5: the bottom is yours.',
        fr: 'Votre 3 et ce 3 font 6, plus que les 5 de Noctua : le bas est à vous.',
      },
      reason: {
        en: 'Face down it counts as a 3: with your Cloud 3 that makes 6 at the bottom, one more than Noctua’s 5.',
        fr: 'Face cachée, il compte 3 : avec votre Nuage 3, cela fait 6 en bas, un de plus que les 5 de Noctua.',
      },
    },
    {
      say: {
        en: 'It lies there as a 3, but a 4 is printed on it: so the card at place 4 follows.',
        fr: 'La carte compte 3, mais c’est un 4 qui est imprimé dessus : la carte de la position 4 suit.',
      },
      task: { en: 'Put Cloud 2 in your notebook', fr: 'Mettez le Nuage 2 dans votre carnet' },
      lit: [rowPlace(4), notebookPlace(0)],
      wants: ({ action }) => action.do === 'place',
      praise: {
        en: 'Turn a card over where its type has no room, or where a 3 wins a section.',
        fr: 'Retournez une carte quand son type n’a plus de place, ou quand un 3 gagne une section.',
      },
      reason: {
        en: 'The printed number decides, face down too. You played to the telescope, so Cloud 2 goes to the notebook.',
        fr: 'Le numéro imprimé décide, même face cachée. Vous avez joué dans le télescope : le Nuage 2 va au carnet.',
      },
    },
  ],
  wrong: [
    'A play A4 tel 10',
    'A play A4 tel 6',
    'A play M2 tel 10 down',
    'A play A4 tel 5 down',
    'A play A4 note',
  ],
};
