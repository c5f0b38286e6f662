// The guide in French.
import type { LearnWords } from './words.ts';

export const fr: LearnWords = {
  title: 'Apprendre en jouant',
  lead: 'De courtes leçons à la vraie table, une idée chacune. Noctua la chouette explique ; vous essayez.',
  guide: 'Noctua, votre guide',
  lesson: (n, of) => `Leçon ${n} sur ${of}`,
  progress: (done, of) => `${done} leçon${done > 1 ? 's' : ''} sur ${of} terminée${done > 1 ? 's' : ''}`,
  minutes: (n) => `${n} min`,
  begin: 'Commencer',
  goOn: 'Continuer',
  tryIt: 'À vous',
  tryAgain: 'Essayez encore',
  done: 'Réussi',
  showMe: 'Montrez-moi',
  example: (text) => `Par exemple : ${text}`,
  next: 'Idée suivante',
  locked: 'Faites-le pour continuer, ou passez.',
  skip: 'Passer',
  all: 'Toutes les leçons',
  guided: {
    stellar: { title: 'Une courte partie guidée', about: 'Les trois dernières manches contre Novice' },
    'star-explorer': { title: 'Une courte partie guidée', about: 'Les deux derniers tours contre Novice' },
    stellarion: { title: 'Une courte partie guidée', about: 'Les deux derniers voyages' },
  },
  canPlay: 'Vous savez jouer',
  canPlayText: {
    stellar:
      'C’est tout ce qu’il faut. Jouez les trois dernières manches contre Novice : je dirai une ligne chaque fois que quelque chose est nouveau.',
    'star-explorer':
      'C’est tout ce qu’il faut. Jouez les deux derniers tours contre Novice : je dirai une ligne chaque fois que quelque chose est nouveau.',
    stellarion:
      'C’est tout ce qu’il faut. Il reste deux voyages dans cette partie : je dirai une ligne chaque fois que quelque chose est nouveau.',
  },
  play: {
    stellar: 'Jouer contre Novice',
    'star-explorer': 'Jouer contre Novice',
    stellarion: 'Jouer les deux derniers',
  },
};
