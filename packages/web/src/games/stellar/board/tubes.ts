// The drawing of the telescope: three tubes with collars and a lens, as paths. Computed once; the shape follows the slots.

/** By slot − 1: steps from the middle, and the top edge, in units of the drawing. */
export const SLOT_SPOTS: readonly { readonly x: number; readonly y: number; readonly row: number }[] = [
  { x: 0, y: 22, row: 0 },
  { x: -0.5, y: 124.6, row: 1 },
  { x: 0.5, y: 124.6, row: 1 },
  { x: -0.5, y: 220.2, row: 2 },
  { x: 0.5, y: 220.2, row: 2 },
  { x: -1, y: 329.8, row: 3 },
  { x: 0, y: 329.8, row: 3 },
  { x: 1, y: 329.8, row: 3 },
  { x: -1.5, y: 439.4, row: 4 },
  { x: -0.5, y: 439.4, row: 4 },
  { x: 0.5, y: 439.4, row: 4 },
  { x: 1.5, y: 439.4, row: 4 },
];

export const SECTION_SPANS = { top: [22, 309.8], middle: [329.8, 419.4], bottom: [439.4, 529] } as const;

export interface Tube {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const TUBES: readonly Tube[] = [
  { x: 129, y: 13, width: 82, height: 106.6 },
  { x: 94, y: 116.6, width: 152, height: 202.2 },
  { x: 59, y: 320.8, width: 222, height: 107.6 },
  { x: 24, y: 430.4, width: 292, height: 107.6 },
];

/** Fine lines along both edges of a tube, narrower and narrower: engraved shade. */
export function hatchOf({ x, y, width, height }: Tube): string {
  const line = (at: number): string => `M${at} ${y + 5}V${y + height - 5}`;
  return [2.2, 4.2, 6.8].map((inset) => line(x + inset) + line(x + width - inset)).join('');
}

export const COLLARS: readonly Tube[] = [
  { x: 73, y: 315.8, width: 194, height: 8 },
  { x: 38, y: 425.4, width: 264, height: 8 },
];

export function knurlOf({ x, y, width }: Tube): string {
  let path = '';
  for (let at = x + 8; at < x + width - 4; at += 6) path += `M${at} ${y + 1.4}v5.2`;
  return path;
}
