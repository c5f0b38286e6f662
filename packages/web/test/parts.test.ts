// The table as data, in every position of whole games: each part can be a document, and each question has an answer in
// both languages.
import {
  createDealer,
  type Frame,
  LOCALES,
  playGame,
  randomAction,
  rngOf,
  type Seat,
  type TablePart,
} from '@planisphere/core';
import { ROOMS } from '@planisphere/games/rooms';
import { bestDrawing, bestPlaces, bonusWeighting, randomTasks } from '@planisphere/star-explorer';
import { describe, expect, it } from 'vitest';

const EVERYTHING = { expansions: ['black-holes', 'theories', 'mirrors', 'sun'], track: 'standard', stars: 3 };
const TABLES = [
  { id: 'stellar', players: 2, options: {} },
  { id: 'star-explorer', players: 1, options: {} },
  { id: 'star-explorer', players: 3, options: {} },
  { id: 'stellarion', players: 1, options: {} },
  { id: 'stellarion', players: 2, options: EVERYTHING },
] as const;

function faultsOf(part: TablePart): readonly string[] {
  const faults: string[] = [];
  const { title, lines = [], columns, rows = [] } = part;
  const texts = [title, ...lines, ...(columns ?? []), ...rows.flat()];
  if (title === '') faults.push('no title');
  if (lines.length === 0 && rows.length === 0) faults.push(`${title} is empty`);
  if (rows.some((row) => row.length !== columns?.length)) faults.push(`${title}: cells without a column`);
  if (texts.some((text) => /undefined|NaN|[╭│─┊]/.test(text))) faults.push(`${title}: ${texts.join(' ')}`);
  return faults;
}

describe('the parts of a table', () => {
  for (const { id, players, options } of TABLES)
    it(`${id} for ${players}: are whole in every position`, async () => {
      const { game } = await ROOMS[id].rules();
      const text = await ROOMS[id].text();
      const decoded = game.decodeOptions(options);
      if (!decoded.ok) throw new Error(decoded.fault.message);
      const rng = rngOf('parts');
      const topics = new Set<string>();
      const groups = new Set<string>();
      const look = (view: unknown, seat: Seat): unknown => {
        for (const locale of LOCALES) {
          const frame: Frame = {
            locale,
            viewer: seat,
            names: ['Ada', 'Noé', 'Zoë'],
            paint: (shown) => shown,
            width: 80,
          };
          const parts = text.parts?.(view, frame) ?? [];
          for (const part of parts) topics.add(part.topic);
          expect(parts.flatMap(faultsOf)).toEqual([]);
          const action = randomAction(game, view, { seat, rng: rngOf('group') });
          groups.add(text.groupOf?.(action, view, frame) ?? '');
        }
        return randomAction(game, view, { seat, rng });
      };
      playGame(game, game.setup(decoded.value, players), {
        players: new Array(players).fill(look),
        dealer: createDealer('parts'),
      });
      expect([...topics].sort()).toEqual(expect.arrayContaining(['board', 'deck', 'hand', 'score']));
      expect(groups.size).toBeGreaterThan(2);
      expect(groups.has('')).toBe(false);
    });
});

describe('the best places of a tile', () => {
  it('begin with the best drawing, go on with worse ones, and are all different', () => {
    let tasks = 0;
    for (const task of randomTasks(rngOf('places'))) {
      if (++tasks > 12) break;
      const weighting = bonusWeighting(task.weighting, 1);
      const places = bestPlaces({ ...task, weighting }, 5);
      const values = places.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      expect(new Set(places.map(({ drawing }) => [...drawing].sort().join())).size).toBe(places.length);
      const best = bestDrawing(task.tile, task.taken, weighting);
      if (best.placement !== undefined) expect(values[0]).toBe(best.value);
    }
  });
});
