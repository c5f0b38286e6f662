// The places of things on the picture: a step of the lattice is a hundred units, y points down, and the disc has turned
// by a sixth for every finished round (END-1).
import type { Place } from '@planisphere/star-explorer';

const UNIT = 100;
/** The radius of the sky. */
export const SKY = 622;
/** Where the frame begins to cover the sky. */
export const RAIL = 90;
/** The part of the plane that a picture of the planisphere shows; the sky's middle is the origin. */
export const FRAME = { x: -790, y: -832, width: 1580, height: 1654 } as const;
export const VIEW_BOX: string = `${FRAME.x} ${FRAME.y} ${FRAME.width} ${FRAME.height}`;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far the disc has turned in a round, in degrees of the page (clockwise is positive). */
export function turnOf(round: number): number {
  return -60 * (round - 1);
}

export function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** A place of the lattice on the picture, with the disc turned by these degrees. */
export function toPicture({ x, y }: Place, degrees: number): Point {
  return turned({ x: x * UNIT, y: -y * UNIT }, degrees);
}

/** A point of the picture on the lattice, between the stars as well. */
export function toLattice(point: Point, degrees: number): Place {
  const { x, y } = turned(point, -degrees);
  return { x: x / UNIT, y: -y / UNIT };
}

const STEPS: readonly Place[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
];

/** The step of the lattice that comes nearest to a direction of the page. */
export function stepTowards({ x, y }: Point, degrees: number): Place {
  const along = (step: Place): number => {
    const shown = toPicture(step, degrees);
    return shown.x * x + shown.y * y;
  };
  return STEPS.reduce((best, step) => (along(step) > along(best) + 1e-6 ? step : best));
}

/** The lattice leans with the disc; text along its rows leans at most half as far. */
export function leanOf(degrees: number): number {
  const quarter = ((degrees % 90) + 90) % 90;
  return quarter > 45 ? quarter - 90 : quarter;
}
