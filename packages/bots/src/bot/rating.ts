// What a bot's name says of its strength: the ratings of the levels were measured, those between two follow from them.
import { parseBetween } from './between.ts';
import { LEVELS } from './levels.ts';

/** The share in a name is a multiple of this: nobody feels a smaller difference. */
const STEP = 10;

/** The name of the bot whose rating is nearest: a level, or a bot between two. `ratings` has those of the levels. */
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
