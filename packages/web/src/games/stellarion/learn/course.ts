// The lessons of Stellarion, in the order in which a friend would teach it. The learner runs the Observatory alone.
import { cardOf, type Stellarion, stellarion } from '@planisphere/stellarion';
import { type Lesson, makeCourse } from '../../../table/learn/lesson.ts';
import { nebulae } from './nebulae.ts';
import {
  ALPHA,
  cardsOf,
  isLaunch,
  isWhole,
  line,
  NEBULA,
  NEBULA_DECK,
  PLANET,
  pays,
  SHIP,
  SHIP_DECK,
  STARS,
} from './tries.ts';

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

const ships: Lesson<Stellarion> = {
  name: 'ships',
  title: { en: 'Ships search', fr: 'Les vaisseaux cherchent' },
  about: { en: 'Two of a type work together', fr: 'Deux d’un type agissent ensemble' },
  learnt: {
    en: 'two ships put a card of your choice on top of its deck.',
    fr: 'deux vaisseaux mettent une carte de votre choix au-dessus de son paquet.',
  },
  position: line('Ta Sb Pg Nd Sg Na Tb Pa', 0),
  chance: ['chance beta Nb'],
  steps: [
    {
      say: {
        en: 'Alpha lacks only its ship. Two cards of one type coordinate: two ships search a deck.',
        fr: 'Il ne manque à Alpha que son vaisseau. Deux cartes d’un type se coordonnent : deux vaisseaux fouillent un paquet.',
      },
      task: { en: 'Coordinate two ships', fr: 'Coordonnez deux vaisseaux' },
      wants: (tried) => pays(tried, SHIP),
      why: () => ({
        en: 'Those two do something else. Pick the two ships: they can find the card you lack.',
        fr: 'Ces deux-là font autre chose. Choisissez les deux vaisseaux : ils trouvent la carte qui manque.',
      }),
      praise: { en: 'The ships set out.', fr: 'Les vaisseaux partent.' },
      reason: {
        en: 'Two ships search one deck. The Ship deck holds Alpha’s ship; once it is on top, all four of Alpha show.',
        fr: 'Deux vaisseaux fouillent un paquet. Le paquet Vaisseau a le vaisseau d’Alpha : une fois dessus, Alpha est complète.',
      },
    },
    {
      say: {
        en: 'Choose any card of a deck: the deck is shuffled and your card comes on top.',
        fr: 'Choisissez une carte d’un paquet : il est mélangé et votre carte vient dessus.',
      },
      task: {
        en: 'Find the Alpha ship in the Ship deck',
        fr: 'Trouvez le vaisseau Alpha dans le paquet Vaisseau',
      },
      wants: ({ action }) =>
        action.kind === 'search' && action.deck === SHIP_DECK && action.card === cardOf(ALPHA, SHIP),
      why: ({ action }) =>
        action.kind === 'search' && action.deck === ALPHA
          ? {
              en: 'That would cover the Alpha stars, which you need. The Ship deck has the ship as well.',
              fr: 'Cela couvrirait les étoiles d’Alpha, dont vous avez besoin. Le paquet Vaisseau l’a aussi.',
            }
          : {
              en: 'Alpha needs its ship. Look for it in the Ship deck.',
              fr: 'Alpha a besoin de son vaisseau. Cherchez-le dans le paquet Vaisseau.',
            },
      praise: { en: 'Found. Now all four of Alpha show.', fr: 'Trouvé. Les quatre d’Alpha sont visibles.' },
      reason: {
        en: 'The Ship deck shows nothing that Alpha needs, so its top may be covered.',
        fr: 'Le paquet Vaisseau ne montre rien d’utile à Alpha : sa carte visible peut être couverte.',
      },
    },
    {
      say: {
        en: 'A new turn: one action, a Launch or a Coordination.',
        fr: 'Un nouveau tour : une action, un Lancement ou une Coordination.',
      },
      task: { en: 'Launch to Alpha', fr: 'Lancez vers Alpha' },
      wants: isLaunch,
      why: () => ({ en: 'Alpha is ready: launch.', fr: 'Alpha est prête : lancez.' }),
      praise: {
        en: 'Search, then launch: the heart of the game. Two equal ships even search twice.',
        fr: 'Chercher, puis lancer : le cœur du jeu. Deux vaisseaux égaux cherchent même deux fois.',
      },
      reason: {
        en: 'All four cards of Alpha show now.',
        fr: 'Les quatre cartes d’Alpha sont maintenant visibles.',
      },
    },
  ],
  wrong: [
    'A coordinate alpha stars',
    'A coordinate alpha beta',
    'A search alpha Sa',
    'A coordinate gamma planet',
  ],
};

const stars: Lesson<Stellarion> = {
  name: 'stars',
  title: { en: 'Stars scan', fr: 'Les étoiles sondent' },
  about: { en: 'Two new cards, one stays on top', fr: 'Deux cartes, l’une reste dessus' },
  learnt: {
    en: 'two stars show two cards of a deck; one stays on top.',
    fr: 'deux étoiles montrent deux cartes d’un paquet ; l’une reste dessus.',
  },
  position: line('Sa Tb Tg Nd Sd Nb Ta Pa', 0),
  chance: ['chance nebula Na Ng'],
  steps: [
    {
      say: {
        en: 'Alpha lacks its nebula. Two stars shuffle a deck and show its first two cards.',
        fr: 'Il manque à Alpha sa nébuleuse. Deux étoiles mélangent un paquet et montrent ses deux premières cartes.',
      },
      task: {
        en: 'Coordinate two stars, but keep Alpha’s',
        fr: 'Coordonnez deux étoiles, mais gardez celles d’Alpha',
      },
      wants: (tried) => pays(tried, STARS),
      why: () => ({
        en: 'Those two do not scan, or they spend the stars of Alpha. Beta’s and Gamma’s are free.',
        fr: 'Ces deux-là ne sondent pas, ou dépensent celles d’Alpha. Celles de Bêta et Gamma sont libres.',
      }),
      praise: { en: 'The lenses turn.', fr: 'Les lentilles tournent.' },
      reason: {
        en: 'Beta’s and Gamma’s stars pay, Alpha’s stay. Every card of the Nebula deck is a nebula, so Alpha’s is most likely there.',
        fr: 'Les étoiles de Bêta et Gamma paient, celles d’Alpha restent. Le paquet Nébuleuse n’a que des nébuleuses : celle d’Alpha y est sans doute.',
      },
    },
    {
      say: {
        en: 'Each scan shows two cards of one deck. You may scan twice.',
        fr: 'Chaque sondage montre deux cartes d’un paquet. Vous pouvez sonder deux fois.',
      },
      task: { en: 'Scan the Nebula deck', fr: 'Sondez le paquet Nébuleuse' },
      wants: ({ action }) => action.kind === 'scan' && action.deck === NEBULA_DECK,
      why: () => ({
        en: 'That is allowed, but the nebula you lack is more likely in the Nebula deck.',
        fr: 'C’est permis, mais la nébuleuse qui manque est plutôt dans le paquet Nébuleuse.',
      }),
      praise: { en: 'Two nebulae come into sight.', fr: 'Deux nébuleuses apparaissent.' },
      reason: {
        en: 'Two of the eight cards of the Nebula deck are Alpha’s.',
        fr: 'Deux des huit cartes du paquet Nébuleuse sont celles d’Alpha.',
      },
    },
    {
      say: {
        en: 'One goes on top of the deck, the other to the bottom.',
        fr: 'L’une va dessus, l’autre au fond du paquet.',
      },
      task: { en: 'Keep Alpha’s nebula on top', fr: 'Gardez dessus la nébuleuse d’Alpha' },
      wants: ({ action }) => action.kind === 'place' && action.top[0] === cardOf(ALPHA, NEBULA),
      why: () => ({
        en: 'Then Alpha would still lack its nebula. Put that one on top.',
        fr: 'Alpha n’aurait toujours pas sa nébuleuse. Mettez-la dessus.',
      }),
      praise: { en: 'Alpha has all four cards.', fr: 'Alpha a ses quatre cartes.' },
      reason: {
        en: 'On top it shows, and Alpha has all four cards.',
        fr: 'Dessus, elle est visible, et Alpha a ses quatre cartes.',
      },
    },
    {
      say: {
        en: 'A second scan is yours, but you need not use it.',
        fr: 'Un second sondage vous revient, mais rien ne vous y oblige.',
      },
      task: { en: 'Stop here: one scan is enough', fr: 'Arrêtez-vous là : un sondage suffit' },
      wants: ({ action }) => action.kind === 'done',
      why: () => ({
        en: 'Alpha is complete, and another scan could only cover a card. Stop here.',
        fr: 'Alpha est complète, et un autre sondage ne pourrait que couvrir une carte. Arrêtez-vous là.',
      }),
      praise: {
        en: 'Alpha is complete. What was seen at the bottom stays known, and the table remembers it.',
        fr: 'Alpha est complète. Ce qui a été vu au fond reste connu, et la table s’en souvient.',
      },
      reason: {
        en: 'Alpha has all it needs: a second scan could only cover a card.',
        fr: 'Alpha a tout ce qu’il lui faut : un second sondage ne pourrait que couvrir une carte.',
      },
    },
  ],
  wrong: ['A coordinate beta stars', 'A coordinate alpha ship', 'A scan alpha'],
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
        en: 'Cards that show may be covered before you need them. Two planets move one to the Outpost, where it waits.',
        fr: 'Une carte visible peut être couverte trop tôt. Deux planètes en envoient une à l’Avant-Poste, où elle attend.',
      },
      task: { en: 'Coordinate two planets', fr: 'Coordonnez deux planètes' },
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
        en: 'Alpha has most cards at hand, so a card of Alpha is needed first.',
        fr: 'C’est Alpha qui a le plus de cartes : une carte d’Alpha servira la première.',
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
    en: 'once a game a shooting star stands in for one card of a launch.',
    fr: 'une étoile filante remplace, une fois, une carte d’un lancement.',
  },
  position: line('Sa Nb Tg Pd Sb Na Tb Pa', 1),
  steps: [
    {
      say: {
        en: 'Three cards of Alpha show, the stars are missing. A shooting star stands in for one card of a Launch.',
        fr: 'Trois cartes d’Alpha sont visibles, les étoiles manquent. Une étoile filante remplace une carte d’un Lancement.',
      },
      task: { en: 'Launch to Alpha with the shooting star', fr: 'Lancez vers Alpha avec l’étoile filante' },
      wants: isLaunch,
      why: () => ({
        en: 'That is possible, but three cards and a star are enough to launch now.',
        fr: 'C’est possible, mais trois cartes et une étoile suffisent pour lancer.',
      }),
      praise: {
        en: 'It is spent now. You win when all eight voyages have flown, and lose when nothing can be done.',
        fr: 'Elle est utilisée. Vous gagnez quand les huit voyages sont partis, et perdez si rien n’est possible.',
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
      fr: 'C’est tout ce qu’il faut. Il reste deux voyages dans cette partie : je dirai une ligne chaque fois que quelque chose est nouveau.',
    },
    play: {
      en: 'Fly the last two',
      fr: 'Jouer les deux derniers',
    },
    learnt: {
      en: 'You can run the Observatory now: launch, search, recover, scan and station. Four expansions wait.',
      fr: 'Vous savez tenir l’Observatoire : lancer, chercher, récupérer, sonder et poster. Quatre extensions attendent.',
    },
  },
});
