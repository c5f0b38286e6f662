// What a frame in another page says, in English.
import type { EmbedWords } from './words.ts';

export const en: EmbedWords = {
  open: 'Open Planisphere',
  position: (game) => `A position of ${game}`,
  noPosition: 'The address of this frame names no position.',
  badPosition: (fault) => `This position cannot be read: ${fault}`,
  daily: (game, day) => `${game}, the sky of ${day}`,
  play: 'Play it on Planisphere',
};
