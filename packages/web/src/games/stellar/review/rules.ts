// Rules of thumb of Stellar, by the merit that the better line had in several slips.
import type { Translated } from '@planisphere/core';

const SECTION: Translated = {
  en: 'Before you lay a card, ask which section it can still win.',
  fr: 'Avant de poser une carte, demandez-vous quelle section elle peut encore gagner.',
};

export const RULES: Readonly<Record<string, Translated>> = {
  run: {
    en: 'Before you write in your notebook, look for the card that lengthens a run.',
    fr: 'Avant de compléter votre carnet, cherchez la carte qui allonge une série.',
  },
  stars: {
    en: 'Show the stars of the type whose run is longest.',
    fr: 'Montrez les étoiles du type dont la série est la plus longue.',
  },
  'section-lead': SECTION,
  'section-total': SECTION,
  'section-won': SECTION,
  diversity: {
    en: 'Having all five types face up scores 10: count which ones you still miss.',
    fr: 'Les cinq types visibles rapportent 10\u202fpoints\u202f: comptez ceux qui vous manquent.',
  },
  blocks: {
    en: 'Before you take a card, ask which one your rival wants.',
    fr: 'Avant de prendre une carte, demandez-vous laquelle convient à votre adversaire.',
  },
  'keeps-open': {
    en: 'Before you fill a slot, ask which type loses its last neighbour.',
    fr: 'Avant d’occuper un emplacement, demandez-vous quel type perd son dernier voisin.',
  },
};
