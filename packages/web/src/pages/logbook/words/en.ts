// The logbook, in English.
import { counted } from '@planisphere/core';
import type { LogbookWords } from './words.ts';

/** With its sign, a true minus. */
const signed = (n: number): string => `${n < -0.5 ? '−' : n > 0.5 ? '+' : ''}${Math.abs(Math.round(n))}`;

export const en: LogbookWords = {
  title: 'Your logbook',
  kept: (since) => `Since ${since}. Kept on this device only.`,
  empty: 'It fills itself as you play, and stays on this device.',
  first: {
    title: 'The first page is yours to write',
    text: 'Play one game, win or lose, and these appear here: the result, the luck you had, and the choices that mattered.',
    learn: 'Learn first',
    none: 'no game yet',
    wins: 'One line for each game and each rival, from Novice to your friends.',
  },
  span: 'Which games',
  spans: { week: 'Week', month: 'Month', all: 'All' },
  games: 'games',
  won: 'won',
  inRow: 'in a row now',
  gamesOf: (n) => counted(n, 'game'),
  wins: 'Wins by game and table',
  best: (n) => `best ${n}`,
  mean: (n) => `mean ${n}`,
  group: (key, level) =>
    level === undefined
      ? ({
          friends: 'Friends',
          between: 'Bot between two levels',
          1: 'Alone',
          2: 'Two players',
          3: 'Three',
          4: 'Four',
        }[key] ?? key)
      : `${level} bot`,
  streaks: 'Streaks',
  lastGames: (n) => (n === 1 ? 'last game' : `last ${n} games`),
  longest: (n) => `best run: ${n}`,
  now: (n) => `now: ${n}`,
  wonKey: 'won',
  lostKey: 'lost',
  aloneKey: 'alone',
  stoppedKey: 'stopped',
  tiedKey: 'drawn',
  assistedKey: 'assisted',
  recent: 'Recent games',
  atTable: 'At the real table',
  paperGame: (game, players) => `${game}: ${players}`,
  forgetPaper: (game) => `Take ${game} off the list`,
  daily: 'Daily sky',
  nights: (played, of) => `${played} of ${of} nights`,
  nightPlayed: (date, score) => `${date}: ${score}`,
  nightMissed: (date) => `${date}: not played`,
  luck: 'Luck and skill',
  reviewed: (n) => counted(n, 'reviewed game'),
  luckNone:
    'Every game that you review becomes a star: further up for better choices, further right for a kinder sky.',
  firstStar: 'game 1',
  reviewLatest: 'Review the latest',
  unkind: 'unkind sky',
  kind: 'kind sky',
  playedWell: 'played well',
  playedPoorly: 'played poorly',
  spot: (game, { luck, skill, others }) =>
    `${game}: ${luck} by the sky, ${skill} by your decisions${others === undefined ? '' : `, ${others} by the others’`}`,
  amount: (unit, n) => `${signed(n)}${unit === 'chance' ? ' %' : ''}`,
  bySky: 'the sky, a game',
  byChoices: 'your decisions, a game',
  byOthers: 'the others’ decisions, a game',
  puzzles: 'Puzzles solved',
  puzzlesTotal: 'puzzles',
  puzzlesOf: (solved, tried, first) => `${solved} of ${tried}, ${first} % at the first try`,
  toPuzzles: 'All puzzles',
  export: 'Export the records',
  exportText: 'Your games as a file, to keep or to read elsewhere.',
  assisted: (n) => counted(n, 'assisted game is not counted.', 'assisted games are not counted.'),
};
