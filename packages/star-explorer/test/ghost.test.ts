// The ghost that keys move over the disc.
import type { Frame } from '@planisphere/core';
import { starExplorer } from '@planisphere/star-explorer';
import {
  bestGhost,
  createGhost,
  type Ghost,
  ghostAction,
  ghostObstacles,
  ghostPreview,
  ghostTable,
  moveGhost,
  toggleStar,
  turnGhost,
} from '@planisphere/star-explorer/text';
import { describe, expect, it } from 'vitest';
import { fullPlacements } from '../src/rules/embed.ts';
import { taskOf } from '../src/rules/weighting.ts';
import { at, CROSSED, THIRD } from './positions.ts';

const view = at(THIRD);
const start = createGhost(view, 0) as Ghost;
const words = (ghost: Ghost): string =>
  starExplorer.notation.makeEvent({ by: 0, action: ghostAction(view, ghost) });
const frame: Frame = { locale: 'en', viewer: 0, names: ['Ada'], paint: (text) => text, width: 90 };

describe('ghost', () => {
  it('appears in the window when there is something to draw', () => {
    expect(start).toMatchObject({ seat: 0, round: 3, turns: 0, out: 0 });
    expect(createGhost(at('_ 5 | WYBRRBY RB R _ cep:none'), 0)).toBeUndefined();
  });

  it('moves, and stays near the disc', () => {
    expect(moveGhost(start, 1, -1)).toMatchObject({ x: start.x + 1, y: start.y - 1 });
    expect(moveGhost(start, 99, 0).x).toBe(5);
  });

  it('turns about its middle and comes back', () => {
    const once = turnGhost(start, 1);
    expect(turnGhost(once, -1)).toEqual(start);
    expect([1, 1, 1, 1].reduce(turnGhost, start)).toEqual(start);
  });

  it('draws what it covers', () => {
    const laid = { ...start, turns: 0, x: 0, y: -3 };
    expect(words(laid)).toBe('A draw III d3-e4-f4-g3-h2-i2');
    expect(ghostObstacles(view, laid)).toEqual([]);
    expect(words(toggleStar(laid, 5))).toBe('A draw III d3-e4-f4-g3-h2');
    expect(toggleStar(toggleStar(laid, 5), 5)).toEqual(laid);
    expect(toggleStar(laid, 9)).toEqual(laid);
  });

  it('previews points and extinguished stars', () => {
    const laid = { ...start, turns: 0, x: 0, y: -3 };
    expect(ghostPreview(view, laid)).toMatchObject({ extinguished: 0, cost: 0 });
    expect(ghostPreview(view, toggleStar(laid, 5))).toMatchObject({ extinguished: 1, cost: 3 });
  });

  it.each([
    ['covered', { x: -5, y: 3 }],
    ['pole', { x: 2, y: 0 }],
    ['used', { x: 2, y: 0 }],
  ])('DRAW-4 DRAW-5 DRAW-6 names what is in its way: %s', (kind, place) => {
    const kinds = ghostObstacles(view, { ...start, ...place }).map((obstacle) => obstacle.kind);
    expect(kinds).toContain(kind);
    expect(ghostPreview(view, { ...start, ...place })).toBeUndefined();
  });

  it('OUT-1 leaves out what hangs over the edge', () => {
    const over = { ...start, turns: 0, x: 5, y: 2 };
    expect(words(over)).toBe('A draw III j9-i8');
    expect(ghostObstacles(view, over)).toEqual([]);
    expect(ghostPreview(view, over)).toMatchObject({ extinguished: 4, cost: 12 });
  });

  it('DRAW-8 names the rule when it falls to pieces', () => {
    const laid = toggleStar({ ...start, turns: 0, x: 0, y: -3 }, 2);
    expect(ghostObstacles(view, laid)).toEqual([{ kind: 'apart', stars: [3, 4, 5] }]);
    const lone = [0, 1, 2, 3, 4].reduce(toggleStar, { ...start, turns: 0, x: 0, y: -3 });
    expect(ghostObstacles(view, lone)).toEqual([{ kind: 'alone', stars: [5] }]);
  });

  it('finds the best full placement', () => {
    const best = bestGhost(view, start);
    expect(best.out).toBe(0);
    expect(ghostObstacles(view, best)).toEqual([]);
    const { taken, tile } = taskOf(view.boards[0] as NonNullable<(typeof view.boards)[0]>, 3);
    expect(fullPlacements(tile, taken).length).toBeGreaterThan(0);
  });

  it('finds the best part where nothing fits as a whole', () => {
    const crowded = at(
      '_ 10.9.8.7.7.6 | RYBRWWR RB R B sco:none cyg:none gem:none ori:none ara:none hor:_'.replace(
        'cyg',
        'cyg',
      ),
    );
    const ghost = bestGhost(crowded, createGhost(crowded, 0) as Ghost);
    expect(ghostObstacles(crowded, ghost)).toEqual([]);
  });

  it('OUT-2 leaves out a line that is blocked, and says what it costs', () => {
    const crossed = at(CROSSED);
    const best = bestGhost(crossed, createGhost(crossed, 0) as Ghost);
    const over = { ...best, turns: 0, x: 2, y: 3, out: 0 };
    expect(starExplorer.notation.makeEvent({ by: 0, action: ghostAction(crossed, over) })).toBe(
      'A draw II h10-g9-g8-h8-i8-i9',
    );
    expect(ghostPreview(crossed, over)).toMatchObject({ extinguished: 1, cost: 3 });
  });

  it('is drawn over the disc with its numbers, its conflicts and the keys', () => {
    const shown = ghostTable(view, { ...start, x: 2, y: 0 }, frame).join('\n');
    expect(shown).toContain('✗');
    expect(shown).toContain('[DRAW-6]');
    const laid = ghostTable(view, { ...start, turns: 0, x: 0, y: -3 }, frame).join('\n');
    expect(laid).toContain('(▲1');
    expect(laid).toMatch(/= \d+ points/);
    expect(ghostTable(view, start, { ...frame, locale: 'fr', width: 40 }).join('\n')).toContain('tourner');
  });
});
