// A refusal names its true cause: for random drawings and random constellations held over random skies, the test checks
// the named cause by other means than the rules': coordinates, printed windows, and intersections of segments.
import { below, createDealer, createRng, drawOutcome, type Rng } from '@planisphere/core';
import {
  type Board,
  type Cause,
  COMPONENTS,
  causeAgainst,
  type Drawing,
  drawings,
  LINES,
  type Line,
  lineBetween,
  makeLine,
  type Obstacle,
  PLACES,
  type Position,
  phaseOf,
  placeAt,
  RULE_OF,
  type Sketch,
  starExplorer,
  starsOf,
  taskOf,
  tileOf,
} from '@planisphere/star-explorer';
import {
  createGhost,
  type Ghost,
  ghostAction,
  ghostObstacles,
  ghostPlaces,
} from '@planisphere/star-explorer/text';
import { describe, expect, it } from 'vitest';
import { propose } from '../src/rules/propose.ts';
import { at, CROSSED, SECOND, THIRD } from './positions.ts';

const LONG = process.env.PLANISPHERE_LONG === '1';
const GAMES = LONG ? 200 : 6;

type Point = readonly [x: number, y: number];
const pointOf = (star: number): Point => [PLACES[star]!.x, PLACES[star]!.y];
const endsOf = (line: number): readonly [Point, Point] => {
  const { from, to } = LINES[line] as Line;
  return [pointOf(from), pointOf(to)];
};

/** Whether two segments meet at a point inside both, by the signs of areas. */
function meet([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const area = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
    (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  return area(a, b, c) * area(a, b, d) < 0 && area(c, d, a) * area(c, d, b) < 0;
}

/** As the window of the round is printed. */
function isShown(star: number, round: number): boolean {
  const [x, y] = pointOf(star);
  return COMPONENTS.windows[round - 1]?.[5 - y]?.charAt(x + 5) === 'o';
}

const segment = (a: Point, b: Point): string => [a.join(), b.join()].sort().join(' ');
const segmentOf = (line: number): string => segment(...endsOf(line));

/** Every way to lay the tile, mirrored or not: its segments, wherever they lie. */
function layings(tile: number, isMirrored: boolean): readonly ReadonlySet<string>[] {
  const key = `${tile} ${isMirrored}`;
  const all = known.get(key) ?? allLayings(tile, isMirrored);
  known.set(key, all);
  return all;
}

const known = new Map<string, readonly ReadonlySet<string>[]>();

function allLayings(tile: number, isMirrored: boolean): readonly ReadonlySet<string>[] {
  const { stars, lines } = tileOf(tile);
  const found: ReadonlySet<string>[] = [];
  for (let turns = 0; turns < 4; turns++) {
    const turned = stars.map(([sx, sy]): Point => {
      let [x, y]: Point = [isMirrored ? -sx : sx, sy];
      for (let turn = 0; turn < turns; turn++) [x, y] = [-y, x];
      return [x, y];
    });
    for (let dx = -12; dx <= 12; dx++)
      for (let dy = -12; dy <= 12; dy++) {
        const laid = turned.map(([x, y]): Point => [x + dx, y + dy]);
        found.push(new Set(lines.map(([from, to]) => segment(laid[from]!, laid[to]!))));
      }
  }
  return found;
}

const has = (laying: ReadonlySet<string>, lines: readonly number[]): boolean =>
  lines.every((line) => laying.has(segmentOf(line)));

/** Whether the cause is true, without asking the rules. */
function isTrue(cause: Cause, { tile, round, before }: Sketch, drawing: Drawing): boolean {
  const stars = starsOf(drawing);
  switch (cause.kind) {
    case 'repeated':
      return drawing.filter((line) => line === cause.line).length > 1;
    case 'pole':
      return drawing.some((line) => endsOf(line).some(([x, y]) => x === 0 && y === 0));
    case 'covered':
      return (
        cause.stars.length > 0 && cause.stars.every((star) => stars.includes(star) && !isShown(star, round))
      );
    case 'used': {
      const owned = starsOf(before[cause.round - 1] ?? []);
      return (
        cause.stars.length > 0 && cause.stars.every((star) => stars.includes(star) && owned.includes(star))
      );
    }
    case 'crossing':
      return (
        drawing.includes(cause.line) &&
        before[cause.round - 1]?.includes(cause.over) === true &&
        meet(endsOf(cause.line), endsOf(cause.over))
      );
    case 'crossed':
      return (
        drawing.includes(cause.line) &&
        drawing.includes(cause.over) &&
        meet(endsOf(cause.line), endsOf(cause.over))
      );
    case 'pieces':
      return (
        cause.stars.length > 0 &&
        cause.stars.length < stars.length &&
        drawing.every((line) => {
          const { from, to } = LINES[line] as Line;
          return cause.stars.includes(from) === cause.stars.includes(to);
        })
      );
    case 'missing':
      return (
        cause.lines.length > 0 &&
        layings(tile, false).some((laying) => has(laying, drawing) && has(laying, cause.lines)) &&
        cause.lines.every(
          (line) =>
            !drawing.includes(line) &&
            starsOf([line]).every((star) => stars.includes(star)) &&
            !before.flat().some((older) => meet(endsOf(line), endsOf(older))),
        )
      );
    case 'mirror':
      return (
        layings(tile, true).some((laying) => has(laying, drawing)) &&
        !layings(tile, false).some((laying) => has(laying, drawing))
      );
    case 'foreign': {
      const known = drawing.filter((line) => !cause.lines.includes(line));
      return (
        cause.lines.length > 0 &&
        !layings(tile, false).some((laying) => has(laying, drawing)) &&
        !layings(tile, true).some((laying) => has(laying, drawing)) &&
        layings(tile, false).some((laying) => has(laying, known))
      );
    }
  }
}

/** Lines somewhere on the disc, mostly as the tile shows them, usually with something wrong. */
function anyDrawing(tile: number, rng: Rng): Drawing {
  const { stars, lines } = tileOf(tile);
  const isMirrored = below(rng, 4) === 0;
  const turns = below(rng, 4);
  const [dx, dy] = [below(rng, 11) - 5, below(rng, 11) - 5];
  const laid = stars.map(([sx, sy]) => {
    let [x, y]: Point = [isMirrored ? -sx : sx, sy];
    for (let turn = 0; turn < turns; turn++) [x, y] = [-y, x];
    return placeAt(x + dx, y + dy);
  });
  const drawn = lines.flatMap(([from, to]) => {
    const [a, b] = [laid[from], laid[to]];
    const line = a === undefined || b === undefined ? undefined : lineBetween(a, b);
    return line === undefined || below(rng, 9) === 0 ? [] : [line];
  });
  for (let extra = below(rng, 3); extra > 1; extra--) drawn.push(below(rng, LINES.length));
  const ordered = drawn.sort((a, b) => a - b);
  return below(rng, 40) === 0 ? ordered : [...new Set(ordered)];
}

interface Sky {
  readonly view: Position;
  readonly board: Board;
  readonly sketch: Sketch;
  readonly rng: Rng;
}

/** Every drawing to make in random solo games. */
function* skies(games: number): Iterable<Sky> {
  for (let seed = 0; seed < games; seed++) {
    const rng = createRng(seed);
    const dealer = createDealer(`causes ${seed}`);
    let view = starExplorer.setup({ first: 'random' }, 1);
    for (let chances = 0; ; ) {
      const awaiting = starExplorer.awaiting(view);
      if (awaiting.kind === 'over') break;
      if (awaiting.kind === 'chance') {
        const outcome = drawOutcome(awaiting, dealer.at(chances++));
        view = starExplorer.apply(view, { by: 'chance', outcome });
        continue;
      }
      const phase = phaseOf(view);
      if (phase.step === 'draw') yield skyAt(view, phase.round, rng);
      view = starExplorer.apply(view, { by: 0, action: propose(view, 0, rng) });
    }
  }
}

function skyAt(view: Position, round: number, rng: Rng): Sky {
  const board = view.boards[0] as Board;
  const before = board.drawings.slice(0, round - 1) as readonly Drawing[];
  return { view, board, sketch: { tile: board.tiles[round - 1] as number, round, before }, rng };
}

/** Whether lines of the pattern, by its own numbers, join all these stars. A single star is not joined. */
function isJoined(stars: readonly number[], lines: readonly (readonly [number, number])[]): boolean {
  const group = new Map(stars.map((star) => [star, star]));
  for (const [from, to] of lines) {
    const [a, b] = [group.get(from), group.get(to)];
    if (a === undefined || b === undefined) continue;
    for (const [star, its] of group) if (its === b) group.set(star, a);
  }
  return stars.length !== 1 && new Set(group.values()).size <= 1;
}

/** Whether the obstacle of a ghost is real, without asking the rules. */
function isInTheWay(obstacle: Obstacle, ghost: Ghost, { sketch: { before, round, tile } }: Sky): boolean {
  const places = ghostPlaces(ghost).map(({ x, y }): Point => [x, y]);
  const kept = [...places.keys()].filter((star) => ((ghost.out >> star) & 1) === 0);
  const named = 'stars' in obstacle ? obstacle.stars : [];
  const on = (star: number): number | undefined => placeAt(places[star]![0], places[star]![1]);
  const isKept = named.every((star) => kept.includes(star));
  const inside = kept.filter((star) => on(star) !== undefined);
  const { lines } = tileOf(tile);
  const isCut = ([from, to]: readonly [number, number]): boolean =>
    before.flat().some((older) => meet([places[from]!, places[to]!], endsOf(older)));
  const uncut = lines.filter((ends) => !isCut(ends));
  switch (obstacle.kind) {
    case 'pole':
      return isKept && named.length === 1 && places[named[0]!]!.join() === '0,0';
    case 'covered':
      return (
        isKept &&
        named.length > 0 &&
        named.every((star) => on(star) !== undefined && !isShown(on(star)!, round))
      );
    case 'used':
      return (
        isKept &&
        named.length > 0 &&
        named.every((star) => starsOf(before[obstacle.round - 1]!).includes(on(star)!))
      );
    case 'edge':
      // The stars are beyond the disc, the rest does not hang together, and with them it would, apart from older lines.
      return (
        isKept &&
        named.length > 0 &&
        named.every((star) => on(star) === undefined) &&
        !isJoined(inside, uncut) &&
        isJoined(kept, lines)
      );
    case 'crossing':
      return (
        obstacle.cuts.length > 0 &&
        obstacle.cuts.every(
          ({ line, over, round: when }) =>
            before[when - 1]!.includes(over) && meet(endsOf(line), endsOf(over)) && isOfGhost(line),
        ) &&
        !isJoined(inside, uncut) &&
        (isJoined(inside, lines) || isJoined(kept, lines))
      );
    case 'apart':
      return isKept && named.length > 0 && !isJoined(inside, lines) && !isJoined(kept, lines);
    case 'alone':
      return isKept && inside.length === 1 && named.length === 1;
  }
  function isOfGhost(line: number): boolean {
    return lines.some(([from, to]) => segment(places[from]!, places[to]!) === segmentOf(line));
  }
}

describe('the cause of a refusal', () => {
  it('DRAW-2 DRAW-3 DRAW-4 DRAW-5 DRAW-6 DRAW-7 DRAW-8 DRAW-9 is true of random drawings under random skies', () => {
    const seen = new Map<string, number>();
    for (const { sketch, rng, board } of skies(GAMES)) {
      const legal = new Set(
        [...drawings(sketch.tile, taskOf(board, sketch.round).taken)].map((each) => each.join()),
      );
      for (let tries = 0; tries < 40; tries++) {
        const drawing = anyDrawing(sketch.tile, rng);
        const cause = causeAgainst(sketch, drawing);
        expect(cause === undefined).toBe(legal.has(drawing.join()));
        if (cause === undefined) continue;
        seen.set(cause.kind, (seen.get(cause.kind) ?? 0) + 1);
        expect(
          isTrue(cause, sketch, drawing),
          `${JSON.stringify(cause)} of ${JSON.stringify([sketch, drawing])}`,
        ).toBe(true);
      }
    }
    if (LONG) console.log(JSON.stringify([...seen]));
    for (const kind of Object.keys(RULE_OF))
      if (LONG || kind !== 'repeated') expect(seen.has(kind), kind).toBe(true);
  }, 600_000);

  it('DRAW-4 DRAW-5 DRAW-6 DRAW-8 is true of constellations held anywhere over random skies', () => {
    const seen = new Map<string, number>();
    for (const sky of skies(GAMES)) {
      const start = createGhost(sky.view, 0) as Ghost;
      for (let tries = 0; tries < 150; tries++) {
        const { rng } = sky;
        const out = below(rng, 3) === 0 ? below(rng, 1 << tileOf(start.tile).size) : 0;
        const ghost = { ...start, x: below(rng, 11) - 5, y: below(rng, 11) - 5, turns: below(rng, 4), out };
        const obstacles = ghostObstacles(sky.view, ghost);
        const action = ghostAction(sky.view, ghost);
        const kept = ghostPlaces(ghost).flatMap(({ x, y }, star) =>
          (out >> star) & 1 ? [] : (placeAt(x, y) ?? []),
        );
        const isWhole = action.do === 'draw' && starsOf(action.drawing as Drawing).length === kept.length;
        const isLegal = isWhole && starExplorer.check(sky.view, 0, action) === undefined;
        expect(obstacles.length === 0, JSON.stringify([obstacles, ghost])).toBe(isLegal);
        for (const obstacle of obstacles) {
          seen.set(obstacle.kind, (seen.get(obstacle.kind) ?? 0) + 1);
          expect(isInTheWay(obstacle, ghost, sky), JSON.stringify([obstacle, ghost, sky.sketch])).toBe(true);
        }
      }
    }
    if (LONG) console.log(JSON.stringify([...seen]));
    for (const kind of ['pole', 'covered', 'used', 'edge', 'crossing', 'apart', 'alone'])
      expect(seen.has(kind), kind).toBe(true);
  }, 600_000);

  it('DRAW-8 is the edge, and no line, on an empty sky', () => {
    const view = at('_ 9 | WYBRRBY RB R _ leo:_');
    const start = createGhost(view, 0) as Ghost;
    const kinds = new Set<string>();
    for (let x = -5; x <= 5; x++)
      for (let y = -5; y <= 5; y++)
        for (let turns = 0; turns < 4; turns++)
          for (const { kind } of ghostObstacles(view, { ...start, x, y, turns })) kinds.add(kind);
    expect([...kinds].sort()).toEqual(['covered', 'edge', 'pole']);
  });

  it('DRAW-7 says which line would cross which', () => {
    const sketch = (text: string): Sketch => {
      const view = at(text);
      return skyAt(view, (phaseOf(view) as { round: number }).round, createRng(1)).sketch;
    };
    const line = (text: string): number => LINES.findIndex((_, index) => makeLine(index) === text);
    expect(causeAgainst(sketch(THIRD), [line('h7-i6')])).toMatchObject({
      kind: 'crossing',
      over: line('i7-h6'),
      round: 2,
    });
    expect(causeAgainst(sketch(CROSSED), [line('h10-i9')])).toMatchObject({
      kind: 'crossing',
      over: line('i10-h9'),
      round: 1,
    });
    expect(causeAgainst(sketch(SECOND), [line('g7-f6')])).toEqual({ kind: 'pole' });
  });
});
