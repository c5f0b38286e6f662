// What the bench measures of Stellarion.
import { Dice, randomStellarionGames } from '@planisphere/bots/training';
import { createRng } from '@planisphere/core';
import { type Stellarion, stellarion } from '@planisphere/stellarion';
import { boardgameIo, boardgameIoSearch } from '../peers/boardgame-io.ts';
import { randomGames, type Table } from '../playout.ts';
import type { Contender, Row } from '../row.ts';

const base: Table<Stellarion> = {
  game: stellarion,
  options: { stars: 1, expansions: [], track: 'standard' },
  players: 1,
};
const whole: Table<Stellarion> = {
  ...base,
  options: { ...base.options, expansions: ['black-holes', 'theories', 'mirrors', 'sun'] },
};

/** The four expansions and the standard track, as the kernel writes them. */
const ALL_EXPANSIONS = 0b0101111;

function kernelGames(table: number): Contender {
  const dice = new Dice(createRng(1));
  return (times) => randomStellarionGames(table, times, dice);
}

export const stellarionRows: readonly Row[] = [
  {
    game: 'stellarion',
    name: 'stellarion: random base games',
    unit: 'games/s',
    own: randomGames(base),
    peer: boardgameIo(base),
  },
  {
    game: 'stellarion',
    name: 'stellarion: random games, all expansions',
    unit: 'games/s',
    own: randomGames(whole),
  },
  {
    game: 'stellarion',
    name: 'stellarion: random base games in the search kernel, beside random games',
    unit: 'games/s',
    own: kernelGames(0),
    peer: boardgameIo(base),
  },
  {
    game: 'stellarion',
    name: 'stellarion: random base games in the search kernel, beside the playouts of MCTSBot in the same time',
    unit: 'games/s',
    own: kernelGames(0),
    peer: boardgameIoSearch(base),
  },
  {
    game: 'stellarion',
    name: 'stellarion: random games in the search kernel, all expansions',
    unit: 'games/s',
    own: kernelGames(ALL_EXPANSIONS),
  },
];
