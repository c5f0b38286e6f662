// Takes what brings the most points at once. A weaker level leaves some of its decisions to luck.
import { below, type GameRules, randomAction } from '@planisphere/core';
import type { Bot } from '../bot/bot.ts';

/** `blind`: how many decisions of a hundred it leaves to luck. */
export function greedyBy({ game, outline }: GameRules, blind = 0): Bot {
  return {
    name: 'greedy',
    choose: (view, seat, rng) => {
      if (below(rng, 100) < blind) return randomAction(game, view, { seat, rng });
      const state = game.imagine(view, rng);
      const weighed = [...game.legal(view, seat)].map((action) => ({
        action,
        points: outline.pointsOf(game.apply(state, { by: seat, action }), seat),
      }));
      return weighed.reduce((best, each) => (each.points > best.points ? each : best)).action;
    },
  };
}
