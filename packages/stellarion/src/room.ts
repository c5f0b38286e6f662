// The door of this game: other packages load its rules and its words through it.
import type { GameRoom, GameRules } from '@planisphere/core';
import { stellarionCard } from './card.ts';
import type { Stellarion } from './rules/types.ts';

/** Loads the rules without the words: workers need no words. */
export async function loadStellarionRules(): Promise<GameRules<Stellarion>> {
  const { stellarion, stellarionOutline } = await import('./index.ts');
  return { game: stellarion, outline: stellarionOutline };
}

export const stellarionRoom: GameRoom<Stellarion> = {
  card: stellarionCard,
  rules: loadStellarionRules,
  text: async () => (await import('./text/index.ts')).stellarionText,
  voice: async () => (await import('./text/voice.ts')).stellarionVoice,
};
