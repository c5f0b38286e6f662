// A drawing as words: trails from star to star, `b5-c4-d5,c4-c3`. Written in one canonical form, read in any.
import { type Decoded, fail, ok } from '@planisphere/core';
import { makeStar, parseStar } from '../rules/disc.ts';
import { LINES, type Line, lineBetween } from '../rules/lines.ts';
import type { Drawing } from '../rules/sky.ts';

/** The drawing of nothing. */
const NONE = 'none';

export function makeDrawing(drawing: Drawing): string {
  if (drawing.length === 0) return NONE;
  const rest = [...drawing];
  let words = takeTrail(rest);
  while (rest.length > 0) words += `,${takeTrail(rest)}`;
  return words;
}

/**
 * Begins at the first star with an odd number of remaining lines, else at the first star, and always goes on to the
 * first neighbour.
 */
function takeTrail(rest: number[]): string {
  let here = trailHead(rest);
  let words = makeStar(here);
  for (;;) {
    const next = nearest(here, rest);
    if (next === undefined) return words;
    rest.splice(rest.indexOf(lineBetween(here, next) as number), 1);
    words += `-${makeStar(next)}`;
    here = next;
  }
}

function trailHead(rest: readonly number[]): number {
  const odd: number[] = [];
  let first = Number.POSITIVE_INFINITY;
  for (const line of rest) {
    const { from, to } = LINES[line] as Line;
    toggle(odd, from);
    toggle(odd, to);
    first = Math.min(first, from);
  }
  return odd.length > 0 ? Math.min(...odd) : first;
}

function toggle(stars: number[], star: number): void {
  const index = stars.indexOf(star);
  if (index < 0) stars.push(star);
  else stars.splice(index, 1);
}

function nearest(star: number, rest: readonly number[]): number | undefined {
  let best: number | undefined;
  for (const line of rest) {
    const { from, to } = LINES[line] as Line;
    if (from !== star && to !== star) continue;
    const other = from === star ? to : from;
    if (best === undefined || other < best) best = other;
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
