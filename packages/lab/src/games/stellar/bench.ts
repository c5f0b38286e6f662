// The bench's rows for Stellar.
import { createWorld, dealGame, playOut } from '@planisphere/bots/stellar/training';
import { Dice } from '@planisphere/bots/training';
import { createRng } from '@planisphere/core';
import { type Stellar, stellar } from '@planisphere/stellar';
import { boardgameIo, boardgameIoSearch } from '../../rows/peers/boardgame-io.ts';
import { randomGames, randomGamesOnViews, type Table } from '../../rows/playout.ts';
import type { Contender, Row } from '../../rows/row.ts';

export const stellarTable: Table<Stellar> = {
  game: stellar,
  options: { first: 'random', memory: true },
  players: 2,
};

/** Random games in the flat representation of the bots' search. */
function flatGames(): Contender {
  const world = createWorld();
  const dice = new Dice(createRng(1));
  return (times) => {
    for (let game = 0; game < times; game++) {
      dealGame(world, dice);
      playOut(world, dice);
    }
  };
}

export const stellarRows: readonly Row[] = [
  {
    game: 'stellar',
    name: 'stellar: random games, rules engine',
    unit: 'games/s',
    own: randomGames(stellarTable),
    peer: boardgameIo(stellarTable),
  },
  {
    game: 'stellar',
    name: 'stellar: random games, rules engine, each player on the own view',
    unit: 'games/s',
    own: randomGamesOnViews(stellarTable),
  },
  {
    game: 'stellar',
    name: 'stellar: random games, flat engine (equal by test), beside random games',
    unit: 'games/s',
    own: flatGames(),
    peer: boardgameIo(stellarTable),
  },
  {
    game: 'stellar',
    name: 'stellar: random games, flat engine (equal by test), beside the playouts of MCTSBot in the same time',
    unit: 'games/s',
    own: flatGames(),
    peer: boardgameIoSearch(stellarTable),
  },
];
