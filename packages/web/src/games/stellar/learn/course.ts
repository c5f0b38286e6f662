// The lessons of Stellar, in the order in which a friend would teach it.
import { NUMBER_OF, type Stellar, stellar } from '@planisphere/stellar';
import { type Lesson, makeCourse } from '../../../table/learn/lesson.ts';
import { FREE } from '../line.ts';
import { notebookPlace, rowPlace, sectionPlace, slotPlace } from '../places.ts';
import { faceDown } from './face-down.ts';
import { notebook } from './notebook.ts';
import { satellites } from './satellites.ts';
import { bottomPoints, CLOUD, line, own, PLANET, playsUp, slots, typeOf } from './tries.ts';

const turn: Lesson<Stellar> = {
  name: 'take',
  title: { en: 'Take, play, follow', fr: 'Prendre, jouer, suivre' },
  about: { en: 'One number does two things', fr: 'Un numéro fait deux choses' },
  learnt: {
    en: 'take a card, play one, and its number names the card that follows.',
    fr: 'on prend une carte, on en joue une, et son numéro désigne la carte qui suit.',
  },
  position: line('take', {
    row: 'P4,M2,A5,C3,H6',
    'A.hand': 'M4,A2',
    'A.tel': `P3${FREE.slice(1)}`,
    'A.note': 'M3',
  }),
  chance: ['chance row 1 S2', 'chance row 4 H1'],
  steps: [
    {
      say: {
        en: 'The five cards in the row are for both of you. Your turn begins there: take one into your hand.',
        fr: 'Les cinq cartes de la rangée sont à vous deux. Votre tour commence là : prenez-en une en main.',
      },
      task: { en: 'Take Planet 4', fr: 'Prenez la Planète 4' },
      lit: [1, 2, 3, 4, 5].map(rowPlace),
      wants: ({ action, before }) =>
        action.do === 'take' && typeOf(before.row[action.coordinate - 1] as number) === PLANET,
      why: () => ({
        en: 'You may take any card. This time take the Planet: one already shines in your telescope.',
        fr: 'Vous pouvez prendre n’importe quelle carte. Cette fois, prenez la Planète : une autre brille déjà dans votre télescope.',
      }),
      praise: {
        en: 'It is yours. You now hold three cards.',
        fr: 'Elle est à vous. Vous avez trois cartes.',
      },
      reason: {
        en: 'You have a planet already. Cards of one type earn together, so a second planet is worth more than a first of another type.',
        fr: 'Vous avez déjà une planète. Les cartes d’un même type comptent ensemble : une deuxième planète vaut mieux qu’un autre type.',
      },
    },
    {
      say: {
        en: 'Play one of your three cards: telescope or notebook. Point at a place: a number like +10 is what you gain.',
        fr: 'Jouez une de vos trois cartes : télescope ou carnet. Visez une place : un nombre comme +10 dit ce que vous gagnez.',
      },
      task: { en: 'Play Planet 4 in your telescope', fr: 'Jouez la Planète 4 dans votre télescope' },
      lit: [...slots(0, 1, 5), notebookPlace(0)],
      wants: (tried) => playsUp(tried) && tried.action.do === 'play' && typeOf(tried.action.card) === PLANET,
      why: () => ({
        en: 'That is allowed, too. For this lesson choose Planet 4, then a slot that glows.',
        fr: 'C’est permis aussi. Pour cette leçon, choisissez la Planète 4, puis un emplacement éclairé.',
      }),
      praise: { en: 'A fine pair of planets.', fr: 'Une belle paire de planètes.' },
      reason: {
        en: 'Slot 2 touches slot 1, where your Planet 3 lies: planets must keep together.',
        fr: 'L’emplacement 2 touche l’emplacement 1, où est votre Planète 3 : les planètes restent groupées.',
      },
    },
    {
      say: {
        en: 'You played a 4, so the card at place 4 follows. It goes to your other area: the notebook.',
        fr: 'Vous avez joué un 4 : la carte de la position 4 suit. Elle va dans votre autre zone : le carnet.',
      },
      task: { en: 'Put Cloud 3 in your notebook', fr: 'Mettez le Nuage 3 dans votre carnet' },
      lit: [rowPlace(4), notebookPlace(0)],
      wants: ({ action }) => action.do === 'place',
      praise: {
        en: 'One card in the telescope, one in the notebook: that is a turn.',
        fr: 'Une carte au télescope, une au carnet : voilà un tour.',
      },
      reason: {
        en: 'You played to the telescope, so the card from place 4 goes to the other area: the notebook.',
        fr: 'Vous avez joué dans le télescope : la carte de la position 4 va donc dans l’autre zone, le carnet.',
      },
    },
  ],
  wrong: ['A take 2', 'A play M4 tel 2'],
};

const together: Lesson<Stellar> = {
  name: 'types',
  title: { en: 'Same type, side by side', fr: 'Même type, côte à côte' },
  about: { en: 'Where a card may go', fr: 'Où une carte peut aller' },
  learnt: {
    en: 'a card must share an edge with one of your cards of its type; only the first of a type may lie anywhere.',
    fr: 'une carte partage un bord avec une carte de son type ; seule la première d’un type va partout.',
  },
  position: line('play', {
    turn: '8',
    row: '_,M2,H2,A3,H5',
    step: '1',
    'A.hand': 'A1,C4,H6',
    'A.tel': 'M3,M5,P4,_,P2,_,C5,H4,_,_,_,_',
    'A.note': 'P3,P5,M4,C2',
    'B.tel': `A3,H5,A4${FREE.slice(5)}`,
  }),
  steps: [
    {
      say: {
        en: 'Clouds keep together. A new one must share an edge with a cloud you already have.',
        fr: 'Les nuages restent groupés. Un nouveau doit partager un bord avec un nuage déjà posé.',
      },
      task: { en: 'Place Cloud 4 beside your Cloud 5', fr: 'Posez le Nuage 4 près de votre Nuage 5' },
      wants: (tried) => playsUp(tried) && tried.action.do === 'play' && typeOf(tried.action.card) === CLOUD,
      why: ({ action }) =>
        action.do === 'play' && action.to.area === 'tel' && action.to.face === 'down'
          ? {
              en: 'Face down any card fits anywhere, as a 3 without type or stars. Now try it face up.',
              fr: 'Face cachée, toute carte va partout : un 3 sans type ni étoiles. Essayez maintenant face visible.',
            }
          : {
              en: 'That is allowed. Here choose Cloud 4 and a slot that touches Cloud 5.',
              fr: 'C’est permis. Ici, choisissez le Nuage 4 et un emplacement qui touche le Nuage 5.',
            },
      praise: {
        en: 'Just so! They share an edge, so both shine. Each type grows like this, from its first card outwards.',
        fr: 'Voilà ! Ils partagent un bord et brillent tous deux. Chaque type grandit ainsi, à partir de sa première carte.',
      },
      reason: {
        en: 'Slot 6 shares an edge with your Cloud 5. That is all a new cloud needs; slots 4, 10 and 11 touch it too.',
        fr: 'L’emplacement 6 partage un bord avec votre Nuage 5. Cela suffit ; les emplacements 4, 10 et 11 le touchent aussi.',
      },
      prefers: ({ action }) => action.do === 'play' && action.to.slot === 6,
      bridges: [4, 6, 10, 11].map((slot) => [slotPlace(0, 7), slotPlace(0, slot)] as const),
    },
  ],
  wrong: ['A play C4 tel 9', 'A play C4 tel 12', 'A play C4 tel 9 down', 'A play A1 tel 4'],
};

const crowns: Lesson<Stellar> = {
  name: 'crowns',
  title: { en: 'Crowns', fr: 'Les couronnes' },
  about: { en: 'Ten points for each section', fr: 'Dix points par section' },
  learnt: {
    en: 'in each of the three sections the higher sum of numbers wins ten points.',
    fr: 'dans chacune des trois sections, la plus haute somme gagne dix points.',
  },
  position: line('play', {
    turn: '12',
    row: '_,M2,H2,A3,C1',
    step: '1',
    'A.hand': 'P4,A1,S5',
    'A.tel': 'M3,M5,H1,_,H4,C2,_,_,P5,_,_,_',
    'A.note': 'M4,H3,H5,C3,A4,P2',
    'B.tel': 'A3,A4,P1,_,_,C4,_,_,C5,M4,_,_',
    'B.note': 'A5,P3,C3,H2,M1,P2',
  }),
  steps: [
    {
      say: {
        en: 'In each section the higher sum of numbers wins a crown: ten points. Below, your rival Noctua has 9, you 5.',
        fr: 'Dans chaque section, la somme la plus haute gagne une couronne : dix points. En bas, votre rivale Noctua a 9, vous 5.',
      },
      task: { en: 'Take the lead at the bottom', fr: 'Passez en tête en bas' },
      lit: [...slots(0, 9, 12), ...slots(1, 9, 12), sectionPlace('bottom')],
      wants: ({ after }) => bottomPoints(after) === 10,
      why: ({ action }) =>
        action.do === 'play' && NUMBER_OF[action.card] === 4
          ? {
              en: 'That makes 9 against 9 at best, and a tie pays nobody. Satellites have no type: they fit anywhere.',
              fr: 'Cela fait au mieux 9 contre 9 : à égalité, personne ne gagne. Les satellites, sans type, vont partout.',
            }
          : {
              en: 'That does not beat 9 at the bottom, slots 9 to 12. Which of your numbers does?',
              fr: 'Cela ne bat pas 9 en bas, emplacements 9 à 12. Lequel de vos numéros le fait ?',
            },
      praise: {
        en: 'Ten against nine: the crown is yours. High numbers win sections, low ones carry the stars.',
        fr: 'Dix contre neuf : la couronne est à vous. Les grands numéros gagnent les sections, les petits portent les étoiles.',
      },
      reason: {
        en: '5 and 5 make 10, one more than Noctua’s 9. A satellite has no type, so it may lie beside anything.',
        fr: '5 et 5 font 10, un de plus que les 9 de Noctua. Un satellite n’a pas de type : il va à côté de tout.',
      },
    },
  ],
  wrong: ['A play P4 tel 10', 'A play S5 note', 'A play A1 tel 12', 'A play P4 tel 12'],
};

const diversity: Lesson<Stellar> = {
  name: 'all-types',
  title: { en: 'All five types', fr: 'Les cinq types' },
  about: { en: 'The bonus for a full sky', fr: 'La prime d’un ciel complet' },
  learnt: {
    en: 'all five types face up in the telescope bring ten points more.',
    fr: 'les cinq types face visible au télescope rapportent dix points de plus.',
  },
  position: line('play', {
    turn: '16',
    row: '_,M2,H4,A3,C1',
    step: '1',
    'A.hand': 'P5,A1,H2',
    'A.tel': 'M3,M5,P4,C2,P1,A4,_,S3,_,_,_,_',
    'A.note': 'M4,H3,H5,C3,A5,P2,P3,C4',
    'B.tel': `A3,A4,P1,_,_,C4,C5,_,H1${FREE.slice(17)}`,
    'B.note': 'A5,P3,C3,M1,P2',
  }),
  steps: [
    {
      say: {
        en: 'All five types face up in your telescope bring ten more points. One is missing.',
        fr: 'Les cinq types face visible dans votre télescope rapportent dix points de plus. Il en manque un.',
      },
      task: { en: 'Complete the five types', fr: 'Complétez les cinq types' },
      lit: slots(0, 1, 12),
      wants: ({ after }) => own(after).diversity > 0,
      why: ({ action }) =>
        action.do === 'play' && action.to.area === 'tel' && action.to.face === 'down'
          ? {
              en: 'A face-down card has no type, so it does not count for diversity.',
              fr: 'Une carte face cachée n’a pas de type : elle ne compte pas pour la diversité.',
            }
          : {
              en: 'Planets, moons, asteroids and clouds are there. Which type is missing in the telescope?',
              fr: 'Planètes, lunes, astéroïdes et nuages sont là. Quel type manque au télescope ?',
            },
      praise: {
        en: 'A full sky! The first card of a type may lie in any slot, as long as one is free.',
        fr: 'Un ciel complet ! La première carte d’un type va partout, tant qu’un emplacement est libre.',
      },
      reason: {
        en: 'The black hole is the fifth type. Face up in the telescope, all five types bring 10 points.',
        fr: 'Le trou noir est le cinquième type. Les cinq types face visible au télescope rapportent 10 points.',
      },
    },
  ],
  wrong: ['A play H2 tel 9 down', 'A play H2 note', 'A play P5 tel 9'],
};

const LESSONS = [turn, together, notebook, crowns, faceDown, satellites, diversity];

export const course = makeCourse<Stellar>(stellar, LESSONS, {
  rivals: 1,
  guided: {
    about: {
      en: 'The last three rounds against Novice',
      fr: 'Les trois dernières manches contre Novice',
    },
    invitation: {
      en: 'That is all it takes. Play the last three rounds of a game against Novice: I will say one line whenever something is new.',
      fr: 'C’est tout ce qu’il faut. Jouez les trois dernières manches contre Novice : je dirai un mot à chaque nouveauté.',
    },
    play: {
      en: 'Play against Novice',
      fr: 'Jouer contre Novice',
    },
    learnt: {
      en: 'You know the whole game now: two cards a turn, stars times runs, and ten points for each section you win.',
      fr: 'Vous connaissez tout le jeu : deux cartes par tour, étoiles fois séries, et dix points par section gagnée.',
    },
  },
});
