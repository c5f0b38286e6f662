// The lessons of Stellar, in the order in which a friend would teach it.
import {
  type Breakdown,
  breakdownOf,
  NUMBER_OF,
  type Position,
  type Stellar,
  stellar,
  TYPE_OF,
  TYPES,
} from '@planisphere/stellar';
import { type Lesson, makeCourse, type Try } from '../../../table/learn/lesson.ts';
import { FREE, lineOf } from '../line.ts';
import { slotPlace } from '../places.ts';

type GameTry = Try<Stellar>;

/** Noctua's side is quiet. */
function line(phase: string, fields: Readonly<Record<string, string>>): string {
  return lineOf(phase, { 'B.tel': `H3${FREE.slice(1)}`, ...fields });
}

const MOON = TYPES.indexOf('moon');
const PLANET = TYPES.indexOf('planet');
const CLOUD = TYPES.indexOf('cloud');

const typeOf = (card: number): number => TYPE_OF[card] as number;
const own = (view: Position): Breakdown['seats'][0] => breakdownOf(view).seats[0];
const runOf = (view: Position, type: number): number => own(view).types[type]?.multiplier ?? 0;
const playsUp = ({ action }: GameTry): boolean =>
  action.do === 'play' && action.to.area === 'tel' && action.to.face === 'up';

/** The section at the foot of the telescope: its points for the learner. */
function bottomPoints(view: Position): number {
  return breakdownOf(view).sections.find(({ section }) => section === 'bottom')?.points[0] ?? 0;
}

const turn: Lesson<Stellar> = {
  name: 'take',
  title: { en: 'Take, play, follow', fr: 'Prendre, jouer, suivre' },
  about: { en: 'One number does two things', fr: 'Un numéro fait deux choses' },
  learnt: {
    en: 'take a card, play one, and its number names the card that follows.',
    fr: 'prendre une carte, en jouer une, et son numéro désigne la carte qui suit.',
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
      task: { en: 'Take the Planet 4', fr: 'Prenez la Planète 4' },
      wants: ({ action, before }) =>
        action.do === 'take' && typeOf(before.row[action.coordinate - 1] as number) === PLANET,
      why: () => ({
        en: 'You may take any card. This time take the Planet: one already shines in your telescope.',
        fr: 'Toute carte peut être prise. Cette fois, prenez la Planète : une autre brille déjà dans votre télescope.',
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
        en: 'Now play one of your three cards: telescope or notebook.',
        fr: 'Jouez maintenant une de vos trois cartes : télescope ou carnet.',
      },
      task: { en: 'Play the Planet 4 in your telescope', fr: 'Jouez la Planète 4 dans votre télescope' },
      wants: (tried) => playsUp(tried) && tried.action.do === 'play' && typeOf(tried.action.card) === PLANET,
      why: () => ({
        en: 'That is allowed, too. For this lesson lay the Planet 4 face up in a glowing slot.',
        fr: 'C’est permis aussi. Pour cette leçon, posez la Planète 4 face visible sur un emplacement lumineux.',
      }),
      praise: { en: 'A fine pair of planets.', fr: 'Une belle paire de planètes.' },
      reason: {
        en: 'Slot 2 touches slot 1, where your Planet 3 lies: planets must keep together.',
        fr: 'L’emplacement 2 touche l’emplacement 1, où est votre Planète 3 : les planètes restent groupées.',
      },
    },
    {
      say: {
        en: 'You played a 4, so card 4 of the row follows. It goes to your other area.',
        fr: 'Vous avez joué un 4 : la carte 4 de la rangée suit. Elle va dans votre autre zone.',
      },
      task: { en: 'Put the Cloud 3 in your notebook', fr: 'Mettez le Nuage 3 dans votre carnet' },
      wants: ({ action }) => action.do === 'place',
      why: () => ({ en: 'The card that follows comes next.', fr: 'C’est à la carte qui suit.' }),
      praise: {
        en: 'One card in the telescope, one in the notebook: that is a turn.',
        fr: 'Une carte au télescope, une au carnet : voilà un tour.',
      },
      reason: {
        en: 'You played to the telescope, so the card from place 4 goes to the other area: the notebook.',
        fr: 'Vous avez joué au télescope : la carte de la position 4 va donc dans l’autre zone, le carnet.',
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
    en: 'a card must share a side with your cards of its type; only the first of a type is free.',
    fr: 'une carte touche une carte de son type ; seule la première d’un type est libre.',
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
        en: 'Clouds keep together. A new one must share a side with a cloud you already have.',
        fr: 'Les nuages restent groupés. Un nouveau doit partager un côté avec un nuage déjà posé.',
      },
      task: { en: 'Place the Cloud 4 beside your Cloud 5', fr: 'Posez le Nuage 4 près de votre Nuage 5' },
      wants: (tried) => playsUp(tried) && tried.action.do === 'play' && typeOf(tried.action.card) === CLOUD,
      why: ({ action }) =>
        action.do === 'play' && action.to.area === 'tel' && action.to.face === 'down'
          ? {
              en: 'Face down any card fits anywhere, as a 3 without type or stars. Now try it face up.',
              fr: 'Face cachée, toute carte va partout : un 3 sans type ni étoiles. Essayez maintenant face visible.',
            }
          : {
              en: 'That is allowed. Here choose the Cloud 4 and a slot that touches the Cloud 5.',
              fr: 'C’est permis. Ici, choisissez le Nuage 4 et un emplacement qui touche le Nuage 5.',
            },
      praise: {
        en: 'Just so! They share a side, so both shine. Each type grows like this, from its first card outwards.',
        fr: 'Voilà ! Ils partagent un côté et brillent tous deux. Chaque type grandit ainsi, à partir de sa première carte.',
      },
      reason: {
        en: 'Slot 6 shares a side with your Cloud 5. That is all a new cloud needs; slots 4, 10 and 11 touch it too.',
        fr: 'L’emplacement 6 partage un côté avec votre Nuage 5. Cela suffit ; les emplacements 4, 10 et 11 le touchent aussi.',
      },
      prefers: ({ action }) => action.do === 'play' && action.to.slot === 6,
      bridges: [4, 6, 10, 11].map((slot) => [slotPlace(0, 7), slotPlace(0, slot)] as const),
    },
  ],
  wrong: ['A play C4 tel 9', 'A play C4 tel 12', 'A play C4 tel 9 down', 'A play A1 tel 4'],
};

const notebook: Lesson<Stellar> = {
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
      task: { en: 'Place the Asteroid 2, face up', fr: 'Posez l’Astéroïde 2, face visible' },
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
        en: 'In each section the higher sum of numbers wins ten points. At the bottom Noctua has 9, you have 5.',
        fr: 'Dans chaque section, la somme la plus haute gagne dix points. En bas, Noctua a 9 et vous 5.',
      },
      task: { en: 'Take the lead at the bottom', fr: 'Passez en tête en bas' },
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
        en: 'A full sky! The first card of a type may lie in any free slot, so it is never too late.',
        fr: 'Un ciel complet ! La première carte d’un type va partout : il n’est jamais trop tard.',
      },
      reason: {
        en: 'The black hole is the fifth type. Face up in the telescope, all five types bring 10 points.',
        fr: 'Le trou noir est le cinquième type. Les cinq types face visible au télescope rapportent 10 points.',
      },
    },
  ],
  wrong: ['A play H2 tel 9 down', 'A play H2 note', 'A play P5 tel 9'],
};

export const course = makeCourse<Stellar>(stellar, [turn, together, notebook, crowns, diversity], {
  rivals: 1,
  guided: {
    about: {
      en: 'The last three rounds against Novice',
      fr: 'Les trois dernières manches contre Novice',
    },
    invitation: {
      en: 'That is all it takes. Play the last three rounds of a game against Novice: I will say one line whenever something is new.',
      fr: 'C’est tout ce qu’il faut. Jouez les trois dernières manches contre Novice : je dirai une ligne chaque fois que quelque chose est nouveau.',
    },
    play: {
      en: 'Play against Novice',
      fr: 'Jouer contre Novice',
    },
    learnt: {
      en: 'You know the whole game now: two cards a turn, stars times runs, and ten points for each section.',
      fr: 'Vous connaissez tout le jeu : deux cartes par tour, étoiles fois séries, et dix points par section.',
    },
  },
});
