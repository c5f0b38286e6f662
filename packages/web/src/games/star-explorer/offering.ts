// The few best places for a tile, best first, each with its points: for players who do not see the sky.
import { bestPlaces, bonusWeighting, type Drawing, roundWeighting } from '@planisphere/star-explorer';
import type { Ghost } from '@planisphere/star-explorer/voice';
import { ghostOver } from './handling.ts';
import { type Laid, layOut } from './laid.ts';
import { ghostWords } from './prompt.ts';
import type { Site } from './site.ts';

/** A longer list is not worth listening to. */
const MOST = 5;

export interface OfferedPlace {
  readonly drawing: Drawing;
  /** Points of the round and of the end together. */
  readonly gain: number;
  readonly words: string;
}

const known = new WeakMap<Site, readonly OfferedPlace[]>();

/** Computed once for each sky; `ghost` is the tile in the hand. */
export function offeredPlaces(site: Site, ghost: Ghost): readonly OfferedPlace[] {
  const places = known.get(site) ?? findPlaces(site, ghost);
  known.set(site, places);
  return places;
}

function findPlaces(site: Site, ghost: Ghost): readonly OfferedPlace[] {
  const { tile, taken, kinds, extinguished } = site;
  const weighting = bonusWeighting(roundWeighting(kinds, extinguished), 1);
  return bestPlaces({ tile, taken, weighting }, MOST)
    .map(({ drawing }) => {
      const over = ghostOver(site, ghost, drawing);
      const laid: Laid = layOut(site, over);
      return { drawing, gain: laid.worth?.gain ?? 0, words: ghostWords(site, over, laid) };
    })
    .toSorted((a, b) => b.gain - a.gain);
}
