// What the tile of the round before shows, as a number: a kind and the points of its stars. The four kinds with the
// points of most tiles come first, in order; a box with other tiles has more.
import { KINDS, POINTS, type Side, TILES } from '@planisphere/star-explorer';

const sides: Side[] = KINDS.map((kind) => ({ kind, points: POINTS.previous }));
for (const { back } of TILES) if (!sides.some((side) => isSame(side, back))) sides.push(back);

export const SIDES: readonly Side[] = sides;

/** By side: its kind, as a number. */
export const KIND_OF_SIDE: Uint8Array = Uint8Array.from(SIDES, ({ kind }) => KINDS.indexOf(kind));

export function sideNumber(side: Side): number {
  return SIDES.findIndex((each) => isSame(each, side));
}

function isSame(one: Side, other: Side): boolean {
  return one.kind === other.kind && one.points === other.points;
}
