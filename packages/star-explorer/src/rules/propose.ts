// A random legal decision without listing thousands: most drawings are whole, some are parts, few are nothing at all.
import { below, type Rng, type Seat } from '@planisphere/core';
import { NOTHING, reachOf } from './drawings.ts';
import { fullDrawing, fullPlacements } from './embed.ts';
import type { Action } from './events.ts';
import { legal } from './legal.ts';
import { bitCount, drawingOf, type Free, freeAt, neighboursIn } from './part.ts';
import { phaseOf } from './phase.ts';
import { placementsOf } from './placements.ts';
import { boardOf, drawnBefore, type Position } from './position.ts';
import { type Drawing, skyOf } from './sky.ts';
import type { Things } from './things.ts';

export function propose(view: Position, seat: Seat, rng: Rng): Action {
  const phase = phaseOf(view);
  if (phase.step !== 'draw') {
    const actions = [...legal(view, seat)];
    return actions[below(rng, actions.length)] as Action;
  }
  const { round } = phase;
  const board = boardOf(view, seat);
  const taken = skyOf(round, drawnBefore(board, round));
  return { do: 'draw', round, drawing: randomDrawing(board.tiles[round - 1] as number, taken, rng) };
}

/** About six of eight drawings are whole, if that is possible. */
export function randomDrawing(tile: number, taken: Things, rng: Rng): Drawing {
  const whim = below(rng, 32);
  if (whim === 0) return NOTHING;
  const full = whim < 8 ? [] : fullPlacements(tile, taken);
  const placement = full.length > 0 ? full[below(rng, full.length)] : undefined;
  return placement === undefined ? randomPart(tile, taken, rng) : fullDrawing(tile, placement);
}

function randomPart(tile: number, taken: Things, rng: Rng): Drawing {
  const { count } = placementsOf(tile);
  const from = below(rng, count);
  for (let step = 0; step < count; step++) {
    const free = freeAt(tile, (from + step) % count, taken);
    if (free.lines !== 0) return grownPart(free, rng);
  }
  return NOTHING;
}

/** Starts with a random line and takes neighbours until chance or the end of the piece stops it. */
function grownPart(free: Free, rng: Rng): Drawing {
  const near = neighboursIn(free);
  const joined = free.stars & reachOf(free.stars, near);
  let part = randomBit(joined, rng);
  part |= randomBit(reachOf(part, near), rng);
  for (;;) {
    const reach = reachOf(part, near) & ~part;
    if (reach === 0 || below(rng, 6) === 0) return drawingOf(free, part);
    part |= randomBit(reach, rng);
  }
}

function randomBit(bits: number, rng: Rng): number {
  let rest = bits;
  for (let skip = below(rng, bitCount(bits)); skip > 0; skip--) rest &= rest - 1;
  return rest & -rest;
}
