// Takes what brings most points now; blind for some of its decisions, where it is to be weaker.
import { below, type GameRules, randomAction } from '@planisphere/core';
import type { Bot } from '../bot/bot.ts';

/** `blind`: of a hundred decisions, how many are left to luck. */
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
