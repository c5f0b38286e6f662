// The slow and obvious way to find every drawing of a tile: try every set of pattern stars at every turn and shift, and
// keep what the rules allow, straight from their words. Shares no code with the solver.
import { COMPONENTS } from '@planisphere/star-explorer';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A sky in words: usable free stars as `x,y`, and the lines already drawn as `x,y x,y`. */
export interface PlainSky {
  readonly free: ReadonlySet<string>;
  readonly lines: readonly (readonly [Point, Point])[];
}

export interface PlainDrawing {
  /** Lines as `x,y x,y`, sorted. */
  readonly lines: readonly string[];
  readonly extinguished: number;
}

const name = ({ x, y }: Point): string => `${x},${y}`;
const lineName = (a: Point, b: Point): string => [name(a), name(b)].sort().join(' ');

/** Diagonals of one cell: the same middle, different ends. */
function crosses(a: readonly [Point, Point], b: readonly [Point, Point]): boolean {
  const middle = ([p, q]: readonly [Point, Point]): string => `${p.x + q.x},${p.y + q.y}`;
  return middle(a) === middle(b) && lineName(...a) !== lineName(...b);
}

function joined(stars: readonly Point[], lines: readonly (readonly [Point, Point])[]): boolean {
  const reached = new Set([name(stars[0] as Point)]);
  for (let round = 0; round < stars.length; round++) {
    for (const [a, b] of lines)
      if (reached.has(name(a)) || reached.has(name(b))) reached.add(name(a)).add(name(b));
  }
  return stars.every((star) => reached.has(name(star)));
}

export function plainDrawings(id: string, sky: PlainSky): Map<string, PlainDrawing> {
  const data = COMPONENTS.tiles.find((tile) => tile.id === id) as (typeof COMPONENTS.tiles)[number];
  const pattern = data.stars.split(' ').map((words): Point => {
    const [x, y] = words.split(',').map(Number) as [number, number];
    return { x, y };
  });
  const steps = data.lines.split(' ').flatMap((trail) => {
    const stars = trail.split('-').map(Number);
    return stars.slice(1).map((to, index) => [stars[index] as number, to] as const);
  });
  const found = new Map<string, PlainDrawing>([['', { lines: [], extinguished: pattern.length }]]);
  for (let turn = 0; turn < 4; turn++) {
    for (let dx = -10; dx <= 10; dx++) {
      for (let dy = -10; dy <= 10; dy++) {
        const laid = pattern.map((star) => moved(star, { turn, dx, dy }));
        const free = laid.reduce(
          (bits, star, index) => (sky.free.has(name(star)) ? bits | (1 << index) : bits),
          0,
        );
        for (let part = free; part > 0; part = (part - 1) & free) collect(found, { laid, steps, part, sky });
      }
    }
  }
  return found;
}

function moved({ x, y }: Point, { turn, dx, dy }: { turn: number; dx: number; dy: number }): Point {
  const turned = [
    { x, y },
    { x: -y, y: x },
    { x: -x, y: -y },
    { x: y, y: -x },
  ][turn] as Point;
  return { x: turned.x + dx, y: turned.y + dy };
}

interface Attempt {
  readonly laid: readonly Point[];
  readonly steps: readonly (readonly [number, number])[];
  readonly part: number;
  readonly sky: PlainSky;
}

function collect(found: Map<string, PlainDrawing>, { laid, steps, part, sky }: Attempt): void {
  const kept = laid.filter((_, index) => ((part >> index) & 1) === 1);
  if (kept.length < 2) return;
  const wanted = steps
    .filter(([from, to]) => ((part >> from) & 1) === 1 && ((part >> to) & 1) === 1)
    .map(([from, to]) => [laid[from] as Point, laid[to] as Point] as const);
  const drawn = wanted.filter((line) => !sky.lines.some((old) => crosses(old, line)));
  if (!joined(kept, drawn)) return;
  const lines = drawn.map(([a, b]) => lineName(a, b)).sort();
  const extinguished = laid.length - kept.length + (wanted.length - drawn.length);
  const key = lines.join();
  const known = found.get(key);
  if (known === undefined || extinguished < known.extinguished) found.set(key, { lines, extinguished });
}
