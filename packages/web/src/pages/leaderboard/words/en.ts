// The leaderboards in English.
import { counted } from '@planisphere/core';
import type { LeaderboardWords } from './words.ts';

export const en: LeaderboardWords = {
  title: 'Leaderboard',
  about: (game, list, people, games) =>
    `${game}, ${list}: ${counted(people, 'person', 'people')}, ${counted(games, 'rated game')}.`,
  game: 'Game',
  pace: 'Pace',
  setup: 'Set-up',
  time: 'Time',
  times: { day: 'Today', week: 'Week', all: 'All time' },
  nobody: {
    day: 'Nobody has played a rated game today.',
    week: 'Nobody has played a rated game this week.',
    all: 'Nobody has played a rated game yet.',
  },
  rank: 'Rank',
  player: 'Player',
  rating: 'Rating',
  games: 'Games',
  gained: 'Gained',
  you: 'you',
  unplaced: 'not placed yet',
  bot: (level) => `${level} bot`,
  fixed: 'fixed',
  yours: 'You',
  unrated: 'You have no rating on this list yet. A few rated games place you.',
  placeOf: (rank, people) => `place ${rank} of ${people}`,
  playSomebody: 'Play somebody',
  playBot: (name) => `Rated game against ${name}`,
  spread: 'Where people are',
  people: (count, from) => `${counted(count, 'person', 'people')} from ${from} to ${from + 99}`,
  botLines: 'Dashed blue lines are bots.',
  whatCounts: 'What counts',
  counts: [
    'Only games whose deal and moves stand up to a check.',
    'Rated tables, hints off, no move taken back.',
    'Bots keep a fixed rating, so that the scale does not drift.',
    'A rank appears once the interval is ±100 or less.',
  ],
};
