// The bench's rows for Stellarion.
import { Dice, randomStellarionGames } from '@planisphere/bots/stellarion/playouts';
import { createRng } from '@planisphere/core';
import { type Stellarion, stellarion } from '@planisphere/stellarion';
import { boardgameIo, boardgameIoSearch } from '../../rows/peers/boardgame-io.ts';
import { randomGames, type Table } from '../../rows/playout.ts';
import type { Contender, Row } from '../../rows/row.ts';

const base: Table<Stellarion> = {
  game: stellarion,
  options: { stars: 1, expansions: [], track: 'standard' },
  players: 1,
};
const whole: Table<Stellarion> = {
  ...base,
  options: { ...base.options, expansions: ['black-holes', 'theories', 'mirrors', 'sun'] },
};

/** In the flat engine of the bots' search; tests prove it equal to the rules. */
function flatGames(table: Table<Stellarion>): Contender {
  const dice = new Dice(createRng(1));
  return (times) => {
    randomStellarionGames(table, times, dice);
  };
}

export const stellarionRows: readonly Row[] = [
  {
    game: 'stellarion',
    name: 'stellarion: random base games, rules engine',
    unit: 'games/s',
    own: randomGames(base),
    peer: boardgameIo(base),
  },
  {
    game: 'stellarion',
    name: 'stellarion: random games with all expansions, rules engine',
    unit: 'games/s',
    own: randomGames(whole),
  },
  {
    game: 'stellarion',
    name: 'stellarion: random base games, flat engine (equal by test), beside random games',
    unit: 'games/s',
    own: flatGames(base),
    peer: boardgameIo(base),
  },
  {
    game: 'stellarion',
    name: 'stellarion: random base games, flat engine (equal by test), beside the playouts of MCTSBot in the same time',
    unit: 'games/s',
    own: flatGames(base),
    peer: boardgameIoSearch(base),
  },
  {
    game: 'stellarion',
    name: 'stellarion: random games with all expansions, flat engine (equal by test)',
    unit: 'games/s',
    own: flatGames(whole),
  },
];
