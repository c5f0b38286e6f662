// The door of this game's rules and words.
import type { GameRoom } from '@planisphere/core';
import { starExplorerCard } from './card.ts';
import type { StarExplorer } from './game.ts';

export const starExplorerRoom: GameRoom<StarExplorer> = {
  card: starExplorerCard,
  game: async () => (await import('./game.ts')).starExplorer,
  outline: async () => (await import('./outline.ts')).starExplorerOutline,
  text: async () => (await import('./text/index.ts')).starExplorerText,
  voice: async () => (await import('./text/voice.ts')).starExplorerVoice,
};
