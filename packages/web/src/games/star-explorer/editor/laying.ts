// Draws a whole tile where a person points: the next of its placements that touch the star and fit the sky of the
// round.
import {
  fullDrawing,
  fullPlacements,
  makeLine,
  parseDrawing,
  parseStar,
  parseTile,
  placementsOf,
  skyOf,
} from '@planisphere/star-explorer';
import { heldAt, type Sketch } from '../../../table/editor/model.ts';

function drawnAt(sketch: Sketch, place: string): readonly number[] {
  const drawing = parseDrawing(heldAt(sketch, place).join(','));
  return drawing.ok ? drawing.value : [];
}

/** Every way to draw the whole tile through this star in this round, as lines. */
function waysThrough(
  sketch: Sketch,
  tileId: string,
  { place, point }: { readonly place: string; readonly point: string },
): readonly (readonly string[])[] {
  const [seat = '', , round = '1'] = place.split('.');
  const [tile, star] = [parseTile(tileId), parseStar(point)];
  if (tile === undefined || star === undefined) return [];
  const others = [1, 2, 3, 4, 5, 6].filter((each) => each !== Number(round));
  const sky = skyOf(
    Number(round),
    others.map((each) => drawnAt(sketch, `${seat}.draw.${each}`)),
  );
  const { stars, size } = placementsOf(tile);
  return fullPlacements(tile, sky)
    .filter((at) => stars.subarray(at * size, (at + 1) * size).includes(star))
    .map((at) => fullDrawing(tile, at).map(makeLine));
}

/**
 * The tile in its round, drawn through the star; dropping it again turns it. Returns the same sketch if it does not
 * fit.
 */
export function laidAt(
  sketch: Sketch,
  tile: string,
  at: { readonly place: string; readonly point: string },
): Sketch {
  const ways = waysThrough(sketch, tile, at);
  if (ways.length === 0) return sketch;
  const now = heldAt(sketch, at.place).toSorted().join();
  const current = ways.findIndex((way) => way.toSorted().join() === now);
  const next = ways[(current + 1) % ways.length] ?? [];
  return {
    ...sketch,
    held: { ...sketch.held, [at.place]: next, [at.place.replace('.draw.', '.tile.')]: [tile] },
  };
}

/** Draws a line between two stars, or erases it if it is there. */
export function toggledLine(sketch: Sketch, place: string, [one, two]: readonly [string, string]): Sketch {
  const drawing = parseDrawing(`${one}-${two}`);
  const [number] = drawing.ok ? drawing.value : [];
  if (number === undefined) return sketch;
  const line = makeLine(number);
  const lines = heldAt(sketch, place).filter((each) => each !== 'none' && each !== '?');
  const next = lines.includes(line) ? lines.filter((each) => each !== line) : [...lines, line];
  return { ...sketch, held: { ...sketch.held, [place]: next } };
}
