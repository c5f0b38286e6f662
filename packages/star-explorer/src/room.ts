// The door of this game: other packages load its rules and its words through it.
import type { GameRoom, GameRules } from '@planisphere/core';
import { starExplorerCard } from './card.ts';
import type { StarExplorer } from './game.ts';

/** Loads the rules without the words: workers need no words. */
export async function loadStarExplorerRules(): Promise<GameRules<StarExplorer>> {
  const { starExplorer, starExplorerOutline } = await import('./index.ts');
  return { game: starExplorer, outline: starExplorerOutline };
}

export const starExplorerRoom: GameRoom<StarExplorer> = {
  card: starExplorerCard,
  rules: loadStarExplorerRules,
  text: async () => (await import('./text/index.ts')).starExplorerText,
  voice: async () => (await import('./text/voice.ts')).starExplorerVoice,
};
