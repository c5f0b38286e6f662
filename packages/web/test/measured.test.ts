// What pages tell of the bots' strength is what was measured last: `npm run measured -w packages/web` after measuring.
import { existsSync, readFileSync } from 'node:fs';
import { GAME_IDS } from '@planisphere/games/ids';
import { expect, it } from 'vitest';
import { measuredOf } from '../scripts/measured.mjs';
import type { Measured } from '../src/table/measured.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const pathOf = (game: string): string => `../src/games/${game}/measured.json`;
const shown = (game: string): Measured => read(pathOf(game)) as Measured;
const MEASURED = GAME_IDS.filter((game) => existsSync(new URL(pathOf(game), import.meta.url)));

it.each(MEASURED)('%s: the figures of the pages are those of docs/strength.json', (game) => {
  const { encounters, alone, setups } = shown(game);
  expect(encounters.length + alone.length + setups.length).toBeGreaterThan(2);
  const measurements = read('../../../docs/strength.json') as Parameters<typeof measuredOf>[1];
  expect(shown(game)).toEqual(measuredOf(game, measurements));
});

it('has every level against the one below, in every game that has sides', () => {
  for (const game of MEASURED) {
    const { encounters } = shown(game);
    if (encounters.length > 0)
      expect(encounters.map(({ level, below }) => `${level} ${below}`)).toEqual([
        'amateur novice',
        'astronomer amateur',
        'master astronomer',
      ]);
    for (const { low, winRate, high } of encounters) {
      expect(low).toBeLessThanOrEqual(winRate);
      expect(winRate).toBeLessThanOrEqual(high);
    }
  }
});
