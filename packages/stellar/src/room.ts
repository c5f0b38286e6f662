// The door of this game's rules and words.
import type { GameRoom } from '@planisphere/core';
import { stellarCard } from './card.ts';
import type { Stellar } from './game.ts';

export const stellarRoom: GameRoom<Stellar> = {
  card: stellarCard,
  game: async () => (await import('./game.ts')).stellar,
  outline: async () => (await import('./outline.ts')).stellarOutline,
  text: async () => (await import('./text/index.ts')).stellarText,
  voice: async () => (await import('./text/voice.ts')).stellarVoice,
};
