import type { FrameWords } from './words.ts';

export const fr: FrameWords = {
  table: 'La table en texte',
  choices: 'Ce que vous pouvez faire',
  enterText: 'Mode texte',
  leaveText: 'Montrer le plateau',
  log: 'Journal',
  playAgain: 'Rejouer',
  home: 'Accueil',
};
