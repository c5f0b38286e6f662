// Exploring stars one by one, by ring and angle: for players who cannot see the disc, and for a closer look.
import { PLACES, type Place, STARS } from '@planisphere/star-explorer';
import { toPicture } from './geometry.ts';

export interface Bearing {
  /** From the pole star outwards, from 1. */
  readonly ring: number;
  /** Degrees clockwise from straight up, on the disc as turned at this moment. */
  readonly angle: number;
}

export function bearingOf(star: number, degrees: number): Bearing {
  const { x, y } = toPicture(PLACES[star] as Place, degrees);
  const angle = (Math.atan2(x, -y) * 180) / Math.PI;
  return { ring: Math.round(Math.hypot(x, y) / 100), angle: (angle + 360) % 360 };
}

/** The hour to which a bearing points on the face of a clock. */
export function hourOf({ angle }: Bearing): number {
  return Math.round(angle / 30) % 12 || 12;
}

const ringOf = (star: number): number => bearingOf(star, 0).ring;
export const RINGS: number = Math.max(...Array.from({ length: STARS }, (_, star) => ringOf(star)));

function starsOfRing(ring: number, degrees: number): number[] {
  return Array.from({ length: STARS }, (_, star) => star)
    .filter((star) => ringOf(star) === ring)
    .sort((a, b) => bearingOf(a, degrees).angle - bearingOf(b, degrees).angle);
}

/** The next star along the ring, clockwise or back. */
export function along(star: number, step: 1 | -1, degrees: number): number {
  const ring = starsOfRing(ringOf(star), degrees);
  return ring.at((ring.indexOf(star) + step) % ring.length) as number;
}

/** The star of the next ring outwards or inwards whose angle is nearest. */
export function across(star: number, step: 1 | -1, degrees: number): number {
  const ring = Math.max(1, Math.min(RINGS, ringOf(star) + step));
  if (ring === ringOf(star)) return star;
  const { angle } = bearingOf(star, degrees);
  const away = (other: number): number => {
    const difference = Math.abs(bearingOf(other, degrees).angle - angle);
    return Math.min(difference, 360 - difference);
  };
  return starsOfRing(ring, degrees).reduce((best, other) => (away(other) < away(best) ? other : best));
}
