import type { FrameWords } from './words.ts';

export const en: FrameWords = {
  enterText: 'Text mode',
  leaveText: 'Show the board',
  playAgain: 'Play again',
  home: 'Home',
  courseDone: 'You have finished the lessons.',
  wholeGame: 'Play a whole game',
  lessons: 'All lessons',
  passTo: (name) => `Pass the device to ${name}`,
  show: 'Show the table',
  tools: { label: 'Table', undo: 'Undo', rules: 'Rules', log: 'Log', menu: 'Menu' },
  ending: {
    win: (winners) => {
      const names = winners.map((name) => name ?? 'You');
      const isOne = winners.length === 1 && winners[0] !== undefined;
      return `${new Intl.ListFormat('en-GB').format(names)} ${isOne ? 'wins' : 'win'}`;
    },
    won: 'The game is won',
    lost: 'The game is lost',
    nobody: 'Nobody wins',
    over: 'The game is over',
    by: {
      resigned: (name) => `${name ?? 'You'} resigned.`,
      'out-of-time': (name) => `${name ?? 'You'} ran out of time.`,
    },
    bySomebody: { resigned: 'The game was given up.', 'out-of-time': 'Time ran out.' },
    abandoned: 'The players agreed to stop here.',
    points: (all) => `${all.map(({ name, points }) => `${name ?? 'You'}: ${points}`).join(', ')}.`,
    soFar: 'The points are as they stood.',
  },
};
