// A hint in English.
import { plural } from '@planisphere/core';
import type { AdviceWords } from './words.ts';

export const en: AdviceWords = {
  title: 'Hint',
  stages: ['Where', 'What', 'Why'],
  close: 'Close the hint',
  showMove: 'Show the move',
  tellWhy: 'Tell me why',
  decide: 'I’ll decide',
  play: 'Play this move',
  here: 'The hint points here.',
  thisMove: 'This move',
  nextBest: (line) => `Next best: ${line}`,
  toWin: (percent) => `${percent} % to win`,
  points: (n, { certain }) => `${n} ${certain ? '' : 'expected '}${plural(n, 'point')}`,
};
