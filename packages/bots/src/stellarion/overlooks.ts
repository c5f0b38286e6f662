// What each level of Stellarion overlooks.
import type { Noticing, Overlooking } from '../bot/overlooking.ts';

/** The share of pairs and steps that each level below the master notices. */
export const STELLARION_CARES = { novice: 0.62, amateur: 0.75, astronomer: 0.98 };

const noticing = (share: number): readonly Noticing[] => [
  {
    what: {
      en: 'pairs of cards, and what a deck could give',
      fr: 'paires de cartes, et ce qu’un paquet pourrait donner',
    },
    share,
  },
];
const CHANCE = { en: 'the chance to win', fr: 'les chances de gagner' };

export const overlooks: readonly Overlooking[] = [
  {
    level: 'novice',
    notices: noticing(STELLARION_CARES.novice),
    goesBy: {
      en: 'a feeling for the chance to win, and too much for what shines: a launch nearly ready, stars, meteors',
      fr: 'une idée des chances de gagner, et trop ce qui brille : un lancement presque prêt, des étoiles, des météores',
    },
  },
  { level: 'amateur', notices: noticing(STELLARION_CARES.amateur), goesBy: CHANCE },
  { level: 'astronomer', notices: noticing(STELLARION_CARES.astronomer), goesBy: CHANCE },
  {
    level: 'master',
    notices: [],
    goesBy: {
      en: 'the chance to win after the next turn, over samples of the cards to come',
      fr: 'les chances de gagner après le tour suivant, sur des exemples des cartes à venir',
    },
  },
];
