// Rules of thumb of Star Explorer, by the merit that the better drawing or answer had in several slips.
import type { Translated } from '@planisphere/core';

const BONUS: Translated = {
  en: 'The centre, the border and the axis score at the end: look for a place that touches them.',
  fr: 'Le centre, la bordure et l’axe rapportent à la fin\u202f: cherchez une place qui les touche.',
};
const SIZE: Translated = {
  en: 'Before you choose a size, compare the kind of that tile with the tile before.',
  fr: 'Avant de choisir une taille, comparez le type de cette tuile à celui de la précédente.',
};

export const RULES: Readonly<Record<string, Translated>> = {
  stars: {
    en: 'Turn the tile before you move it: another turn may catch more stars that score.',
    fr: 'Tournez la tuile avant de la déplacer\u202f: elle peut couvrir plus d’étoiles qui rapportent.',
  },
  lines: {
    en: 'Look for stars of both kinds side by side: every line between them scores 3.',
    fr: 'Cherchez des étoiles des deux types côte à côte\u202f: chaque ligne entre elles rapporte 3.',
  },
  central: BONUS,
  axis: BONUS,
  outer: BONUS,
  out: {
    en: 'Before you leave a star out, look for a place where all of them fit.',
    fr: 'Avant d’omettre une étoile, cherchez une place où toutes conviennent.',
  },
  'next-round': {
    en: 'Before you draw, look at the stars that you leave for the next round.',
    fr: 'Avant de dessiner, regardez les étoiles que vous laissez pour le tour suivant.',
  },
  'same-kind': SIZE,
  brings: SIZE,
};
