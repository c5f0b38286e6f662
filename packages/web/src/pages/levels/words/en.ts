// The page about the levels in English.
import { counted } from '@planisphere/core';
import type { LevelWords } from './words.ts';

const after = (low: number, high: number, games: number): string =>
  `surely between ${low} and ${high}, after ${counted(games, 'game')}`;

export const en: LevelWords = {
  title: 'How the bots play',
  about:
    'How often each level wins, and what it overlooks. The bots have played it out; nothing here is a guess.',
  game: 'Game',
  encounters: 'Each level against the one below',
  against: (below) => `against ${below}`,
  wins: (share) => `wins ${share} of 100`,
  between: after,
  encountersNote:
    'Every deal is played twice, with the seats swapped. “Surely” means nineteen times in twenty.',
  alone: 'Points alone',
  points: (mean) => `${mean} on average`,
  usually: (low, high, games) => `eight in ten of ${games} games between ${low} and ${high}`,
  setups: 'Games won of 100',
  setup: 'Set-up',
  together: 'two players',
  setupsNote: 'All levels of a row play the same deals. Press a number to see how sure it is.',
  rate: (share, low, high, games) => `${share} of 100, ${after(low, high, games)}`,
  told: (level, setup, rate) => `${level}, ${setup}: ${rate}.`,
  overlooks: 'What each level overlooks',
  noticed: (share, what) => `Notices ${share} of 100 ${what}.`,
  everything: 'Overlooks nothing that can be done in a turn.',
  goesBy: (what) => `Goes by ${what}.`,
  overlooksNote:
    'What a level does not notice it cannot choose, in this turn. That is how it errs, as people do.',
  figures: 'All figures, with the commands that made them',
};
