// Finds a bot by its name, also a bot between two levels.
import { below, type GameTypes } from '@planisphere/core';
import { parseBetween } from './between.ts';
import type { Bot } from './bot.ts';

/** One of `bots`, or a bot between two of them such as `amateur+30`; undefined if neither has this name. */
export function botCalled<T extends GameTypes>(bots: readonly Bot<T>[], name: string): Bot<T> | undefined {
  const known = bots.find((bot) => bot.name === name);
  const between = known === undefined ? parseBetween(name) : undefined;
  if (between === undefined) return known;
  const lower = bots.find(({ level }) => level === between.lower);
  const higher = bots.find(({ level }) => level === between.higher);
  if (lower === undefined || higher === undefined) return undefined;
  return {
    name,
    choose: (view, seat, rng) => (below(rng, 100) < between.share ? higher : lower).choose(view, seat, rng),
  };
}
