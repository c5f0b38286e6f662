// A drawing as words: trails from star to star, `b5-c4-d5,c4-c3`. Written in one canonical way; read in any.
import { type Decoded, fail, ok } from '@planisphere/core';
import { makeStar, parseStar } from '../disc.ts';
import { LINES, type Line, lineBetween } from '../lines.ts';
import type { Drawing } from '../sky.ts';

/** The drawing of nothing. */
const NONE = 'none';

export function makeDrawing(drawing: Drawing): string {
  const rest = new Set(drawing);
  const trails: string[] = [];
  while (rest.size > 0) trails.push(takeTrail(rest).map(makeStar).join('-'));
  return trails.length === 0 ? NONE : trails.join(',');
}

/** From the first star with an odd number of lines left, else the first star, always on to the first neighbour. */
function takeTrail(rest: Set<number>): number[] {
  const trail = [trailHead(rest)];
  for (;;) {
    const here = trail.at(-1) as number;
    const next = nearest(here, rest);
    if (next === undefined) return trail;
    rest.delete(lineBetween(here, next) as number);
    trail.push(next);
  }
}

function trailHead(rest: ReadonlySet<number>): number {
  const degrees = new Map<number, number>();
  for (const line of rest) {
    const { from, to } = LINES[line] as Line;
    degrees.set(from, (degrees.get(from) ?? 0) + 1);
    degrees.set(to, (degrees.get(to) ?? 0) + 1);
  }
  const stars = [...degrees.keys()].sort((a, b) => a - b);
  return stars.find((star) => (degrees.get(star) as number) % 2 === 1) ?? (stars[0] as number);
}

function nearest(star: number, rest: ReadonlySet<number>): number | undefined {
  let best: number | undefined;
  for (const line of rest) {
    const { from, to } = LINES[line] as Line;
    const other = from === star ? to : to === star ? from : undefined;
    if (other !== undefined && (best === undefined || other < best)) best = other;
  }
  return best;
}

export function parseDrawing(text: string): Decoded<Drawing> {
  if (text === NONE) return ok([]);
  const lines = new Set<number>();
  for (const trail of text.split(',')) {
    const steps = trail.split('-');
    if (steps.length < 2) return fail('lone-star', trail, 'A trail leads from one star to another.');
    const fault = walkTrail(steps, lines);
    if (fault !== undefined) return fault;
  }
  return ok([...lines].sort((a, b) => a - b));
}

function walkTrail(steps: readonly string[], lines: Set<number>): ReturnType<typeof fail> | undefined {
  let here: number | undefined;
  for (const [index, name] of steps.entries()) {
    const star = parseStar(name);
    if (star === undefined) return fail('unknown-star', name, 'There is no star of this name on the disc.');
    if (here !== undefined) {
      const place = `${steps[index - 1]}-${name}`;
      const line = lineBetween(here, star);
      if (line === undefined) return fail('no-line', place, 'A line joins two neighbouring stars.');
      if (lines.has(line)) return fail('line-twice', place, 'Each line is drawn once.');
      lines.add(line);
    }
    here = star;
  }
  return undefined;
}
