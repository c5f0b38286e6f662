// The ratings of Stellarion's bots: the expected score of each against the master on the same deals, set-up by set-up.
import type { AnchoredSetup } from '../mind/anchors.ts';

export const STELLARION_ANCHORS: readonly AnchoredSetup[] = [
  {
    id: 'one-star',
    title: { en: 'One shooting star', fr: 'Une étoile filante' },
    options: { stars: 1 },
    levels: { random: 821, greedy: 1890, novice: 1753, amateur: 1859, astronomer: 1894, master: 1900 },
  },
  {
    id: 'no-star',
    title: { en: 'No shooting star', fr: 'Sans étoile filante' },
    options: { stars: 0 },
    levels: { random: 821, greedy: 1851, novice: 1673, amateur: 1805, astronomer: 1894, master: 1900 },
  },
  {
    id: 'black-holes',
    title: { en: 'Black Holes and Revelations', fr: 'Trous noirs et révélations' },
    options: { stars: 1, expansions: ['black-holes'] },
    levels: { random: 821, greedy: 1815, novice: 1511, amateur: 1773, astronomer: 1883, master: 1900 },
  },
  {
    id: 'theories',
    title: { en: 'Theories and Discoveries', fr: 'Théories et découvertes' },
    options: { stars: 1, expansions: ['theories'] },
    levels: { random: 1102, greedy: 1727, novice: 1560, amateur: 1751, astronomer: 1828, master: 1900 },
  },
  {
    id: 'mirrors',
    title: { en: 'Mirrors and Orbits', fr: 'Miroirs et orbites' },
    options: { stars: 1, expansions: ['mirrors'] },
    levels: { random: 821, greedy: 1769, novice: 1543, amateur: 1753, astronomer: 1883, master: 1900 },
  },
  {
    id: 'sun',
    title: { en: 'The Gloomy Sun', fr: 'Le Soleil Glauque' },
    options: { stars: 1, expansions: ['sun'] },
    levels: { random: 821, greedy: 1804, novice: 1625, amateur: 1802, astronomer: 1865, master: 1900 },
  },
  {
    id: 'all',
    title: { en: 'All four expansions', fr: 'Les quatre extensions' },
    options: { stars: 1, expansions: ['black-holes', 'theories', 'mirrors', 'sun'] },
    levels: { random: 1800, greedy: 1804, novice: 1800, amateur: 1828, astronomer: 1837, master: 1900 },
  },
];
