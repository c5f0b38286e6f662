// The ghost: the constellation held over the disc before it is drawn. A small state machine that keys control: it
// moves, turns and leaves stars out; nothing is decided until the player confirms.
import type { Seat } from '@planisphere/core';
import { bestDrawing } from '../rules/best.ts';
import { isUsable, PLACES, type Place, placeAt, REACH, STARS } from '../rules/disc.ts';
import { fullDrawing, fullPlacements } from '../rules/embed.ts';
import type { Action } from '../rules/events.ts';
import { lineBetween, starsOf } from '../rules/lines.ts';
import { phaseOf } from '../rules/phase.ts';
import { placementsOf } from '../rules/placements.ts';
import { boardOf, type Position } from '../rules/position.ts';
import { earnedBy, kindsIn } from '../rules/scoring.ts';
import type { Drawing } from '../rules/sky.ts';
import { isBlocked } from '../rules/things.ts';
import { tileOf } from '../rules/tiles.ts';
import { turnedPoint } from '../rules/turn.ts';
import { taskOf } from '../rules/weighting.ts';

export interface Ghost {
  readonly seat: Seat;
  readonly round: number;
  readonly tile: number;
  /** The middle of the pattern, which stays where it is when the ghost turns. */
  readonly x: number;
  readonly y: number;
  /** Quarter turns, counter-clockwise. */
  readonly turns: number;
  /** Pattern stars that are left out, as bits. */
  readonly out: number;
}

/** In the middle of the window; undefined if this seat has nothing to draw. */
export function createGhost(view: Position, seat: Seat): Ghost | undefined {
  const phase = phaseOf(view);
  if (phase.step !== 'draw') return undefined;
  const { round } = phase;
  const tile = boardOf(view, seat).tiles[round - 1] as number;
  const usable = PLACES.slice(0, STARS).filter((_, star) => isUsable(star, round));
  const middle = (of: (place: Place) => number): number =>
    Math.round(usable.reduce((sum, place) => sum + of(place), 0) / usable.length);
  return { seat, round, tile, x: middle(({ x }) => x), y: middle(({ y }) => y), turns: 0, out: 0 };
}

export function moveGhost(ghost: Ghost, dx: number, dy: number): Ghost {
  return { ...ghost, x: clamped(ghost.x + dx), y: clamped(ghost.y + dy) };
}

function clamped(coordinate: number): number {
  return Math.max(-REACH, Math.min(REACH, coordinate));
}

/** Counter-clockwise; a negative number turns it back. */
export function turnGhost(ghost: Ghost, quarters: number): Ghost {
  return { ...ghost, turns: (ghost.turns + quarters) & 3 };
}

/** Leaves a pattern star out, or takes it in again; stars count from 0. */
export function toggleStar(ghost: Ghost, star: number): Ghost {
  return star < tileOf(ghost.tile).size ? { ...ghost, out: ghost.out ^ (1 << star) } : ghost;
}

type Point = readonly [x: number, y: number];

function turnedStars({ tile, turns }: Pick<Ghost, 'tile' | 'turns'>): readonly Point[] {
  return tileOf(tile).stars.map((star) => turnedPoint(star, turns));
}

/** The middle of the turned pattern, rounded the same way for every turn. */
function middleOf(stars: readonly Point[]): Point {
  const middle = (numbers: readonly number[]): number =>
    Math.floor((Math.min(...numbers) + Math.max(...numbers)) / 2);
  return [middle(stars.map(([x]) => x)), middle(stars.map(([, y]) => y))];
}

/** The place of each pattern star, by coordinates. */
export function ghostPlaces(ghost: Ghost): readonly Place[] {
  const stars = turnedStars(ghost);
  const [middleX, middleY] = middleOf(stars);
  return stars.map(([x, y]) => ({ x: x - middleX + ghost.x, y: y - middleY + ghost.y }));
}

/** The place of the disc under each pattern star; undefined off the disc. */
export function ghostStars(ghost: Ghost): readonly (number | undefined)[] {
  return ghostPlaces(ghost).map(({ x, y }) => placeAt(x, y));
}

export function isLeftOut({ out }: Ghost, star: number): boolean {
  return ((out >> star) & 1) === 1;
}

/** What confirming would draw: the kept stars on the disc with every line between them that nothing crosses. */
export function ghostDrawing(view: Position, ghost: Ghost): Drawing {
  const { taken } = taskOf(boardOf(view, ghost.seat), ghost.round);
  const stars = ghostStars(ghost);
  const lines = tileOf(ghost.tile).lines.flatMap(([from, to]) => {
    const [a, b] = [stars[from], stars[to]];
    if (a === undefined || b === undefined || isLeftOut(ghost, from) || isLeftOut(ghost, to)) return [];
    const line = lineBetween(a, b) as number;
    return isBlocked(taken, line) ? [] : [line];
  });
  return lines.sort((a, b) => a - b);
}

export function ghostAction(view: Position, ghost: Ghost): Action {
  return { do: 'draw', round: ghost.round, drawing: ghostDrawing(view, ghost) };
}

/** The ghost over the full placement with the most points; if none fits, over the best part. */
export function bestGhost(view: Position, ghost: Ghost): Ghost {
  const board = boardOf(view, ghost.seat);
  const { tile, taken, weighting } = taskOf(board, ghost.round);
  const kinds = kindsIn(board, ghost.round);
  let best: number | undefined;
  let most = -1;
  for (const placement of fullPlacements(tile, taken)) {
    const { points } = earnedBy(fullDrawing(tile, placement), kinds);
    if (points > most) [best, most] = [placement, points];
  }
  if (best !== undefined) return ghostAt(ghost, best, fullDrawing(tile, best));
  const part = bestDrawing(tile, taken, weighting);
  return part.placement === undefined ? ghost : ghostAt(ghost, part.placement, part.drawing);
}

/** Over a placement, without the stars that the drawing does not have. */
export function ghostAt(ghost: Ghost, placement: number, drawing: Drawing): Ghost {
  const { turns, x, y } = placementsOf(ghost.tile);
  const turn = turns[placement] as number;
  const [middleX, middleY] = middleOf(turnedStars({ tile: ghost.tile, turns: turn }));
  const at = { x: (x[placement] as number) + middleX, y: (y[placement] as number) + middleY };
  const moved: Ghost = { ...ghost, ...at, turns: turn, out: 0 };
  const kept = new Set(starsOf(drawing));
  const out = ghostStars(moved).reduce<number>(
    (bits, star, index) => (star !== undefined && kept.has(star) ? bits : bits | (1 << index)),
    0,
  );
  return { ...moved, out };
}
