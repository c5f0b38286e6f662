// Which side of the disc a place lies on, for a disc turned this far on the page.
export const SIDES = ['left', 'right', 'top', 'bottom'] as const;
export type Side = (typeof SIDES)[number];

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The side of the middle of these spots; degrees are those of the page, where clockwise is positive. */
export function sideOf(spots: readonly Spot[], degrees: number): Side {
  const angle = (-degrees * Math.PI) / 180;
  const x = spots.reduce((sum, spot) => sum + spot.x, 0);
  const y = spots.reduce((sum, spot) => sum + spot.y, 0);
  const across = x * Math.cos(angle) - y * Math.sin(angle);
  const up = x * Math.sin(angle) + y * Math.cos(angle);
  if (Math.abs(across) > Math.abs(up)) return across < 0 ? 'left' : 'right';
  return up > 0 ? 'top' : 'bottom';
}
