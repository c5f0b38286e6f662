// La recherche d’un adversaire, en français.
import type { PeopleWords } from './words.ts';

export const fr: PeopleWords = {
  looking: 'Nous cherchons quelqu’un',
  lookingFor: (game) => `Nous cherchons quelqu’un pour jouer à ${game} avec vous.`,
  waited: (time) => `Vous attendez depuis ${time}`,
  pace: 'Rythme',
  paces: { brisk: 'Vif', relaxed: 'Tranquille', days: 'En jours' },
  terms: {
    brisk: '30 secondes par coup, 5 minutes en réserve',
    relaxed: 'une minute par coup, 10 en réserve',
    days: '3 jours par coup',
  },
  meanwhile: 'Un robot en attendant',
  aloneMeanwhile: 'Un vol en solo en attendant',
  stop: 'Arrêter',
  calls:
    'Nous vous appelons dès que quelqu’un arrive, même pendant une autre partie, tant que cette page reste ouverte.',
  pill: (time) => `Recherche, ${time}`,
  here: (name) => `${name} est là`,
  play: (name) => `Jouer avec ${name}`,
  fly: (name) => `Voler avec ${name}`,
  notNow: 'Pas maintenant',
  finish: 'Finir cette partie',
  kept: 'Votre partie est gardée ; reprenez-la quand vous voulez.',
  left: (seconds) => (seconds === 1 ? 'Il reste 1 seconde' : `Il reste ${seconds} secondes`),
  waitsFor: (name) => `Nous attendons ${name} …`,
  away: (name) => `${name} n’est pas là. Vous êtes de nouveau en tête.`,
  missed: 'Vous n’avez pas répondu : la recherche est arrêtée.',
};
