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
  guided: 'A short guided game',
  canPlay: 'You can now play',
};
