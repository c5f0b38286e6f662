import { english, englishClause } from '@planisphere/core';
import type { FrameWords } from './words.ts';

export const en: FrameWords = {
  enterText: 'Text mode',
  leaveText: 'Show the board',
  toTournament: 'Back to the tournament',
  playAgain: 'Play again',
  home: 'Home',
  courseDone: 'You have finished the lessons.',
  wholeGame: 'Play a whole game',
  lessons: 'All lessons',
  handover: {
    begin: 'A new game',
    done: (name) => `${name} has finished`,
    pass: (name) => `Pass the device to ${name}`,
    hidden: 'What only one player may see is hidden.',
    show: (name) => `I am ${name}: show the table`,
  },
  tools: { label: 'Table', undo: 'Undo', rules: 'Rules', log: 'Log', menu: 'Menu' },
  ending: {
    win: (winners) => englishClause(winners, 'win'),
    won: 'The game is won',
    lost: 'The game is lost',
    nobody: 'Nobody wins',
    over: 'The game is over',
    by: {
      resigned: (name) => english(name, 'have resigned'),
      'out-of-time': (name) => english(name, 'have run out of time'),
    },
    bySomebody: { resigned: 'The game was given up.', 'out-of-time': 'Time ran out.' },
    abandoned: 'The players agreed to stop here.',
    points: (all) => `${all.map(({ name, points }) => `${name ?? 'You'}: ${points}`).join(', ')}.`,
    soFar: 'The points are as they stood.',
  },
};
