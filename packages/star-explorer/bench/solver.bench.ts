// Measures the solver: `npx vitest bench --run packages/star-explorer`. The aims: all full placements of a ten-star
// tile in at most 50 µs; the best drawing with parts in at most 20 ms at the median and 200 ms at worst, over 10,000
// positions.
import { createRng } from '@planisphere/core';
import {
  bestDrawing,
  fullPlacements,
  randomTasks,
  skyOf,
  type Task,
  TILES,
} from '@planisphere/star-explorer';
import { bench, describe } from 'vitest';

const POSITIONS = 10_000;

function tasks(count: number): Task[] {
  const found: Task[] = [];
  for (const task of randomTasks(createRng(1))) {
    found.push(task);
    if (found.length === count) break;
  }
  return found;
}

describe('full placements of a ten-star tile', () => {
  const tens = [...TILES.keys()].filter((tile) => TILES[tile]?.size === 10);
  const skies = [1, 2, 3, 4, 5, 6].map((round) => skyOf(round, []));
  let turn = 0;
  bench('on an empty disc', () => {
    turn++;
    fullPlacements(tens[turn % tens.length] as number, skies[turn % skies.length] as Int32Array);
  });
});

describe('best drawing with parts', () => {
  const due = tasks(POSITIONS);
  let turn = 0;
  const next = (): Task => due[turn++ % due.length] as Task;
  bench(
    'for the points of the round, over 10,000 positions',
    () => {
      const { tile, taken, weighting } = next();
      bestDrawing(tile, taken, weighting);
    },
    { iterations: POSITIONS, time: 0, warmupIterations: 500 },
  );
  const rng = createRng(2);
  const stars = Array.from({ length: 100 }, () => (rng.next() % 11) - 5);
  const lines = Array.from({ length: 348 }, () => (rng.next() % 11) - 5);
  bench(
    'under a weighting with negative weights',
    () => {
      const { tile, taken, weighting } = next();
      bestDrawing(tile, taken, { stars, lines, price: weighting.price });
    },
    { iterations: POSITIONS, time: 0, warmupIterations: 500 },
  );
});
