// The bots of Meteor Watch: the greedy one, and the four levels. Weaker ones leave more decisions to luck.
import { RULES } from '@planisphere/games/rules';
import type { Bot } from '../bot/bot.ts';
import { LEVELS } from '../bot/levels.ts';
import type { GameMind } from '../mind/mind.ts';
import { greedyBy } from './greedy.ts';

/** How many decisions of a hundred each level leaves to luck. */
const BLIND = { novice: 60, amateur: 30, astronomer: 10, master: 0 } as const;

async function roster(): Promise<readonly Bot[]> {
  const rules = await RULES['meteor-watch']();
  return [
    greedyBy(rules),
    ...LEVELS.map((level) => ({ ...greedyBy(rules, BLIND[level]), name: level, level })),
  ];
}

export const meteorsMind: GameMind = {
  botNames: ['greedy', ...LEVELS],
  effort: { review: 0, wholeReview: 0, hint: 0 },
  roster,
};
