// The tracks of the Gloomy Sun, by number.
import { decodeOptions, stellarion } from '@planisphere/stellarion';

export const TRACKS = ['easy', 'standard', 'hard'] as const;

const tables = TRACKS.map((track) => {
  const options = decodeOptions({ expansions: ['sun'], track });
  if (!options.ok) throw new Error('track: these options are in order');
  return stellarion.setup(options.value, 1).table.track;
});

/** By track: its last space. */
export const LAST_OF: Uint8Array = Uint8Array.from(tables, ({ last }) => last);

/** By track × 32 + space: the bit of the meteor there. */
export const METEOR_AT: Uint8Array = new Uint8Array(TRACKS.length * 32);
tables.forEach(({ meteors }, track) => {
  meteors.forEach((space, index) => {
    METEOR_AT[track * 32 + space] = 1 << index;
  });
});

/** By track × 4 + meteor: its space. */
export const METEOR_SPACES: Uint8Array = Uint8Array.from(tables.flatMap(({ meteors }) => meteors));
