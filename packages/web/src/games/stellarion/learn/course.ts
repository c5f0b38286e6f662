// The lessons of Stellarion, in the order in which a friend would teach it. The learner runs the Observatory alone.
import { type Stellarion, stellarion } from '@planisphere/stellarion';
import { type Lesson, makeCourse } from '../../../table/learn/lesson.ts';
import { OUTPOST_PLACE, voyagePlace } from '../places.ts';
import { nebulae } from './nebulae.ts';
import { ships } from './ships.ts';
import { stars } from './stars.ts';
import { ALPHA, cardsOf, decks, isLaunch, isLaunchTo, isWhole, line, PLANET, pays } from './tries.ts';

const launch: Lesson<Stellarion> = {
  name: 'launch',
  title: { en: 'Launch', fr: 'Lancer' },
  about: { en: 'Four cards of one galaxy', fr: 'Quatre cartes d’une galaxie' },
  learnt: {
    en: 'a ship, a nebula, stars and a planet of one galaxy launch a voyage.',
    fr: 'un vaisseau, une nébuleuse, des étoiles et une planète d’une galaxie lancent un voyage.',
  },
  position: line('Sa Nb Tg Pd Sb Na Ta Pa', 0),
  steps: [
    {
      say: {
        en: 'Eight voyages wait. One leaves when a galaxy’s ship, nebula, stars and planet all show.',
        fr: 'Huit voyages attendent. L’un part quand vaisseau, nébuleuse, étoiles et planète d’une galaxie sont visibles.',
      },
      task: { en: 'Launch to Alpha', fr: 'Lancez vers Alpha' },
      lit: [...decks(0, 5, 6, 7), voyagePlace(ALPHA)],
      wants: isLaunch,
      why: () => ({
        en: 'That would spend cards you need. All four of Alpha show: pick them and launch.',
        fr: 'Cela dépenserait des cartes utiles. Les quatre d’Alpha sont visibles : choisissez-les et lancez.',
      }),
      praise: {
        en: 'Away it flies. The four cards go to their discards, and new ones are turned up.',
        fr: 'Il s’envole. Les quatre cartes vont dans leurs défausses, et d’autres sont révélées.',
      },
      reason: {
        en: 'Ship, nebula, stars and planet of Alpha all show: that is a launch, and one of eight voyages is home.',
        fr: 'Vaisseau, nébuleuse, étoiles et planète d’Alpha sont visibles : c’est un lancement, et un voyage sur huit est accompli.',
      },
    },
  ],
  wrong: ['A coordinate alpha ship', 'A launch beta ship beta stars planet'],
};

const planets: Lesson<Stellarion> = {
  name: 'planets',
  title: { en: 'Planets station', fr: 'Les planètes postent' },
  about: { en: 'The Outpost keeps a card', fr: 'L’Avant-Poste garde une carte' },
  learnt: {
    en: 'two planets keep a card in the Outpost until you need it.',
    fr: 'deux planètes gardent une carte à l’Avant-Poste jusqu’au bon moment.',
  },
  position: line('Sa Pb Pg Nd Sb Na Tb Pd', 0),
  steps: [
    {
      say: {
        en: 'A card that shows may be shuffled away before you need it. Two planets move one to the Outpost, where it waits.',
        fr: 'Une carte visible peut être remélangée trop tôt. Deux planètes en envoient une à l’Avant-Poste, où elle attend.',
      },
      task: { en: 'Coordinate two planets', fr: 'Coordonnez deux planètes' },
      lit: [...decks(1, 2, 7), OUTPOST_PLACE],
      wants: (tried) => pays(tried, PLANET),
      why: () => ({
        en: 'Those two do something else. Pick two planets.',
        fr: 'Ces deux-là font autre chose. Choisissez deux planètes.',
      }),
      praise: { en: 'The Outpost opens.', fr: 'L’Avant-Poste ouvre.' },
      reason: {
        en: 'Two planets move a card to the Outpost. Alpha’s ship waits there, whatever its deck turns up next.',
        fr: 'Deux planètes envoient une carte à l’Avant-Poste. Le vaisseau d’Alpha y attend, quoi que son paquet révèle.',
      },
    },
    {
      say: {
        en: 'All cards of the Outpost are of one galaxy. Keep what you will need.',
        fr: 'Toutes les cartes de l’Avant-Poste sont d’une même galaxie. Gardez ce qui servira.',
      },
      task: { en: 'Station a card of Alpha', fr: 'Postez une carte d’Alpha' },
      wants: ({ action, before }) =>
        action.kind === 'station' &&
        cardsOf(before, action.decks).every((card) => card !== undefined && card >> 2 === ALPHA),
      why: () => ({
        en: 'Alpha has two cards showing already. Keep one of those.',
        fr: 'Alpha a déjà deux cartes visibles. Gardez l’une d’elles.',
      }),
      praise: {
        en: 'It pays from there like any card that shows, whenever you need it.',
        fr: 'Elle paie de là comme une carte visible, quand vous en aurez besoin.',
      },
      reason: {
        en: 'Two of Alpha’s four cards show already. This one is safe now, until the others come.',
        fr: 'Deux des quatre cartes d’Alpha sont déjà visibles. Celle-ci est maintenant à l’abri, en attendant les autres.',
      },
    },
  ],
  wrong: ['A coordinate alpha ship', 'A station delta', 'A coordinate delta nebula'],
};

const star: Lesson<Stellarion> = {
  name: 'shooting-star',
  title: { en: 'The shooting star', fr: 'L’étoile filante' },
  about: { en: 'It stands in for one card', fr: 'Elle remplace une carte' },
  learnt: {
    en: 'a shooting star stands in, once, for one card of a launch.',
    fr: 'une étoile filante remplace, une fois, une carte d’un lancement.',
  },
  position: line('Sa Nb Tg Pd Sb Na Tb Pa', 1),
  steps: [
    {
      say: {
        en: 'Three cards of Alpha show, the stars are missing. A shooting star stands in for one card of a launch.',
        fr: 'Trois cartes d’Alpha sont visibles, les étoiles manquent. Une étoile filante remplace une carte d’un lancement.',
      },
      task: { en: 'Launch to Alpha with the shooting star', fr: 'Lancez vers Alpha avec l’étoile filante' },
      lit: [...decks(0, 5, 7), voyagePlace(ALPHA)],
      wants: (tried) => isLaunchTo(tried, ALPHA),
      why: () => ({
        en: 'That is possible, but three cards and a shooting star are enough to launch now.',
        fr: 'C’est possible, mais trois cartes et une étoile filante suffisent pour lancer.',
      }),
      praise: {
        en: 'It is spent now. You win when all eight voyages have flown, and lose when you can neither launch nor coordinate.',
        fr: 'Elle est utilisée. Vous gagnez quand les huit voyages sont partis, et perdez si ni lancement ni coordination n’est possible.',
      },
      reason: {
        en: 'Three cards of Alpha show. The shooting star stands in for the stars that are missing.',
        fr: 'Trois cartes d’Alpha sont visibles. L’étoile filante remplace les étoiles qui manquent.',
      },
    },
  ],
  wrong: ['A coordinate alpha ship', 'A launch gamma ship nebula gamma planet'],
};

export const course = makeCourse<Stellarion>(stellarion, [launch, ships, nebulae, stars, planets, star], {
  rivals: 0,
  isWhole,
  guided: {
    about: {
      en: 'The last two voyages',
      fr: 'Les deux derniers voyages',
    },
    invitation: {
      en: 'That is all it takes. Two voyages are left in this game: I will say one line whenever something is new.',
      fr: 'C’est tout ce qu’il faut. Il reste deux voyages dans cette partie : je dirai un mot à chaque nouveauté.',
    },
    play: {
      en: 'Fly the last two voyages',
      fr: 'Jouer les deux derniers voyages',
    },
    learnt: {
      en: 'You can run the Observatory now: launch, search, recover, scan and station. Four expansions wait.',
      fr: 'Vous savez tenir l’Observatoire : lancer, chercher, récupérer, sonder et poster. Quatre extensions attendent.',
    },
  },
});
