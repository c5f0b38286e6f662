// What each level of Stellar overlooks.
import type { Noticing, Overlooking } from '../bot/overlooking.ts';

/** The share of cards and places that each level below the master notices. */
export const STELLAR_CARES = { novice: 0.85, amateur: 0.7, astronomer: 0.93 };

const noticing = (share: number): readonly Noticing[] => [
  { what: { en: 'cards and places', fr: 'cartes et emplacements' }, share },
];
const CHANCE = { en: 'the chance to win', fr: 'les chances de gagner' };

export const overlooks: readonly Overlooking[] = [
  {
    level: 'novice',
    notices: noticing(STELLAR_CARES.novice),
    goesBy: {
      en: 'its own points if the game ended now, stars, full notebooks and high numbers; never looks at the other side',
      fr: 'ses propres points si la partie finissait là, les étoiles, les carnets pleins et les grands nombres ; ne regarde jamais l’autre côté',
    },
  },
  { level: 'amateur', notices: noticing(STELLAR_CARES.amateur), goesBy: CHANCE },
  { level: 'astronomer', notices: noticing(STELLAR_CARES.astronomer), goesBy: CHANCE },
  {
    level: 'master',
    notices: [],
    goesBy: {
      en: 'the chance to win after the reply, over samples of what is hidden, and counts the last turns exactly',
      fr: 'les chances de gagner après la réponse, sur des exemples de ce qui est caché, et compte exactement les derniers tours',
    },
  },
];
