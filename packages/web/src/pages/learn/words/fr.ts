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
  guided: 'Une courte partie guidée',
  canPlay: 'Vous savez jouer',
};
