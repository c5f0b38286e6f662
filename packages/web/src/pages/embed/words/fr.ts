// What a frame in another page says, in French.
import type { EmbedWords } from './words.ts';

export const fr: EmbedWords = {
  open: 'Ouvrir Planisphere',
  position: (game) => `Une position de ${game}`,
  noPosition: 'L’adresse de ce cadre ne désigne aucune position.',
  badPosition: (fault) => `Cette position est illisible : ${fault}`,
  daily: (game, day) => `${game}, le ciel du ${day}`,
  play: 'La jouer sur Planisphere',
};
