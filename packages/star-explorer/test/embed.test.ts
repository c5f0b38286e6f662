// The solver against brute force: the same drawings, the same prices, the same best value.
import { createRng, type Rng } from '@planisphere/core';
import { bestDrawing, type Drawing, drawings, fullPlacements, skyOf } from '@planisphere/star-explorer';
import { describe, expect, it } from 'vitest';
import { isUsable, KIND_OF, PLACES, STARS } from '../src/rules/disc.ts';
import { fullDrawing } from '../src/rules/embed.ts';
import { explain, priceOf, type Reading } from '../src/rules/explain.ts';
import { LINES, starsOf } from '../src/rules/lines.ts';
import { randomDrawing } from '../src/rules/propose.ts';
import { parseTile, TILES, tileOf } from '../src/rules/tiles.ts';
import { roundWeighting } from '../src/rules/weighting.ts';
import { type PlainDrawing, type PlainSky, plainDrawings } from './brute.ts';

type Point = { readonly x: number; readonly y: number };
const placeName = (place: number): string => `${PLACES[place]?.x},${PLACES[place]?.y}`;
const lineName = (line: number): string => {
  const { from, to } = LINES[line] as { from: number; to: number };
  return [placeName(from), placeName(to)].sort().join(' ');
};
const keyOf = (drawing: Drawing): string => drawing.map(lineName).sort().join();

function plainSky(round: number, before: readonly Drawing[]): PlainSky {
  const used = new Set(before.flatMap(starsOf));
  const stars = Array.from({ length: STARS }, (_, star) => star).filter(
    (star) => isUsable(star, round) && !used.has(star),
  );
  const lines = before.flat().map((line) => {
    const { from, to } = LINES[line] as { from: number; to: number };
    return [PLACES[from] as Point, PLACES[to] as Point] as const;
  });
  return { free: new Set(stars.map(placeName)), lines };
}

/** Some rounds of random drawings, as a game would leave them. */
function randomBefore(round: number, rng: Rng): Drawing[] {
  const before: Drawing[] = [];
  for (let past = 1; past < round; past++) {
    before.push(randomDrawing(rng.next() % TILES.length, skyOf(past, before), rng));
  }
  return before;
}

const weightOf = (table: ArrayLike<number>, numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + (table[number] as number), 0);

/** Small tiles, with and without circles, and those whose lines can be blocked. */
const CASES = ['cas', 'cep', 'del', 'tuc', 'lyr', 'uma', 'boo'].flatMap((id) =>
  [2, 5].map((round) => ({ id, round })),
);

describe('embed', () => {
  it.each(CASES)('DRAW-8 finds every drawing of $id in round $round, once, at its price', ({ id, round }) => {
    const rng = createRng(round * 100 + id.charCodeAt(0));
    const tile = parseTile(id) as number;
    const before = randomBefore(round, rng);
    const taken = skyOf(round, before);
    const plain = plainDrawings(id, plainSky(round, before));
    const listed = [...drawings(tile, taken)];
    expect(listed.map(keyOf).sort()).toEqual([...plain.keys()].sort());
    for (const drawing of listed) {
      const reading = explain(tile, drawing, taken) as Reading;
      expect(priceOf(reading)).toBe((plain.get(keyOf(drawing)) as PlainDrawing).extinguished);
    }
    const whole = listed.filter((drawing) => plain.get(keyOf(drawing))?.extinguished === 0);
    expect(fullPlacements(tile, taken).map((placement) => fullDrawing(tile, placement))).toEqual(whole);
    // Full placements come first.
    expect(listed.slice(0, whole.length)).toEqual(whole);
  });

  it.each(CASES)('finds the best drawing of $id in round $round under any weighting', ({ id, round }) => {
    const rng = createRng(round * 1000 + id.charCodeAt(1));
    const tile = parseTile(id) as number;
    const taken = skyOf(round, randomBefore(round, rng));
    for (const least of [0, -3, -8]) {
      const stars = Array.from({ length: STARS }, () => least + (rng.next() % (8 - least)));
      const lines = LINES.map(() => least + (rng.next() % (8 - least)));
      const price = Array.from({ length: 24 }, (_, count) => 3 * Math.min(count, 4));
      const best = bestDrawing(tile, taken, { stars, lines, price });
      const values = [...drawings(tile, taken)].map(
        (drawing) =>
          weightOf(stars, starsOf(drawing)) +
          weightOf(lines, drawing) -
          (price[priceOf(explain(tile, drawing, taken) as Reading)] as number),
      );
      expect(best.value).toBe(Math.max(...values));
      expect(priceOf(explain(tile, best.drawing, taken) as Reading)).toBe(best.extinguished);
    }
  });

  it('finds the best drawing for the points of a round on every tile', () => {
    const rng = createRng(7);
    for (const [tile, { kind }] of TILES.entries()) {
      const round = 1 + (rng.next() % 6);
      const taken = skyOf(round, randomBefore(round, rng));
      const kinds = { current: kind, previous: KIND_OF[rng.next() % STARS] ?? kind };
      const weighting = roundWeighting(kinds, rng.next() % 8);
      const best = bestDrawing(tile, taken, weighting);
      let most = -Infinity;
      for (const drawing of drawings(tile, taken)) {
        const points = weightOf(weighting.stars, starsOf(drawing)) + weightOf(weighting.lines, drawing);
        most = Math.max(
          most,
          points - (weighting.price[priceOf(explain(tile, drawing, taken) as Reading)] as number),
        );
      }
      expect(best.value, tileOf(tile).id).toBe(most);
    }
  });
});
