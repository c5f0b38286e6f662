// What the bench measures of Stellarion.
import { type Stellarion, stellarion } from '@planisphere/stellarion';
import { randomGames, type Table } from '../playout.ts';
import type { Row } from '../row.ts';

const base: Table<Stellarion> = {
  game: stellarion,
  options: { stars: 1, expansions: [], track: 'standard' },
  players: 1,
};
const whole: Table<Stellarion> = {
  ...base,
  options: { ...base.options, expansions: ['black-holes', 'theories', 'mirrors', 'sun'] },
};

export const stellarionRows: readonly Row[] = [
  { game: 'stellarion', name: 'stellarion: random base games', unit: 'games/s', own: randomGames(base) },
  {
    game: 'stellarion',
    name: 'stellarion: random games, all expansions',
    unit: 'games/s',
    own: randomGames(whole),
  },
];
