// Rules of thumb of Stellarion, by the merit that the better line had in several slips.
import type { Translated } from '@planisphere/core';

const PROOF: Translated = {
  en: 'Before every turn, look at the theory: a proof is free.',
  fr: 'Avant chaque tour, regardez la théorie\u202f: la démontrer ne coûte rien.',
};

export const RULES: Readonly<Record<string, Translated>> = {
  launches: {
    en: 'When a launch is possible, weigh it first.',
    fr: 'Quand un lancement est possible, pesez-le d’abord.',
  },
  'next-turn': {
    en: 'Before you coordinate, ask which launch it makes ready for the next turn.',
    fr: 'Avant de coordonner, demandez-vous quel lancement cela prépare pour le tour suivant.',
  },
  'keeps-ready': {
    en: 'Do not pay with a card that the next launch needs.',
    fr: 'Ne payez pas avec une carte dont le prochain lancement a besoin.',
  },
  proves: PROOF,
  proof: PROOF,
};
