// Reads the ghost against the sky: the state of each star and line, the obstacles with their rules, and the points of
// confirming. One pass, so that it can follow a finger.
import {
  CROSSES_AXIS,
  type Drawing,
  drawnBefore,
  type Earnings,
  earnedBy,
  explain,
  hasThing,
  IS_CENTRAL,
  IS_OUTER,
  isBlocked,
  isUsable,
  LIT,
  lineBetween,
  type Obstacle,
  obstaclesOf,
  POINTS,
  POLE,
  placeAt,
  priceOf,
  starPoints,
  starsOf,
  tileOf,
} from '@planisphere/star-explorer';
import { type Ghost, ghostPlaces, isLeftOut } from '@planisphere/star-explorer/voice';
import type { Site } from './site.ts';

/** Reasons why a star cannot be used. */
const UNUSABLE = ['hidden', 'pole', 'used'] as const;
/** Reasons why a star prevents the drawing: also that it lies beyond the edge, or is joined to nothing. */
export type Trouble = (typeof UNUSABLE)[number] | 'edge' | 'apart' | 'alone';

export function isUnusable(trouble: Trouble | undefined): boolean {
  return UNUSABLE.some((each) => each === trouble);
}

const TROUBLE_OF: Readonly<Partial<Record<Obstacle['kind'], Trouble>>> = {
  ...{ covered: 'hidden', pole: 'pole', used: 'used' },
  ...{ edge: 'edge', apart: 'apart', alone: 'alone' },
};

export interface LaidStar {
  /** On the lattice; off the disc there is no star. */
  readonly x: number;
  readonly y: number;
  readonly place: number | undefined;
  /** `off`: it hangs over the edge and is left out automatically. */
  readonly state: 'in' | 'out' | 'off';
  readonly trouble: Trouble | undefined;
  /** Points this star would bring in this round. */
  readonly points: number;
}

export interface LaidLine {
  readonly from: number;
  readonly to: number;
  readonly line: number | undefined;
  /** `blocked`: an older line crosses it (OUT-2); `bad`: it ends at an unusable star. */
  readonly state: 'drawn' | 'blocked' | 'bad' | 'out';
  readonly joins: boolean;
  readonly axis: boolean;
}

export interface Worth {
  readonly earned: Earnings;
  /**
   * Stars and lines left out (OUT-1, OUT-2), the board's stars that go out for them, and the points of those (OUT-3).
   */
  readonly price: number;
  readonly extinguished: number;
  readonly cost: number;
  readonly central: number;
  readonly axis: number;
  readonly outer: number;
  /** Points of the round and of the end together. */
  readonly gain: number;
}

export interface Laid {
  readonly stars: readonly LaidStar[];
  readonly lines: readonly LaidLine[];
  readonly drawing: Drawing;
  /** What is in the way; empty if the ghost can be drawn. */
  readonly obstacles: readonly Obstacle[];
  /** What the drawing would bring; undefined while something is in the way. */
  readonly worth: Worth | undefined;
}

export function layOut(site: Site, ghost: Ghost): Laid {
  const { tile, round, board } = site;
  const places = ghostPlaces(ghost);
  const obstacles = obstaclesOf({ tile, round, places, out: ghost.out, before: drawnBefore(board, round) });
  const stars = places.map((at, star) =>
    laidStar(site, at, { left: isLeftOut(ghost, star), trouble: troubleIn(obstacles, star) }),
  );
  const lines = tileOf(tile).lines.map(([from, to]) => laidLine(site, stars, [from, to]));
  const drawing = lines
    .filter(({ state }) => state === 'drawn')
    .map(({ line }) => line as number)
    .sort((a, b) => a - b);
  const worth = obstacles.length === 0 ? worthOf(site, drawing) : undefined;
  return { stars, lines, drawing, obstacles, worth };
}

function troubleIn(obstacles: readonly Obstacle[], star: number): Trouble | undefined {
  const found = obstacles.find((each) => 'stars' in each && each.stars.includes(star));
  return found && TROUBLE_OF[found.kind];
}

interface StarReading {
  readonly left: boolean;
  readonly trouble: Trouble | undefined;
}

function laidStar(site: Site, { x, y }: { x: number; y: number }, { left, trouble }: StarReading): LaidStar {
  const place = placeAt(x, y);
  const state = place === undefined ? 'off' : left ? 'out' : 'in';
  const points = state === 'in' && !isUnusable(trouble) ? starPoints(place as number, site.kinds) : 0;
  return { x, y, place, state, trouble, points };
}

export function troubleAt({ round, taken }: Site, place: number): Trouble | undefined {
  if (place === POLE) return 'pole';
  if (!isUsable(place, round)) return 'hidden';
  return hasThing(taken, place) ? 'used' : undefined;
}

function laidLine(site: Site, stars: readonly LaidStar[], ends: readonly [number, number]): LaidLine {
  const [from, to] = ends;
  const [a, b] = [stars[from] as LaidStar, stars[to] as LaidStar];
  const line = a.place === undefined || b.place === undefined ? undefined : lineBetween(a.place, b.place);
  const state = stateOf(site, [a, b], line);
  const joins = state === 'drawn' && earnedBy([line as number], site.kinds).joining.length > 0;
  const axis = state === 'drawn' && CROSSES_AXIS[line as number] === true;
  return { from, to, line, state, joins, axis };
}

function stateOf(site: Site, ends: readonly LaidStar[], line: number | undefined): LaidLine['state'] {
  if (line === undefined || ends.some(({ state }) => state !== 'in')) return 'out';
  if (ends.some(({ trouble }) => isUnusable(trouble))) return 'bad';
  return isBlocked(site.taken, line) ? 'blocked' : 'drawn';
}

function worthOf(site: Site, drawing: Drawing): Worth | undefined {
  const reading = explain(site.tile, drawing, site.taken);
  if (typeof reading === 'string') return undefined;
  const earned = earnedBy(drawing, site.kinds);
  const stars = starsOf(drawing);
  const price = priceOf(reading);
  const extinguished = Math.min(price, LIT - site.extinguished);
  const cost = extinguished * POINTS.lit;
  const central = stars.filter((star) => IS_CENTRAL[star]).length;
  const axis = drawing.filter((line) => CROSSES_AXIS[line]).length;
  const outer = stars.filter((star) => IS_OUTER[star]).length;
  const bonus = central * POINTS.central + axis * POINTS.axis + outer * POINTS.outer;
  return { earned, price, extinguished, cost, central, axis, outer, gain: earned.points + bonus - cost };
}
