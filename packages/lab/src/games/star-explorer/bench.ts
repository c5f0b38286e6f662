// The bench's rows for Star Explorer: random games, and the solver that hints and bots use.
import { createRng } from '@planisphere/core';
import {
  bestDrawing,
  fullPlacements,
  randomTasks,
  type StarExplorer,
  skyOf,
  starExplorer,
  type Task,
  TILES,
} from '@planisphere/star-explorer';
import { randomGames, type Table } from '../../rows/playout.ts';
import type { Contender, Row } from '../../rows/row.ts';

const solo: Table<StarExplorer> = { game: starExplorer, options: { first: 'random' }, players: 1 };
const LARGEST = 10;
const ROUNDS = [1, 2, 3, 4, 5, 6];

function largestPlacements(): Contender {
  const tiles = [...TILES.keys()].filter((tile) => TILES[tile]?.size === LARGEST);
  const skies = ROUNDS.map((round) => skyOf(round, []));
  let turn = 0;
  return (times) => {
    for (const end = turn + times; turn < end; turn++) {
      fullPlacements(tiles[turn % tiles.length] as number, skies[turn % skies.length] as Int32Array);
    }
  };
}

/** Positions from the middle of random games, different each time. */
function bestDrawings(): Contender {
  const tasks: Iterator<Task> = randomTasks(createRng(1))[Symbol.iterator]();
  return (times) => {
    for (let done = 0; done < times; done++) {
      const { tile, taken, weighting } = tasks.next().value as Task;
      bestDrawing(tile, taken, weighting);
    }
  };
}

export const starExplorerRows: readonly Row[] = [
  {
    game: 'star-explorer',
    name: 'star-explorer: random solo games',
    unit: 'games/s',
    own: randomGames(solo),
  },
  {
    game: 'star-explorer',
    name: 'star-explorer: all full placements of a ten-star tile',
    unit: 'searches/s',
    own: largestPlacements(),
  },
  {
    game: 'star-explorer',
    name: 'star-explorer: exact best drawing with parts, new position each',
    unit: 'searches/s',
    own: bestDrawings(),
  },
];
