// The course of the Gloomy Sun: what moves it, how it is pushed back, and what meteors buy.
import { type Stellarion, stellarion } from '@planisphere/stellarion';
import { type Lesson, makeCourse } from '../../../table/learn/lesson.ts';
import { METEORS_PLACE, SUN_PLACE } from '../places.ts';
import { ALPHA, decks, isLaunchTo, isWhole, line } from './tries.ts';

const TABLE = '+sun';
/** Nine, of which two have flown. */
const VOYAGES = { voyages: 'aabbgdd', won: 'ag' };

const advance: Lesson<Stellarion> = {
  name: 'advance',
  title: { en: 'The sun advances', fr: 'Le soleil avance' },
  about: { en: 'Every action brings it nearer', fr: 'Chaque action le rapproche' },
  learnt: {
    en: 'a launch moves the sun 4 spaces, a major power 2, a minor one 1; on the last space you lose.',
    fr: 'un lancement avance le soleil de 4 cases, un pouvoir majeur de 2, un mineur de 1 ; à la dernière, c’est perdu.',
  },
  position: line('Sa Nb Tg Pd Sb Na Ta Pa', 0, { table: TABLE, ...VOYAGES, sun: '7:5,10,15,20:0' }),
  steps: [
    {
      say: {
        en: 'The Gloomy Sun stands on space 7 of 24. A launch moves it 4 spaces on; at the end of its track you lose.',
        fr: 'Le Soleil Glauque est sur la case 7 sur 24. Un lancement l’avance de 4 cases ; au bout, c’est perdu.',
      },
      task: { en: 'Launch to Alpha', fr: 'Lancez vers Alpha' },
      lit: [...decks(0, 5, 6, 7), SUN_PLACE],
      wants: (tried) => isLaunchTo(tried, ALPHA),
      why: () => ({
        en: 'That moves the sun as well, and no voyage flies. All four of Alpha show: launch.',
        fr: 'Cela avance aussi le soleil, sans voyage. Les quatre d’Alpha sont visibles : lancez.',
      }),
      praise: {
        en: 'The sun is on space 11 now: thirteen spaces are left.',
        fr: 'Le soleil est maintenant sur la case 11 : il en reste treize.',
      },
      reason: {
        en: 'From 7 to 11: a voyage costs 4 of the 24 spaces. Six launches alone would bring it to the end.',
        fr: 'De 7 à 11 : un voyage coûte 4 des 24 cases. Six lancements seuls l’amèneraient au bout.',
      },
    },
  ],
  wrong: ['A coordinate alpha ship', 'A launch beta ship beta stars planet'],
};

const back: Lesson<Stellarion> = {
  name: 'push',
  title: { en: 'Push the sun back', fr: 'Reculer le soleil' },
  about: { en: 'Waive a power, and it goes back', fr: 'Renoncer à un pouvoir le fait reculer' },
  learnt: {
    en: 'waive a power and the sun goes back, up to 4 spaces or 8; ending on a meteor collects it.',
    fr: 'renoncez à un pouvoir et le soleil recule, jusqu’à 4 cases ou 8 ; finir sur un météore le prend.',
  },
  position: line('Sa Nb Tg Pd Sg Na Tb Pb', 0, { table: TABLE, ...VOYAGES, sun: '13:5,10,15,20:0' }),
  steps: [
    {
      say: {
        en: 'Coordinate two cards and waive their power: then the sun goes back instead, up to 4 spaces.',
        fr: 'Coordonnez deux cartes et renoncez à leur pouvoir : le soleil recule alors, jusqu’à 4 cases.',
      },
      task: { en: 'Coordinate any two cards of one type', fr: 'Coordonnez deux cartes d’un même type' },
      lit: [...decks(0, 1, 2, 3, 4, 5, 6, 7), SUN_PLACE],
      wants: ({ action }) => action.kind === 'coordinate',
      praise: {
        en: 'Now use the power, or push the sun back.',
        fr: 'Utilisez le pouvoir, ou reculez le soleil.',
      },
      reason: {
        en: 'Three spaces back, from 13 to 10, end on a meteor: that collects it.',
        fr: 'Trois cases en arrière, de 13 à 10, finissent sur un météore : il est pris.',
      },
      prefers: ({ action }) => action.kind === 'coordinate' && action.pay[0] === 0 && action.pay[1] === 4,
    },
    {
      say: {
        en: 'A meteor lies on space 10. The sun stands on 13: three spaces back collect it.',
        fr: 'Un météore est sur la case 10. Le soleil est sur 13 : trois cases en arrière le prennent.',
      },
      task: { en: 'Push the sun back 3 spaces', fr: 'Reculez le soleil de 3 cases' },
      wants: ({ action }) => action.kind === 'waive' && action.retreat === 3,
      why: ({ action }) =>
        action.kind === 'waive'
          ? {
              en: 'That stops beside the meteor. Three spaces back, from 13 to 10, end on it.',
              fr: 'Cela s’arrête à côté du météore. Trois cases en arrière, de 13 à 10, tombent dessus.',
            }
          : {
              en: 'That uses the power, and the sun goes on. Push the sun back instead.',
              fr: 'Cela utilise le pouvoir, et le soleil avance. Reculez plutôt le soleil.',
            },
      praise: {
        en: 'The sun is back on 10, and a meteor is yours. Two of them buy a voyage.',
        fr: 'Le soleil est revenu sur 10, et un météore est à vous. Deux achètent un voyage.',
      },
      reason: {
        en: 'From 13 to 10: the retreat ends on a meteor, and that collects it.',
        fr: 'De 13 à 10 : le recul finit sur un météore, et le prend.',
      },
    },
  ],
  wrong: ['A launch beta beta nebula stars planet', 'A waive 2', 'A search alpha Sa'],
};

const meteors: Lesson<Stellarion> = {
  name: 'meteors',
  title: { en: 'Two meteors, one voyage', fr: 'Deux météores, un voyage' },
  about: { en: 'A voyage without a launch', fr: 'Un voyage sans lancement' },
  learnt: {
    en: 'two meteors buy any voyage at any moment, and the sun stands still.',
    fr: 'deux météores achètent un voyage à tout moment, et le soleil ne bouge pas.',
  },
  position: line('Sa Nb Tg Pd Sg Na Tb Pb', 0, { table: TABLE, ...VOYAGES, sun: '18:5,15:2' }),
  steps: [
    {
      say: {
        en: 'You have two meteors. They buy a voyage of your choice, for free: no card, no turn, and the sun stands still.',
        fr: 'Vous avez deux météores. Ils achètent un voyage au choix : sans carte, sans tour, et le soleil ne bouge pas.',
      },
      task: { en: 'Spend two meteors on a voyage', fr: 'Dépensez deux météores pour un voyage' },
      lit: [METEORS_PLACE],
      wants: ({ action }) => action.kind === 'spend',
      why: () => ({
        en: 'That moves the sun, which is on 18 of 24. The meteors are free: press them.',
        fr: 'Cela avance le soleil, déjà sur 18 sur 24. Les météores sont gratuits : touchez-les.',
      }),
      praise: {
        en: 'One voyage less to fly, and the sun is where it was.',
        fr: 'Un voyage de moins à lancer, et le soleil n’a pas bougé.',
      },
      reason: {
        en: 'Take a voyage of a galaxy that is hard to launch to. The sun stays on 18.',
        fr: 'Prenez un voyage d’une galaxie difficile à lancer. Le soleil reste sur 18.',
      },
    },
  ],
  wrong: ['A coordinate alpha ship', 'A coordinate beta nebula'],
};

export const course = makeCourse<Stellarion>(stellarion, [advance, back, meteors], {
  rivals: 0,
  isWhole,
  guided: {
    about: { en: 'The last voyage', fr: 'Le dernier voyage' },
    invitation: {
      en: 'One voyage is left, and the sun is near. I will say one line whenever something is new.',
      fr: 'Il reste un voyage, et le soleil est proche. Je dirai un mot à chaque nouveauté.',
    },
    play: { en: 'Fly the last voyage', fr: 'Jouer le dernier voyage' },
    learnt: {
      en: 'You can play under the Gloomy Sun now: count its spaces, waive a power in time, and collect meteors.',
      fr: 'Vous savez jouer sous le Soleil Glauque : comptez ses cases, renoncez à temps, et prenez des météores.',
    },
  },
});
