// What a player can do with the ghost: leave a star out or take it in, give up what is in the way, jump to where it
// fits, lie over a drawing. Pure; what is kept always hangs together (DRAW-8).
import { type Drawing, explain, fullDrawing, fullPlacements, tileOf } from '@planisphere/star-explorer';
import { type Ghost, ghostAt, isLeftOut } from '@planisphere/star-explorer/voice';
import { isUnusable, type Laid, layOut } from './laid.ts';
import type { Site } from './site.ts';

const bit = (star: number): number => 1 << star;
const all = (site: Site): number => bit(tileOf(site.tile).size) - 1;

/** By star: the stars that lines of the pattern join to it; `usable` says which lines count. */
function neighbours(site: Site, usable: (line: number) => boolean): number[] {
  const near = new Array<number>(tileOf(site.tile).size).fill(0);
  for (const [index, [from, to]] of tileOf(site.tile).lines.entries()) {
    if (!usable(index)) continue;
    near[from] = (near[from] as number) | bit(to);
    near[to] = (near[to] as number) | bit(from);
  }
  return near;
}

/** The connected pieces of these stars. */
function piecesOf(stars: number, near: readonly number[]): number[] {
  const pieces: number[] = [];
  for (let rest = stars; rest !== 0; ) {
    let piece = rest & -rest;
    for (let grown = 0; grown !== piece; ) {
      grown = piece;
      for (const [star, joined] of near.entries()) if (piece & bit(star)) piece |= joined & stars;
    }
    pieces.push(piece);
    rest &= ~piece;
  }
  return pieces;
}

function countOf(stars: number): number {
  let count = 0;
  for (let rest = stars; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Keeps the best single piece of these stars; undefined if no two of them are joined. */
function onlyBestPiece(site: Site, ghost: Ghost, stars: number): Ghost | undefined {
  const { lines } = layOut(site, { ...ghost, out: all(site) & ~stars });
  const near = neighbours(site, (line) => lines[line]?.state === 'drawn');
  const kept = piecesOf(stars, near)
    .filter((piece) => countOf(piece) > 1)
    .map((piece) => ({ ...ghost, out: all(site) & ~piece }));
  const worthOf = (each: Ghost): number => layOut(site, each).worth?.gain ?? Number.NEGATIVE_INFINITY;
  return kept.sort((a, b) => worthOf(b) - worthOf(a) || countOf(a.out) - countOf(b.out))[0];
}

function bitsWhere(laid: Laid, holds: (star: Laid['stars'][number]) => boolean): number {
  return laid.stars.reduce((bits, star, index) => (holds(star) ? bits | bit(index) : bits), 0);
}

/** The ghost without what is in the way; undefined if nothing would be left, and unchanged if nothing is in the way. */
export function remedied(site: Site, ghost: Ghost): Ghost | undefined {
  const laid = layOut(site, ghost);
  if (laid.worth !== undefined) return ghost;
  return onlyBestPiece(
    site,
    ghost,
    bitsWhere(laid, ({ state, trouble }) => state === 'in' && !isUnusable(trouble)),
  );
}

/** Draws nothing at all (DRAW-10). */
export function emptied(site: Site, ghost: Ghost): Ghost {
  return { ...ghost, out: all(site) };
}

/** Leaves a star out or takes it in, together with the stars that keep it in one piece. */
export function toggled(site: Site, ghost: Ghost, star: number): Ghost {
  const laid = layOut(site, ghost);
  const kept = bitsWhere(laid, ({ state }) => state === 'in');
  if (!isLeftOut(ghost, star)) return onlyBestKept(site, ghost, kept & ~bit(star)) ?? emptied(site, ghost);
  return { ...ghost, out: ghost.out & ~pathFrom(site, star, kept) };
}

/** Like the best piece, but unusable stars may stay: the player sees why they are unusable. */
function onlyBestKept(site: Site, ghost: Ghost, stars: number): Ghost | undefined {
  const { lines } = layOut(site, { ...ghost, out: all(site) & ~stars });
  const near = neighbours(site, (line) => lines[line]?.state !== 'blocked');
  const pieces = piecesOf(stars, near).filter((piece) => countOf(piece) > 1);
  const worthOf = (piece: number): number =>
    countOf(piece) * 64 + (layOut(site, { ...ghost, out: all(site) & ~piece }).worth?.gain ?? 0);
  const [best] = pieces.sort((a, b) => worthOf(b) - worthOf(a));
  return best === undefined ? undefined : { ...ghost, out: all(site) & ~best };
}

/**
 * The stars on the shortest way along the pattern from this star to the kept ones; if none are kept, the star and one
 * neighbour.
 */
function pathFrom(site: Site, star: number, kept: number): number {
  const near = neighbours(site, () => true);
  const wanted = kept === 0 ? (near[star] as number) : kept;
  const ways: number[][] = [[star]];
  for (const way of ways) {
    const end = way.at(-1) as number;
    if (wanted & bit(end)) return way.reduce((bits, each) => bits | bit(each), 0);
    for (const [next] of near.entries())
      if ((near[end] as number) & bit(next) && !ways.some((other) => other.includes(next)))
        ways.push([...way, next]);
  }
  return bit(star);
}

/** The ghost over a drawing of this tile, read in the cheapest way. */
export function ghostOver(site: Site, ghost: Ghost, drawing: Drawing): Ghost {
  const reading = explain(site.tile, drawing, site.taken);
  if (typeof reading === 'string' || reading.placement === undefined) return emptied(site, ghost);
  return ghostAt(ghost, reading.placement, drawing);
}

/** The nearest place where the whole ghost fits; if none does, the nearest of those that leave out least. */
export function fitted(site: Site, ghost: Ghost): Ghost | undefined {
  const whole = fullPlacements(site.tile, site.taken).map((placement) =>
    ghostAt(ghost, placement, fullDrawing(site.tile, placement)),
  );
  return nearest(ghost, whole) ?? nearest(ghost, cheapestParts(site, ghost));
}

function nearest(ghost: Ghost, places: readonly Ghost[]): Ghost | undefined {
  return places.reduce<Ghost | undefined>(
    (best, place) =>
      best === undefined || distanceOf(ghost, place) < distanceOf(ghost, best) ? place : best,
    undefined,
  );
}

const REACH = 5;

function cheapestParts(site: Site, ghost: Ghost): readonly Ghost[] {
  let parts: Ghost[] = [];
  let least: number = tileOf(site.tile).size;
  for (let turns = 0; turns < 4; turns++) {
    for (let x = -REACH; x <= REACH; x++) {
      for (let y = -REACH; y <= REACH; y++) {
        const part = remedied(site, { ...ghost, x, y, turns, out: 0 });
        const laid = part && layOut(site, part);
        if (part === undefined || laid === undefined || laid.drawing.length === 0) continue;
        const price = laid.worth?.price ?? least;
        if (price < least) parts = [];
        if (price <= least) parts.push(part);
        least = Math.min(price, least);
      }
    }
  }
  return parts;
}

function distanceOf(from: Ghost, to: Ghost): number {
  const quarters = Math.abs(((from.turns - to.turns + 6) & 3) - 2);
  return Math.hypot(from.x - to.x, from.y - to.y) + quarters * 1.5;
}
