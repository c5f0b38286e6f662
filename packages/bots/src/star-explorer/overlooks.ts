// What each level of Star Explorer overlooks.
import type { Noticing, Overlooking } from '../bot/overlooking.ts';
import type { Attention } from './attention.ts';

/** What each level below the master notices. */
export const STAR_EXPLORER_CARES: Readonly<Record<'novice' | 'amateur' | 'astronomer', Attention>> = {
  novice: { turns: 0.75, places: 0.55, parts: 0.5 },
  amateur: { turns: 0.8, places: 0.6, parts: 0.5 },
  astronomer: { turns: 0.9, places: 0.68, parts: 0.7 },
};

const noticing = ({ turns, places, parts }: Attention): readonly Noticing[] => [
  { what: { en: 'quarter turns of the tile', fr: 'quarts de tour de la tuile' }, share: turns },
  { what: { en: 'places where it fits', fr: 'places où elle entre' }, share: places },
  {
    what: { en: 'of these, where only a part fits', fr: 'parmi elles, celles où n’entre qu’une partie' },
    share: parts,
  },
];

export const overlooks: readonly Overlooking[] = [
  {
    level: 'novice',
    notices: noticing(STAR_EXPLORER_CARES.novice),
    goesBy: {
      en: 'stars of the tile and stars crossed out; forgets lines, the tile before and bonuses, and calls the largest size',
      fr: 'les étoiles de la tuile et les étoiles barrées ; oublie les lignes, la tuile d’avant et les primes, et annonce la plus grande taille',
    },
  },
  {
    level: 'amateur',
    notices: noticing(STAR_EXPLORER_CARES.amateur),
    goesBy: {
      en: 'all points of the round but the bonuses; forgets the rounds to come',
      fr: 'tous les points du tour sauf les primes ; oublie les tours à venir',
    },
  },
  {
    level: 'astronomer',
    notices: noticing(STAR_EXPLORER_CARES.astronomer),
    goesBy: {
      en: 'all points of the round, and what every star is worth in the rounds to come',
      fr: 'tous les points du tour, et ce que vaut chaque étoile dans les tours à venir',
    },
  },
  {
    level: 'master',
    notices: [],
    goesBy: {
      en: 'the same, and the best drawings are tried under many courses of the rounds to come',
      fr: 'la même chose, et les meilleurs dessins sont essayés dans beaucoup de suites possibles des tours à venir',
    },
  },
];
