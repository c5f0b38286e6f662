import { french, frenchClause, frenchNot } from '@planisphere/core';
import type { FrameWords } from './words.ts';

export const fr: FrameWords = {
  enterText: 'Mode texte',
  leaveText: 'Montrer le plateau',
  toTournament: 'Retour au tournoi',
  playAgain: 'Rejouer',
  home: 'Accueil',
  courseDone: 'Vous avez terminé les leçons.',
  wholeGame: 'Jouer une partie entière',
  lessons: 'Toutes les leçons',
  handover: {
    begin: 'Une nouvelle partie',
    done: (name) => `${name} a fini`,
    pass: (name) => `Passez l’appareil à ${name}`,
    hidden: 'Ce qu’une seule personne peut voir est caché.',
    show: (name) => `Je suis ${name} : montrer la table`,
  },
  tools: { label: 'Table', undo: 'Annuler', rules: 'Règles', log: 'Journal', menu: 'Menu' },
  ending: {
    win: (winners) => frenchClause(winners, 'gagner'),
    won: 'La partie est gagnée',
    lost: 'La partie est perdue',
    nobody: 'Personne ne gagne',
    over: 'La partie est finie',
    by: {
      resigned: (name) => french(name, 'avoir', 'abandonné'),
      'out-of-time': (name) => frenchNot(name, 'avoir', 'plus de temps'),
    },
    bySomebody: { resigned: 'La partie a été abandonnée.', 'out-of-time': 'Le temps est écoulé.' },
    abandoned: 'Les joueurs ont décidé de s’arrêter là.',
    points: (all) => `${all.map(({ name, points }) => `${name ?? 'Vous'} : ${points}`).join(', ')}.`,
    soFar: 'Les points sont ceux de cet instant.',
  },
};
