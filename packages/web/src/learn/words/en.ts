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
  hide: 'Put away',
  position: (rule) => `A position that shows rule ${rule}`,
  example: (text) => `For instance: ${text}`,
  next: 'Next idea',
  locked: 'Do it to go on, or skip.',
  skip: 'Skip',
  all: 'All lessons',
  guided: {
    stellar: { title: 'A guided game', about: 'Against Novice, with a word at each first time' },
    'star-explorer': { title: 'A guided game', about: 'Against Novice, with a word at each first time' },
    stellarion: { title: 'A guided game', about: 'Alone, with a word at each first time' },
  },
  canPlay: 'You can now play',
  canPlayText: {
    stellar:
      'That is all it takes. Play a game against Novice: I will say one line whenever something is new.',
    'star-explorer':
      'That is all it takes. Play a game against Novice: I will say one line whenever something is new.',
    stellarion: 'That is all it takes. Play a game alone: I will say one line whenever something is new.',
  },
  play: {
    stellar: 'Play against Novice',
    'star-explorer': 'Play against Novice',
    stellarion: 'Play a first game',
  },
};
