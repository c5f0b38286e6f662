// The lessons of Stellarion, in the order in which a friend would teach it. The learner runs the Observatory alone.
import {
  cardOf,
  DECKS,
  type Deck,
  type Position,
  type Stellarion,
  shown,
  stellarion,
  typeOf,
} from '@planisphere/stellarion';
import { type Lesson, makeCourse, type Try } from '../../../table/lesson.ts';

type GameTry = Try<Stellarion>;

const [SHIP, NEBULA, STARS, PLANET] = [0, 1, 2, 3] as const;
const ALPHA = 0;
const SHIP_DECK = DECKS.indexOf('ship');
const NEBULA_DECK = DECKS.indexOf('nebula');

/** The eight cards that show, and how many shooting stars are left. */
function line(tops: string, stars: number): string {
  const decks = tops
    .split(' ')
    .map((card) => `^${card}*`)
    .join('/');
  return `solo A turn ${decks} -/-/-/-/-/-/-/- - aabbggdd - *${stars} - - -`;
}

const cardsOf = (view: Position, decks: readonly number[]): readonly (number | undefined)[] =>
  decks.map((deck) => shown(view, deck as Deck));

/** Two cards of this type pay, and none of Alpha's. */
function pays({ action, before }: GameTry, type: number): boolean {
  if (action.kind !== 'coordinate') return false;
  return cardsOf(before, action.pay).every(
    (card) => card !== undefined && typeOf(card) === type && card !== cardOf(ALPHA, type as 0),
  );
}

const isLaunch = ({ action }: GameTry): boolean => action.kind === 'launch';

const launch: Lesson<Stellarion> = {
  title: { en: 'Launch', fr: 'Lancer' },
  about: { en: 'Four cards of one galaxy', fr: 'Quatre cartes d’une galaxie' },
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
    },
  ],
  wrong: ['A coordinate alpha ship', 'A launch beta ship beta stars planet'],
};

const ships: Lesson<Stellarion> = {
  title: { en: 'Ships search', fr: 'Les vaisseaux cherchent' },
  about: { en: 'Two of a type work together', fr: 'Deux d’un type agissent ensemble' },
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
  title: { en: 'Stars scan', fr: 'Les étoiles sondent' },
  about: { en: 'Two new cards, one stays on top', fr: 'Deux cartes, l’une reste dessus' },
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
      praise: {
        en: 'Alpha is complete. What was seen at the bottom stays known, and the table remembers it.',
        fr: 'Alpha est complète. Ce qui a été vu au fond reste connu, et la table s’en souvient.',
      },
    },
  ],
  wrong: ['A coordinate beta stars', 'A coordinate alpha ship', 'A scan alpha'],
};

const planets: Lesson<Stellarion> = {
  title: { en: 'Planets station', fr: 'Les planètes postent' },
  about: { en: 'The Outpost keeps a card', fr: 'L’Avant-Poste garde une carte' },
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
        en: 'It pays from there like any card that shows. Nebulae, by the way, bring cards back from a discard.',
        fr: 'Elle paie de là comme une carte visible. Les nébuleuses, elles, ramènent des cartes d’une défausse.',
      },
    },
  ],
  wrong: ['A coordinate alpha ship', 'A station delta', 'A coordinate delta nebula'],
};

const star: Lesson<Stellarion> = {
  title: { en: 'The shooting star', fr: 'L’étoile filante' },
  about: { en: 'It stands in for one card', fr: 'Elle remplace une carte' },
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
    },
  ],
  wrong: ['A coordinate alpha ship', 'A launch gamma ship nebula gamma planet'],
};

export const course = makeCourse<Stellarion>(stellarion, [launch, ships, stars, planets, star], {
  rivals: 0,
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
  },
});
