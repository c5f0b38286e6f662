// The course of Black Holes and Revelations: what a black hole is good for, and the crossing.
import { BLACK_HOLE, type Stellarion, stellarion } from '@planisphere/stellarion';
import { type Lesson, type LessonStep, makeCourse } from '../../../table/learn/lesson.ts';
import { decks, isWhole, line, paysAny, SHIP } from './tries.ts';

const TABLE = '+black-holes';
/** Thirteen, of which three have flown. */
const VOYAGES = { voyages: 'aaabbgggdd', won: 'abd' };

const holes: Lesson<Stellarion> = {
  name: 'decks',
  title: { en: 'Black holes', fr: 'Des trous noirs' },
  about: { en: 'Alone, they pay for nothing', fr: 'Seuls, ils ne paient rien' },
  learnt: {
    en: 'a black hole neither launches nor coordinates; four that show make a crossing, and ships find them.',
    fr: 'un trou noir ne lance ni ne coordonne ; quatre visibles font une traversée, et les vaisseaux en trouvent.',
  },
  position: line('BH BH BH Sd Sa Nb Tg Pb', 0, { table: TABLE, ...VOYAGES }),
  steps: [
    {
      say: {
        en: 'Each deck has a black hole. Three show; four at once open a crossing, which takes three voyages.',
        fr: 'Chaque paquet a un trou noir. Trois sont visibles ; quatre ouvrent une traversée, qui prend trois voyages.',
      },
      task: { en: 'Coordinate the two ships', fr: 'Coordonnez les deux vaisseaux' },
      lit: decks(0, 1, 2, 3, 4),
      wants: (tried) => paysAny(tried, SHIP),
      praise: { en: 'The ships set out.', fr: 'Les vaisseaux partent.' },
      reason: {
        en: 'Ships find any card of a deck, its black hole too. With the fourth one showing, a crossing is open.',
        fr: 'Les vaisseaux trouvent toute carte d’un paquet, son trou noir aussi. Au quatrième visible, la traversée est ouverte.',
      },
    },
    {
      say: {
        en: 'Every deck whose black hole does not show still has it.',
        fr: 'Tout paquet dont le trou noir n’est pas visible l’a encore.',
      },
      task: { en: 'Find a fourth black hole', fr: 'Trouvez un quatrième trou noir' },
      wants: ({ action }) => action.kind === 'search' && action.card === BLACK_HOLE,
      why: () => ({
        en: 'Three black holes would stay three. Look for the black hole of a deck that shows none.',
        fr: 'Trois trous noirs resteraient trois. Cherchez le trou noir d’un paquet qui n’en montre pas.',
      }),
      praise: {
        en: 'Four black holes show. The next lesson crosses with them.',
        fr: 'Quatre trous noirs sont visibles. La leçon suivante fait la traversée.',
      },
      reason: {
        en: 'The fourth black hole opens a crossing, which takes three voyages at once.',
        fr: 'Le quatrième trou noir ouvre une traversée, qui prend trois voyages d’un coup.',
      },
    },
  ],
  wrong: ['A coordinate alpha beta', 'A search delta Sd', 'A launch alpha ship nebula stars planet'],
};

/** One step for each voyage of the crossing. */
function takes(say: LessonStep['say'], task: LessonStep['task']): LessonStep<Stellarion> {
  return {
    say,
    task,
    wants: ({ action }) => action.kind === 'take',
    praise: { en: 'It is in your pile.', fr: 'Il est dans votre pile.' },
    reason: {
      en: 'Any voyage that is left may be taken; it is wisest to take one of a galaxy whose cards are running out.',
      fr: 'Tout voyage restant peut être pris ; le plus sage est celui d’une galaxie dont les cartes s’épuisent.',
    },
  };
}

const crossing: Lesson<Stellarion> = {
  name: 'crossing',
  title: { en: 'The crossing', fr: 'La traversée' },
  about: { en: 'Four black holes, three voyages', fr: 'Quatre trous noirs, trois voyages' },
  learnt: {
    en: 'a crossing pays four black holes that show and takes any three voyages.',
    fr: 'une traversée paie quatre trous noirs visibles et prend trois voyages au choix.',
  },
  position: line('BH BH BH BH Sb Na Tg Pb', 0, { table: TABLE, ...VOYAGES }),
  steps: [
    {
      say: {
        en: 'Four black holes show. A crossing is a turn of its own: it pays them and takes three voyages of your choice.',
        fr: 'Quatre trous noirs sont visibles. Une traversée est un tour : elle les paie et prend trois voyages au choix.',
      },
      task: { en: 'Cross with the four black holes', fr: 'Traversez avec les quatre trous noirs' },
      lit: decks(0, 1, 2, 3),
      wants: ({ action }) => action.kind === 'cross',
      praise: { en: 'The way is open.', fr: 'La voie est ouverte.' },
      reason: {
        en: 'Four black holes for three voyages: a launch pays four cards for one.',
        fr: 'Quatre trous noirs pour trois voyages : un lancement paie quatre cartes pour un seul.',
      },
    },
    takes(
      {
        en: 'Take voyages of any galaxies, even all of one.',
        fr: 'Prenez des voyages de n’importe quelles galaxies, même d’une seule.',
      },
      { en: 'Take a first voyage', fr: 'Prenez un premier voyage' },
    ),
    takes(
      { en: 'Two more are yours.', fr: 'Il vous en revient deux autres.' },
      { en: 'Take a second voyage', fr: 'Prenez un deuxième voyage' },
    ),
    {
      ...takes(
        { en: 'One more, then confirm.', fr: 'Encore un, puis validez.' },
        { en: 'Take the third voyage', fr: 'Prenez le troisième voyage' },
      ),
      praise: {
        en: 'Three voyages at once: you now have six of thirteen.',
        fr: 'Trois voyages d’un coup : vous en avez six sur treize.',
      },
    },
  ],
  wrong: ['A coordinate alpha beta', 'A launch beta ship nebula stars planet'],
};

export const course = makeCourse<Stellarion>(stellarion, [holes, crossing], {
  rivals: 0,
  isWhole,
  guided: {
    about: { en: 'The last voyage', fr: 'Le dernier voyage' },
    invitation: {
      en: 'One of thirteen voyages is left in this game with black holes: I will say one line whenever something is new.',
      fr: 'Il reste un voyage sur treize dans cette partie avec des trous noirs : je dirai un mot à chaque nouveauté.',
    },
    play: { en: 'Fly the last voyage', fr: 'Jouer le dernier voyage' },
    learnt: {
      en: 'You can play with black holes now: thirteen voyages, and a crossing takes three of them at once.',
      fr: 'Vous savez jouer avec les trous noirs : treize voyages, dont une traversée prend trois d’un coup.',
    },
  },
});
