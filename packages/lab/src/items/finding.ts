// One figure from many games, with its 95 % interval.

export interface Finding {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The number of games or moments behind the figure. */
  readonly of: number;
}

/** A played game: every position, the event after it, and the result. */
export interface PlayedGame<Position, Event> {
  readonly states: readonly Position[];
  readonly events: readonly Event[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** The figures to look for in games of one kind. */
export interface Study {
  findingsOf(games: readonly PlayedGame<unknown, unknown>[]): readonly Finding[];
}

const Z = 1.96;

export function meanOf(name: string, numbers: readonly number[]): Finding {
  const of = numbers.length;
  const value = numbers.reduce((sum, each) => sum + each, 0) / of;
  const variance = numbers.reduce((sum, each) => sum + (each - value) ** 2, 0) / Math.max(1, of - 1);
  const half = Z * Math.sqrt(variance / of);
  return { name, value, low: value - half, high: value + half, of };
}

/** In percent; a part of 0.5 is half a victory. */
export function shareOf(name: string, parts: readonly number[]): Finding {
  const { value, low, high, of } = meanOf(name, parts);
  return { name, value: 100 * value, low: Math.max(0, 100 * low), high: Math.min(100, 100 * high), of };
}

/** How much y grows per unit of x: the least-squares line. */
export function slopeOf(name: string, points: readonly (readonly [x: number, y: number])[]): Finding {
  const of = points.length;
  const [mx, my] = [0, 1].map(
    (axis) => points.reduce((sum, point) => sum + (point[axis] as number), 0) / of,
  ) as [number, number];
  const xx = points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
  const value = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / xx;
  const rest =
    points.reduce((sum, [x, y]) => sum + (y - my - value * (x - mx)) ** 2, 0) / Math.max(1, of - 2);
  const half = Z * Math.sqrt(rest / xx);
  return { name, value, low: value - half, high: value + half, of };
}
