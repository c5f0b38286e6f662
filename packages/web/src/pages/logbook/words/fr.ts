// Le journal de bord, en français.
import { countedInFrench } from '@planisphere/core';
import type { LogbookWords } from './words.ts';

/** With its sign, a true minus. */
const signed = (n: number): string => `${n < -0.5 ? '−' : n > 0.5 ? '+' : ''}${Math.abs(Math.round(n))}`;

export const fr: LogbookWords = {
  title: 'Votre journal de bord',
  kept: (since) => `Depuis ${since}. Gardé sur cet appareil seulement.`,
  empty: 'Il se remplit à mesure que vous jouez, et reste sur cet appareil.',
  first: {
    title: 'La première page vous attend',
    text: 'Jouez une partie, gagnée ou perdue, et vous trouverez ici le résultat, la chance que vous avez eue et les choix qui ont compté.',
    learn: 'Apprendre d’abord',
    none: 'aucune partie',
    wins: 'Une ligne par jeu et par adversaire, du Novice à vos amis.',
  },
  span: 'Quelles parties',
  spans: { week: 'Semaine', month: 'Mois', all: 'Toutes' },
  games: 'parties',
  won: 'gagnées',
  inRow: 'de suite',
  gamesOf: (n) => countedInFrench(n, 'partie'),
  wins: 'Victoires par jeu et par table',
  best: (n) => `record ${n}`,
  mean: (n) => `moyenne ${n}`,
  group: (key, level) =>
    level === undefined
      ? ({
          friends: 'Amis',
          between: 'Robot entre deux niveaux',
          1: 'En solo',
          2: 'À deux',
          3: 'À trois',
          4: 'À quatre',
        }[key] ?? key)
      : `Robot, ${level}`,
  streaks: 'Séries',
  lastGames: (n) => (n <= 1 ? 'dernière partie' : `${n} dernières parties`),
  longest: (n) => `record : ${n}`,
  now: (n) => `en cours : ${n}`,
  wonKey: 'gagnée',
  lostKey: 'perdue',
  aloneKey: 'en solo',
  stoppedKey: 'arrêtée',
  tiedKey: 'nulle',
  assistedKey: 'assistée',
  recent: 'Parties récentes',
  atTable: 'À la vraie table',
  paperGame: (game, players) => `${game} : ${players}`,
  forgetPaper: (game) => `Enlever ${game} de la liste`,
  daily: 'Ciel du jour',
  nights: (played, of) => `${countedInFrench(played, 'nuit')} sur ${of}`,
  nightPlayed: (date, score) => `${date} : ${score}`,
  nightMissed: (date) => `${date} : pas jouée`,
  luck: 'Hasard et talent',
  reviewed: (n) => countedInFrench(n, 'bilan'),
  luckNone:
    'Chaque partie dont on fait le bilan devient une étoile : plus haut si les choix étaient meilleurs, plus à droite si le ciel était clément.',
  firstStar: 'partie 1',
  reviewLatest: 'Faire le bilan de la dernière',
  unkind: 'ciel contraire',
  kind: 'ciel clément',
  playedWell: 'bien joué',
  playedPoorly: 'mal joué',
  spot: (game, { luck, skill, others }) =>
    `${game} : ${luck} par le ciel, ${skill} par vos décisions${others === undefined ? '' : `, ${others} par celles des autres`}`,
  amount: (unit, n) => `${signed(n)}${unit === 'chance' ? ' %' : ''}`,
  bySky: 'le ciel, par partie',
  byChoices: 'vos décisions, par partie',
  byOthers: 'les décisions des autres, par partie',
  puzzles: 'Énigmes résolues',
  puzzlesTotal: 'énigmes',
  puzzlesOf: (solved, tried, first) => `${solved} sur ${tried}, ${first} % au premier essai`,
  toPuzzles: 'Toutes les énigmes',
  export: 'Exporter les enregistrements',
  exportText: 'Vos parties dans un fichier, à garder ou à lire ailleurs.',
  assisted: (n) =>
    countedInFrench(n, 'partie assistée n’est pas comptée.', 'parties assistées ne sont pas comptées.'),
};
