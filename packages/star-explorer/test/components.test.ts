// The shipped data file is sound, and every way to spoil it is noticed.
import { readFileSync } from 'node:fs';
import {
  COMPONENTS,
  type Components,
  componentFaults,
  fullPlacements,
  skyOf,
} from '@planisphere/star-explorer';
import { describe, expect, it } from 'vitest';
import { TILES } from '../src/rules/tiles.ts';

const spoilt = (change: Partial<Components>): string[] =>
  componentFaults({ ...COMPONENTS, ...change }).map(({ code }) => code);

const tileWith = (id: string, change: Partial<Components['tiles'][number]>): Partial<Components> => ({
  tiles: COMPONENTS.tiles.map((tile) => (tile.id === id ? { ...tile, ...change } : tile)),
});

describe('components', () => {
  it('are sound', () => {
    expect(componentFaults(COMPONENTS)).toEqual([]);
  });

  it('are marked as reconstructed', () => {
    expect(COMPONENTS.reconstructed).toBe(true);
  });

  it.each([
    ['wrong-rows', { disc: COMPONENTS.disc.slice(1) }],
    ['wrong-pole', { disc: COMPONENTS.disc.with(5, 'YWYBWWWRBYB') }],
    ['uneven-kinds', { disc: COMPONENTS.disc.with(0, '...RBYYW...') }],
    ['wrong-stars', { disc: COMPONENTS.disc.with(0, '...BBYY....') }],
    ['wrong-rounds', { windows: COMPONENTS.windows.slice(1) }],
    ['other-outline', { windows: COMPONENTS.windows.with(2, COMPONENTS.disc) }],
    ['unknown-star', { outer: 'a1' }],
    ['star-on-axis', { axis: { x: 1, y: 5 } }],
    ['not-positive', { lit: 0 }],
    ['too-few', { starts: COMPONENTS.starts.slice(3) }],
    ['twice', { starts: [...COMPONENTS.starts, ['white', 'red']] }],
    ['one-kind', { starts: [...COMPONENTS.starts, ['red', 'red']] }],
    ['too-few', { tiles: COMPONENTS.tiles.filter(({ kind }) => kind === 'red') }],
    ['wrong-name', tileWith('cas', { id: 'cnc' })],
    ['wrong-star', tileWith('cas', { stars: '0,1 1,0 2,1 3,0 4' })],
    ['wrong-line', tileWith('cas', { lines: '0-1-2-3-4-5' })],
    ['star-twice', tileWith('cas', { stars: '0,1 1,0 2,1 3,0 2,1' })],
    ['crossing', tileWith('cas', { stars: '0,0 1,1 0,1 1,0 2,1', lines: '0-1 2-3 1-4' })],
    ['no-step', tileWith('cas', { stars: '0,1 1,0 2,1 3,0 5,1' })],
    ['in-pieces', tileWith('cas', { lines: '0-1-2 3-4' })],
    ['same-shape', tileWith('cnc', { stars: '1,0 0,1 1,2 0,3 1,4', lines: '0-1-2-3-4' })],
  ] satisfies [string, Partial<Components>][])('notice %s', (code, change) => {
    expect(spoilt(change)).toContain(code);
  });

  it('let every tile lie in at least 15 ways in every round of an empty disc', () => {
    for (const [tile, { id }] of TILES.entries()) {
      for (const round of [1, 2, 3, 4, 5, 6]) {
        expect(
          fullPlacements(tile, skyOf(round, [])).length,
          `${id} in round ${round}`,
        ).toBeGreaterThanOrEqual(15);
      }
    }
  });

  it('stand in NOTATION.md as they are in the data file', () => {
    const page = readFileSync(new URL('../NOTATION.md', import.meta.url), 'utf8');
    expect(page).toContain(COMPONENTS.disc.join('\n'));
    expect(page).toContain(COMPONENTS.outer.split(' ').join(', '));
    for (const [row] of COMPONENTS.disc.entries()) {
      for (const rounds of [
        [0, 1, 2],
        [3, 4, 5],
      ]) {
        const line = rounds
          .map((round) => (COMPONENTS.windows[round] as readonly string[])[row]?.padEnd(14))
          .join('');
        expect(page).toContain(line.trimEnd());
      }
    }
    for (const { id, name, kind, stars, lines } of COMPONENTS.tiles) {
      expect(page).toContain(`| \`${id}\` | ${name} | ${kind} | \`${stars}\` | \`${lines}\` |`);
    }
  });
});
