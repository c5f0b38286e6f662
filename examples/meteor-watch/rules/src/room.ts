// The door of this game: other packages load its rules and its words through it.
import type { GameRoom, GameRules } from '@planisphere/core';
import { meteorsCard } from './card.ts';
import type { Meteors } from './position.ts';

/** Loads the rules without the words: workers need no words. */
export async function loadMeteorsRules(): Promise<GameRules<Meteors>> {
  const { meteors, meteorsOutline } = await import('./index.ts');
  return { game: meteors, outline: meteorsOutline };
}

export const meteorsRoom: GameRoom<Meteors> = {
  card: meteorsCard,
  rules: loadMeteorsRules,
  text: async () => (await import('./text.ts')).meteorsText,
  voice: async () => (await import('./text.ts')).meteorsText,
};
