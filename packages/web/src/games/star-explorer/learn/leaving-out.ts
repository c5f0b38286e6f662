// The lesson on leaving a star out: its price, and when it pays. The whole tile brings at most 17 points on this sky.
import type { StarExplorer } from '@planisphere/star-explorer';
import type { Lesson } from '../../../table/learn/lesson.ts';
import { earned, isWhole, starsLeftOut } from './tries.ts';

/** Even without the 3 points of the star more than the whole tile. */
const ENOUGH = 21;

export const leavingOut: Lesson<StarExplorer> = {
  name: 'leave-out',
  title: { en: 'Leave a star out', fr: 'Omettre une étoile' },
  about: { en: 'What it costs, when it pays', fr: 'Ce que cela coûte, quand cela rapporte' },
  learnt: {
    en: 'a star left out costs 3 points, and pays where the others bring more than that.',
    fr: 'une étoile omise coûte 3 points, et vaut le coup si les autres rapportent davantage.',
  },
  position: '_ 5.7 | WYBBRBY RB R _ cep:f10-e10-f9-f10-g10-g9-f9 ori:_',
  steps: [
    {
      say: {
        en: 'The whole of Orion brings at most 17 here. A star you leave out crosses out one of your seven 3-point stars: 3 points less at the end.',
        fr: 'Orion entier rapporte au plus 17 ici. Une étoile omise barre une de vos sept étoiles à 3 points : 3 points de moins à la fin.',
      },
      task: {
        en: 'Leave one star out and draw for more than 20 points',
        fr: 'Omettez une étoile et dessinez pour plus de 20 points',
      },
      wants: (tried) => starsLeftOut(tried) === 1 && earned(tried).points >= ENOUGH,
      why: (tried) =>
        isWhole(tried)
          ? {
              en: 'That is all of Orion. Drag it until one star has no room, then leave that one out; or tap a star of it.',
              fr: 'C’est Orion tout entier. Glissez-le jusqu’à ce qu’une étoile n’ait plus de place et omettez-la, ou touchez-en une.',
            }
          : starsLeftOut(tried) === 1
            ? {
                en: 'One star is out, but this brings 20 points or fewer in this round. Try another place, or turn it.',
                fr: 'Une étoile est omise, mais cela rapporte 20 points ou moins ce tour-ci. Cherchez une autre place, ou tournez.',
              }
            : {
                en: 'More than one star is out, and each costs 3 points. Here one is enough.',
                fr: 'Plus d’une étoile est omise, et chacune coûte 3 points. Ici, une seule suffit.',
              },
      praise: {
        en: 'That is more than 17, even with 3 points less. One of your 3-point stars is crossed out, but this sky paid for it.',
        fr: 'Cela fait plus de 17, même avec 3 points en moins. Une de vos étoiles à 3 points est barrée, mais ce ciel l’a payée.',
      },
      reason: {
        en: 'One star lay under the frame and was left out: 3 points less. The other six bring more than all seven elsewhere.',
        fr: 'Une étoile était sous le cadre et a été omise : 3 points de moins. Les six autres rapportent plus que sept ailleurs.',
      },
    },
  ],
  wrong: ['A draw II none', 'A draw II f10-f9', 'A draw II h5-h4'],
};
