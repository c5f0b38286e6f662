// The course of Mirrors and Orbits: a mirror pairs with any card that has a type, and voyages lie in two columns.
import { cardOf, MIRROR, type Stellarion, shown, stellarion, typeOf } from '@planisphere/stellarion';
import { type Lesson, makeCourse } from '../../../table/learn/lesson.ts';
import { VOYAGES_PLACE, voyagePlace } from '../places.ts';
import { ALPHA, decks, type GameTry, isLaunchTo, isWhole, line, SHIP, SHIP_DECK } from './tries.ts';

const TABLE = '+mirrors';

/** Pays with a mirror and a ship other than Alpha's. */
function paysMirrorAndShip({ action, before }: GameTry): boolean {
  if (action.kind !== 'coordinate') return false;
  const cards = action.pay.map((source) => shown(before, source));
  return (
    cards.includes(MIRROR) &&
    cards.some((card) => card !== undefined && card !== MIRROR && typeOf(card) === SHIP)
  );
}

const mirror: Lesson<Stellarion> = {
  name: 'mirror',
  title: { en: 'A mirror lends a hand', fr: 'Un miroir prête main-forte' },
  about: { en: 'It pairs with any card that has a type', fr: 'Il s’associe à toute carte qui a un type' },
  learnt: {
    en: 'a mirror and a card with a type work as two different cards of that type.',
    fr: 'un miroir et une carte ayant un type agissent comme deux cartes différentes de ce type.',
  },
  position: line('Ta MI Pg Nd Sg Na Tb Pa', 0, { table: TABLE, voyages: 'abgd|abgd', won: 'b' }),
  chance: ['chance beta Nb'],
  steps: [
    {
      say: {
        en: 'Alpha lacks its ship, and only one ship shows. A mirror stands in for the second card of a pair.',
        fr: 'Il manque à Alpha son vaisseau, et un seul vaisseau est visible. Un miroir remplace la seconde carte d’une paire.',
      },
      task: { en: 'Coordinate the mirror and the ship', fr: 'Coordonnez le miroir et le vaisseau' },
      lit: decks(1, 4),
      wants: paysMirrorAndShip,
      why: () => ({
        en: 'Those two do something else. Pick the mirror of the Beta deck and the ship of the Ship deck.',
        fr: 'Ces deux-là font autre chose. Prenez le miroir du paquet Bêta et le vaisseau du paquet Vaisseau.',
      }),
      praise: { en: 'The mirror turns into a ship.', fr: 'Le miroir devient vaisseau.' },
      reason: {
        en: 'A mirror takes the type of the card you pay with it: together they search as two ships do.',
        fr: 'Un miroir prend le type de la carte payée avec lui : ensemble, ils cherchent comme deux vaisseaux.',
      },
    },
    {
      say: {
        en: 'A pair with a mirror has the minor power: one search.',
        fr: 'Une paire avec un miroir a le pouvoir mineur : une recherche.',
      },
      task: {
        en: 'Find the Alpha ship in the Ship deck',
        fr: 'Trouvez le vaisseau Alpha dans le paquet Vaisseau',
      },
      wants: ({ action }) =>
        action.kind === 'search' && action.deck === SHIP_DECK && action.card === cardOf(ALPHA, SHIP),
      why: () => ({
        en: 'Alpha needs its ship. The Ship deck has it, and shows nothing that Alpha needs.',
        fr: 'Alpha a besoin de son vaisseau. Le paquet Vaisseau l’a, et ne montre rien d’utile à Alpha.',
      }),
      praise: {
        en: 'Found. All four of Alpha show.',
        fr: 'Trouvé. Les quatre d’Alpha sont visibles.',
      },
      reason: {
        en: 'It is the only card that Alpha lacks.',
        fr: 'C’est la seule carte qui manque à Alpha.',
      },
    },
  ],
  wrong: ['A coordinate alpha stars', 'A coordinate beta nebula', 'A search alpha Sa'],
};

const columns: Lesson<Stellarion> = {
  name: 'orbits',
  title: { en: 'Two columns', fr: 'Deux colonnes' },
  about: { en: 'Only uncovered voyages can fly', fr: 'Seuls les voyages découverts partent' },
  learnt: {
    en: 'voyages lie in two columns; only the uncovered one of each can be taken, and it uncovers the next.',
    fr: 'les voyages forment deux colonnes ; seul celui qui est découvert peut partir, et il découvre le suivant.',
  },
  position: line('Sa Nb Sg Pd Sd Na Ta Pa', 0, { table: TABLE, voyages: 'agbd|dbga', won: 'b' }),
  steps: [
    {
      say: {
        en: 'The voyages lie in two columns. Only the uncovered ones can fly: here one to Alpha and one to Delta.',
        fr: 'Les voyages forment deux colonnes. Seuls ceux qui sont découverts partent : ici un vers Alpha, un vers Delta.',
      },
      task: { en: 'Launch to Alpha', fr: 'Lancez vers Alpha' },
      lit: [...decks(0, 5, 6, 7), voyagePlace(ALPHA), VOYAGES_PLACE],
      wants: (tried) => isLaunchTo(tried, ALPHA),
      why: () => ({
        en: 'All four of Alpha show, and a voyage to Alpha lies uncovered: launch.',
        fr: 'Les quatre d’Alpha sont visibles, et un voyage vers Alpha est découvert : lancez.',
      }),
      praise: {
        en: 'It uncovers the voyage under it: one to Gamma can fly now.',
        fr: 'Il découvre le voyage du dessous : un vers Gamma peut partir.',
      },
      reason: {
        en: 'Alpha’s four cards show and its voyage lies on top of the left column. Taking it uncovers one to Gamma.',
        fr: 'Les quatre cartes d’Alpha sont visibles et son voyage est en haut à gauche. Le prendre en découvre un vers Gamma.',
      },
    },
  ],
  wrong: ['A coordinate alpha gamma', 'A launch gamma left gamma nebula stars planet'],
};

export const course = makeCourse<Stellarion>(stellarion, [mirror, columns], {
  rivals: 0,
  isWhole,
  guided: {
    about: { en: 'The last voyage', fr: 'Le dernier voyage' },
    invitation: {
      en: 'One voyage is left in this game with mirrors: I will say one line whenever something is new.',
      fr: 'Il reste un voyage dans cette partie avec des miroirs : je dirai un mot à chaque nouveauté.',
    },
    play: { en: 'Fly the last voyage', fr: 'Jouer le dernier voyage' },
    learnt: {
      en: 'You can play with mirrors now: look at what lies next in the columns before you gather cards.',
      fr: 'Vous savez jouer avec les miroirs : regardez ce qui suit dans les colonnes avant de réunir des cartes.',
    },
  },
});
