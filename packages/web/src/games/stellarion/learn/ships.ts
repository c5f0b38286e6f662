// The lesson on ships: they search a deck for the needed card.
import { cardOf, type Stellarion } from '@planisphere/stellarion';
import type { Lesson } from '../../../table/learn/lesson.ts';
import { ALPHA, decks, isLaunch, line, pays, SHIP, SHIP_DECK } from './tries.ts';

export const ships: Lesson<Stellarion> = {
  name: 'ships',
  title: { en: 'Ships search', fr: 'Les vaisseaux cherchent' },
  about: { en: 'Two of a type work together', fr: 'Deux d’un type agissent ensemble' },
  learnt: {
    en: 'two ships put a card of your choice on top of its deck.',
    fr: 'deux vaisseaux mettent une carte de votre choix sur son paquet.',
  },
  position: line('Ta Sb Pg Nd Sg Na Tb Pa', 0),
  chance: ['chance beta Nb'],
  steps: [
    {
      say: {
        en: 'Alpha lacks only its ship. Two cards of one type coordinate: two ships search a deck.',
        fr: 'Il ne manque à Alpha que son vaisseau. Deux cartes d’un type se coordonnent : deux vaisseaux cherchent dans un paquet.',
      },
      task: { en: 'Coordinate two ships', fr: 'Coordonnez deux vaisseaux' },
      lit: decks(1, 4),
      wants: (tried) => pays(tried, SHIP),
      why: () => ({
        en: 'Those two do something else. Pick the two ships: they can find the card you lack.',
        fr: 'Ces deux-là font autre chose. Choisissez les deux vaisseaux : ils trouvent la carte qui manque.',
      }),
      praise: { en: 'The ships set out.', fr: 'Les vaisseaux partent.' },
      reason: {
        en: 'Two ships search one deck. The Ship deck holds Alpha’s ship; once it is on top, all four of Alpha show.',
        fr: 'Deux vaisseaux cherchent dans un paquet. Le paquet Vaisseau a le vaisseau d’Alpha : quand il sera dessus, Alpha sera complète.',
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
              en: 'That would shuffle away the Alpha stars, which you need. The Ship deck has the ship as well.',
              fr: 'Cela remélangerait les étoiles d’Alpha, dont vous avez besoin. Le paquet Vaisseau a aussi ce vaisseau.',
            }
          : {
              en: 'Alpha needs its ship. Look for it in the Ship deck.',
              fr: 'Alpha a besoin de son vaisseau. Cherchez-le dans le paquet Vaisseau.',
            },
      praise: { en: 'Found. Now all four of Alpha show.', fr: 'Trouvé. Les quatre d’Alpha sont visibles.' },
      reason: {
        en: 'The Ship deck has just paid and shows nothing: no card that Alpha needs is lost.',
        fr: 'Le paquet Vaisseau vient de payer et ne montre rien : aucune carte utile à Alpha n’est perdue.',
      },
    },
    {
      say: {
        en: 'A new turn: one action, a launch or a coordination.',
        fr: 'Un nouveau tour : une action, un lancement ou une coordination.',
      },
      task: { en: 'Launch to Alpha', fr: 'Lancez vers Alpha' },
      lit: decks(0, 4, 5, 7),
      wants: isLaunch,
      why: () => ({ en: 'Alpha is ready: launch.', fr: 'Alpha est prête : lancez.' }),
      praise: {
        en: 'Search, then launch: the heart of the game. Two identical ships even search twice.',
        fr: 'Chercher, puis lancer : le cœur du jeu. Deux vaisseaux identiques cherchent même deux fois.',
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
