// The guide in English.
import type { LearnWords } from './words.ts';

export const en: LearnWords = {
  title: 'Learn by playing',
  lead: 'Short lessons on the real table, one idea each. Noctua the owl explains; you try.',
  guide: 'Noctua, your guide',
  lesson: (n, of) => `Lesson ${n} of ${of}`,
  progress: (done, of) => `${done} of ${of} lessons done`,
  minutes: (n) => `${n} min`,
  begin: 'Begin',
  goOn: 'Go on',
  tryIt: 'Try it',
  tryAgain: 'Try again',
  done: 'Done',
  showMe: 'Show me',
  example: (text) => `For instance: ${text}`,
  next: 'Next idea',
  locked: 'Do it to go on, or skip.',
  skip: 'Skip',
  all: 'All lessons',
  guided: {
    stellar: { title: 'A short guided game', about: 'The last three rounds against Novice' },
    'star-explorer': { title: 'A short guided game', about: 'The last two rounds against Novice' },
    stellarion: { title: 'A short guided game', about: 'The last two voyages' },
  },
  canPlay: 'You can now play',
  canPlayText: {
    stellar:
      'That is all it takes. Play the last three rounds of a game against Novice: I will say one line whenever something is new.',
    'star-explorer':
      'That is all it takes. Play the last two rounds of a game against Novice: I will say one line whenever something is new.',
    stellarion:
      'That is all it takes. Two voyages are left in this game: I will say one line whenever something is new.',
  },
  play: {
    stellar: 'Play against Novice',
    'star-explorer': 'Play against Novice',
    stellarion: 'Fly the last two',
  },
};
