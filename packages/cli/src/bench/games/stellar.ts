// What the bench measures of Stellar.
import { type Stellar, stellar } from '@planisphere/stellar';
import { boardgameIo } from '../peers/boardgame-io.ts';
import { randomGames, randomGamesOnViews, type Table } from '../playout.ts';
import type { Row } from '../row.ts';

export const stellarTable: Table<Stellar> = {
  game: stellar,
  options: { first: 'random', memory: true },
  players: 2,
};

export const stellarRows: readonly Row[] = [
  {
    game: 'stellar',
    name: 'stellar: random games',
    unit: 'games/s',
    own: randomGames(stellarTable),
    peer: boardgameIo(stellarTable),
  },
  {
    game: 'stellar',
    name: 'stellar: random games, each player on the own view',
    unit: 'games/s',
    own: randomGamesOnViews(stellarTable),
  },
];
