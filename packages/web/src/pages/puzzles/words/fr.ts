// Les énigmes en français.
import { countedInFrench, uncapital } from '@planisphere/core';
import type { PuzzleWords } from './words.ts';

export const fr: PuzzleWords = {
  title: 'Énigmes',
  lead: 'Des positions tirées de parties entre robots, où un seul coup est nettement le meilleur. Une nouvelle chaque jour, la même pour tout le monde.',
  daily: (date) => `Énigme du ${date}`,
  beginWith: (n) => `Commencer par l’énigme ${n}, la plus facile${n === 1 ? '' : ' en solo, sans extension'}`,
  today: 'L’énigme du jour',
  numbered: (n) => `Énigme ${n}`,
  made: 'Une énigme tirée d’une partie',
  value: (unit, n) => (unit === 'percent' ? `${n} %` : countedInFrench(n, 'point')),
  short: (unit, n) => (unit === 'percent' ? `${n} %` : String(n)),
  about: (best, next, unit) =>
    unit === 'percent'
      ? `Trois essais. Le meilleur coup gagne ${best} des parties, le deuxième ${next} seulement.`
      : `Une tuile, un ciel, trois essais. Primes de la fin comprises, le meilleur dessin vaut ${best}, le deuxième ${next} seulement.`,
  aboutMade: 'Trois essais pour trouver le coup que Noctua préfère.',
  tries: 'Vos essais',
  ordinals: ['1er essai', '2e essai', '3e essai'],
  now: 'sur la table',
  ifNeeded: 'si nécessaire',
  notUsed: 'pas nécessaire',
  missed: (value, best, unit) =>
    unit === 'percent'
      ? `Ce coup gagne ${value} des parties. Un autre en gagne ${best}.`
      : `Ce dessin vaut ${value}. Un autre vaut ${best}.`,
  missedFar: 'C’est loin du meilleur coup : Noctua ne l’envisage même pas.',
  missedMade: 'Noctua préfère un autre coup.',
  left: (n) => (n === 1 ? 'Il vous reste un essai.' : `Il vous reste ${n} essais.`),
  look: (where) => `Un indice : ${uncapital(where)}`,
  noHint: 'Noctua n’a pas d’indice ici : fiez-vous à vos yeux.',
  thinking: 'Noctua réfléchit…',
  giveUp: 'Voir la solution',
  solution: 'Solution',
  solvedAt: (tries) =>
    ['Résolue au premier essai', 'Résolue au deuxième essai', 'Résolue au troisième essai'][tries - 1] ??
    'Résolue',
  solved: 'On ne fait pas mieux',
  shown: 'C’était le meilleur coup',
  why: 'Pourquoi',
  plain: (best, next, unit) =>
    unit === 'percent'
      ? `Il gagne ${best} des parties ; le deuxième, ${next}.`
      : `Primes de la fin comprises, il rapporte ${best} ; le deuxième, ${next}.`,
  playedWith: 'Avec',
  card: 'Votre carte',
  noSpoilers: 'sans dévoiler la solution',
  share: 'Partager la carte',
  copy: 'Copier le texte',
  copied: 'Copié',
  next: 'Énigme suivante',
  all: 'Toutes les énigmes',
  close: 'Revoir la table',
  rating: (n) => `Difficulté ${n} sur 5`,
  unsolved: 'pas trouvée',
  attempt: (tries) => ['premier essai', 'deuxième essai', 'troisième essai'][tries - 1] ?? 'résolue',
  streak: (n) => (n === 0 ? 'Commencez une série aujourd’hui' : countedInFrench(n, 'jour', 'jours de suite')),
  week: 'Cette semaine',
  moon: ['nouvelle lune', 'croissant', 'demi-lune', 'presque pleine', 'pleine lune'],
  dayWith: (day, moon) => `${day} : ${moon}`,
  progress: (solved, of) => `${countedInFrench(solved, 'résolue')} sur ${of}`,
  play: 'La résoudre',
  again: 'La revoir',
  state: (n, solved) =>
    `Énigme ${n}, ${solved === undefined ? 'pas encore essayée' : solved ? 'résolue' : 'pas trouvée'}`,
  make: 'En faire une énigme',
};
