// La recherche d’un adversaire, en français.
import { countedInFrench } from '@planisphere/core';
import type { PeopleWords } from './words.ts';

export const fr: PeopleWords = {
  looking: 'Nous cherchons quelqu’un',
  lookingFor: (game) => `Nous cherchons quelqu’un pour jouer à ${game} avec vous.`,
  waited: (time) => `Vous attendez depuis ${time}`,
  range: (low, high) => `Niveaux de ${low} à ${high}`,
  widerIn: (seconds) => `plus large dans ${countedInFrench(seconds, 'seconde')}`,
  anybody: 'Tous les niveaux',
  pace: 'Rythme',
  paces: { brisk: 'Vif', relaxed: 'Tranquille', days: 'En jours' },
  terms: {
    brisk: '30 secondes par coup, 5 minutes en réserve',
    relaxed: 'une minute par coup, 10 en réserve',
    days: '3 jours par coup',
  },
  meanwhile: 'Un robot en attendant',
  aloneMeanwhile: 'Partir en solo en attendant',
  stop: 'Arrêter la recherche',
  calls:
    'Nous vous appelons dès que quelqu’un arrive, même pendant une autre partie, tant que cette page reste ouverte.',
  pill: (time) => `Recherche, ${time}`,
  here: (name) => `${name} est là`,
  play: (name) => `Jouer avec ${name}`,
  fly: (name) => `Partir avec ${name}`,
  notNow: 'Pas maintenant',
  finish: 'Finir cette partie',
  kept: 'Votre partie est gardée ; reprenez-la quand vous voulez.',
  left: (seconds) => `Il reste ${countedInFrench(seconds, 'seconde')}`,
  waitsFor: (name) => `Nous attendons ${name} …`,
  away: (name) => `${name} n’est pas là. Vous êtes de nouveau en tête.`,
  openTables: 'Tables ouvertes',
  seats: (taken, of) => `${countedInFrench(taken, 'place prise', 'places prises')} sur ${of}`,
  randomStart: 'début au hasard',
  begins: (name) => `${name} commence`,
  freeSeatBegins: 'une place libre commence',
  rated: 'Classée',
  forFun: 'Pour le plaisir',
  joinIn: 'Rejoindre',
  invitations: 'On vous invite',
  invitedBy: (name, game) => `${name} vous attend : ${game}.`,
  declineInvitation: 'Non merci',
  joinAt: (game, names) => `Rejoindre ${game} avec ${names}`,
  quiet: 'Tout est calme ici',
  fewHere: 'Il y a peu de monde en ce moment',
  lastHere: (people, time) =>
    people === 1
      ? `Quelqu’un est passé ${time}.`
      : `${people} personnes sont passées aujourd’hui, la dernière ${time}.`,
  nobodyYet: 'Personne d’autre n’est passé aujourd’hui.',
  offer:
    'Laissez une partie ouverte : la prochaine personne la voit ici et s’assied, puis chacun joue quand il peut.',
  offers: 'Proposer une partie, 3 jours par coup',
  minutesAgo: (minutes) => (minutes < 2 ? 'à l’instant' : `il y a ${minutes} minutes`),
  hoursAgo: (hours) => (hours === 1 ? 'il y a une heure' : `il y a ${hours} heures`),
  missed: 'Vous n’avez pas répondu : la recherche est arrêtée.',
};
