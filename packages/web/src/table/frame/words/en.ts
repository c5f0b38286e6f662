import type { FrameWords } from './words.ts';

export const en: FrameWords = {
  table: 'The table as text',
  choices: 'What you can do',
  enterText: 'Text mode',
  leaveText: 'Show the board',
  log: 'Log',
  playAgain: 'Play again',
  home: 'Home',
};
