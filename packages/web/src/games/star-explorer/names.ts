// The places of the names of constellations: along a row of the lattice, between two rows of stars, close to their
// stars, over as few lines and other names as possible.
import {
  type Board,
  HIDDEN,
  type Kind,
  LINES,
  type Line,
  PLACES,
  type Place,
  starsOf,
  tileOf,
} from '@planisphere/star-explorer';
import { leanOf, type Point, toPicture, turned } from './geometry.ts';
import { ROMAN } from './standing.ts';

/** Width of a letter, on the lattice. */
const LETTER = 0.155;

export interface Name {
  readonly name: string;
  readonly roman: string;
  readonly kind: Kind;
  /** On the disc of round I. */
  readonly at: Point;
  /** Degrees of the page. */
  readonly lean: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/** What is drawn on a board, and of which tiles. */
export type Drawn = Pick<Board, 'drawings' | 'tiles'>;

export function namesOn(board: Drawn, degrees: number): readonly Name[] {
  // The axis of the lattice along which the text runs on a disc turned this far.
  const lean = leanOf(degrees);
  const axis = Math.round((degrees - lean) / 90);
  const onAxis = (place: Place): Place => {
    const { x, y } = turned({ x: place.x, y: -place.y }, axis * 90);
    return { x: Math.round(x * 2) / 2, y: Math.round(-y * 2) / 2 };
  };
  const lines = board.drawings.flatMap((drawing) => (drawing === HIDDEN ? [] : drawing));
  const taken: Box[] = [];
  return board.drawings.flatMap((drawing, index) => {
    if (drawing === HIDDEN || drawing.length === 0) return [];
    const { name, kind } = tileOf(board.tiles[index] as number);
    const half = ((name.length + (ROMAN[index] as string).length + 1) * LETTER) / 2;
    const stars = starsOf(drawing).map((star) => onAxis(PLACES[star] as Place));
    const box = bestBox(stars, half, { lines: lines.map((line) => lineOn(line, onAxis)), taken });
    taken.push(box);
    const place = turned({ x: box.x, y: -box.y }, -axis * 90);
    const at = toPicture({ x: place.x, y: -place.y }, 0);
    return [{ name, roman: ROMAN[index] as string, kind, at, lean }];
  });
}

function lineOn(line: number, onAxis: (place: Place) => Place): readonly [Place, Place] {
  const { from, to } = LINES[line] as Line;
  return [onAxis(PLACES[from] as Place), onAxis(PLACES[to] as Place)];
}

interface Around {
  readonly lines: readonly (readonly [Place, Place])[];
  readonly taken: readonly Box[];
}

const ASIDE = [0, 0.3, -0.3, 0.6, -0.6, 1, -1, 1.5, -1.5] as const;

function bestBox(stars: readonly Place[], half: number, around: Around): Box {
  const boxes = stars.flatMap(({ x, y }) =>
    [-0.5, 0.5].flatMap((up) => ASIDE.map((aside) => ({ x: x + aside, y: y + up, half }))),
  );
  const worst = (box: Box): number => costOf(box, around);
  return boxes.reduce((best, box) => (worst(box) < worst(best) ? box : best));
}

function costOf(box: Box, { lines, taken }: Around): number {
  const crossed = lines.filter((ends) => crosses(ends, box)).length;
  const met = taken.filter(
    (other) => Math.abs(other.y - box.y) < 0.4 && Math.abs(other.x - box.x) < other.half + box.half,
  ).length;
  const overPole = Math.abs(box.y) < 1 && Math.abs(box.x) < box.half + 0.3 ? 3 : 0;
  const reach = Math.hypot(Math.abs(box.x) + box.half, box.y);
  return crossed * 2 + met * 6 + overPole + Math.max(0, reach - 5.7) * 9 + Math.abs(box.y) * 0.02;
}

/** Whether the line crosses the text. */
function crosses([a, b]: readonly [Place, Place], { x, y, half }: Box): boolean {
  if ((a.y - y) * (b.y - y) >= 0) return false;
  return Math.abs((a.x + b.x) / 2 - x) < half + 0.15;
}
