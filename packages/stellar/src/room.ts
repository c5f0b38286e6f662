// The door of this game: other packages load its rules and its words through it.
import type { GameRoom, GameRules } from '@planisphere/core';
import { stellarCard } from './card.ts';
import type { Stellar } from './game.ts';

/** Loads the rules without the words: workers need no words. */
export async function loadStellarRules(): Promise<GameRules<Stellar>> {
  const { stellar, stellarOutline } = await import('./index.ts');
  return { game: stellar, outline: stellarOutline };
}

export const stellarRoom: GameRoom<Stellar> = {
  card: stellarCard,
  rules: loadStellarRules,
  text: async () => (await import('./text/index.ts')).stellarText,
  voice: async () => (await import('./text/voice.ts')).stellarVoice,
};
