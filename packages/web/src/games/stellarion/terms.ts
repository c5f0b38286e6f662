// The terms of a Stellarion table: its expansions, the sun's track if it is not the usual one, and the number of
// shooting stars.
import type { Options } from '@planisphere/stellarion';
import type { GameTerms } from '../../table/people/terms.ts';
import { restWords } from './words/rest.ts';

export const terms: GameTerms = (options) => {
  const { stars = 1, expansions = [], track = 'standard' } = options as Partial<Options>;
  const { names, sunTracks, starsOf } = restWords().setup;
  return [
    ...expansions.map((each) => names[each]),
    ...(track === 'standard' ? [] : [sunTracks[track]]),
    starsOf(stars),
  ];
};
