// A bot by its name.
import { below, type GameTypes } from '@planisphere/core';
import { parseBetween } from './between.ts';
import type { Bot } from './bot.ts';

/** The bot of this name: one of these, or one between two of them. */
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
