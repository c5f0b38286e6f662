// Bots between two neighbouring levels: each makes a share of its decisions as the higher level, the others as the
// lower one. So there is an opponent for everybody who is stronger than one level and weaker than the next.
import { LEVELS, type Level } from './levels.ts';

export interface Between {
  readonly lower: Level;
  readonly higher: Level;
  /** How many of 100 decisions the higher level makes. */
  readonly share: number;
}

/** `amateur+30`: 30 of 100 decisions as an astronomer. Undefined for any other name. */
export function parseBetween(name: string): Between | undefined {
  const [, word, share] = /^([a-z]+)\+([1-9]0)$/.exec(name) ?? [];
  const at = LEVELS.findIndex((level) => level === word);
  const lower = LEVELS[at];
  const higher = LEVELS[at + 1];
  return lower === undefined || higher === undefined ? undefined : { lower, higher, share: Number(share) };
}
