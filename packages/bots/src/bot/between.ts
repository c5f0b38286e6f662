// Bots between two neighbouring levels: each makes a share of its decisions as the higher level, the others as the lower
// one. So a level exists for everybody who is stronger than one and weaker than the next.
import { below, type GameTypes } from '@planisphere/core';
import type { Bot } from './bot.ts';
import { LEVELS, type Level } from './levels.ts';

export interface Between {
  readonly lower: Level;
  readonly higher: Level;
  /** How many of 100 decisions the higher level makes. */
  readonly share: number;
}

/** The share of a name comes in these steps: nobody feels a smaller difference. */
const STEP = 10;

/** `amateur+30`: 30 of 100 decisions as an astronomer. Undefined for any other name. */
export function parseBetween(name: string): Between | undefined {
  const [, word, share] = /^([a-z]+)\+([1-9]0)$/.exec(name) ?? [];
  const at = LEVELS.findIndex((level) => level === word);
  const lower = LEVELS[at];
  const higher = LEVELS[at + 1];
  return lower === undefined || higher === undefined ? undefined : { lower, higher, share: Number(share) };
}

/** The bot whose rating is nearest, by name: a level, or one between two. `ratings` by level. */
export function nameAtRating(points: number, ratings: Readonly<Record<string, number>>): string {
  for (const [at, lower] of LEVELS.entries()) {
    const higher = LEVELS[at + 1];
    const from = ratings[lower] ?? 0;
    const to = higher === undefined ? Number.POSITIVE_INFINITY : (ratings[higher] ?? 0);
    if (points >= to) continue;
    const share = points <= from ? 0 : Math.round((100 * (points - from)) / (to - from) / STEP) * STEP;
    if (share === 100 && higher !== undefined) return higher;
    return share === 0 ? lower : `${lower}+${share}`;
  }
  throw new Error('nameAtRating: the points are no number');
}

/** The rating of a bot by its name, as `nameAtRating` understands it; undefined where nothing was measured. */
export function ratingOfBot(name: string, ratings: Readonly<Record<string, number>>): number | undefined {
  const between = parseBetween(name);
  if (between === undefined) return ratings[name];
  const { lower, higher, share } = between;
  const from = ratings[lower];
  const to = ratings[higher];
  return from === undefined || to === undefined ? undefined : from + ((to - from) * share) / 100;
}

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
