// The door of this game's rules and words.
import type { GameRoom } from '@planisphere/core';
import { stellarionCard } from './card.ts';
import type { Stellarion } from './rules/types.ts';

export const stellarionRoom: GameRoom<Stellarion> = {
  card: stellarionCard,
  game: async () => (await import('./game.ts')).stellarion,
  outline: async () => (await import('./outline.ts')).stellarionOutline,
  text: async () => (await import('./text/index.ts')).stellarionText,
  voice: async () => (await import('./text/voice.ts')).stellarionVoice,
};
