// Les classements, en français.
import { countedInFrench } from '@planisphere/core';
import type { LeaderboardWords } from './words.ts';

export const fr: LeaderboardWords = {
  title: 'Classement',
  about: (game, list, people, games) =>
    `${game}, ${list} : ${countedInFrench(people, 'personne')}, ${countedInFrench(games, 'partie classée', 'parties classées')}.`,
  game: 'Jeu',
  pace: 'Rythme',
  setup: 'Mise en place',
  time: 'Période',
  times: { day: 'Aujourd’hui', week: 'Semaine', all: 'En tout' },
  nobody: {
    day: 'Personne n’a joué de partie classée aujourd’hui.',
    week: 'Personne n’a joué de partie classée cette semaine.',
    all: 'Personne n’a encore joué de partie classée.',
  },
  rank: 'Rang',
  player: 'Joueur',
  rating: 'Niveau',
  games: 'Parties',
  gained: 'Gain',
  you: 'vous',
  unplaced: 'pas encore de rang',
  bot: (level) => `robot ${level}`,
  fixed: 'fixe',
  yours: 'Vous',
  unrated: 'Vous n’avez pas encore de niveau dans cette liste. Quelques parties classées suffisent.',
  placeOf: (rank, people) => `rang ${rank} sur ${people}`,
  playSomebody: 'Jouer avec quelqu’un',
  playBot: (name) => `Partie classée contre ${name}`,
  spread: 'Où sont les joueurs',
  people: (count, from) => `${countedInFrench(count, 'personne')} de ${from} à ${from + 99}`,
  botLines: 'Les lignes bleues en pointillés sont les robots.',
  whatCounts: 'Ce qui compte',
  counts: [
    'Seules comptent les parties dont la donne et les coups se vérifient.',
    'Tables classées, sans indice, sans reprise.',
    'Les robots ont un niveau fixe : ainsi, l’échelle ne dérive pas.',
    'Le rang apparaît quand l’intervalle est de ±100 au plus.',
  ],
};
