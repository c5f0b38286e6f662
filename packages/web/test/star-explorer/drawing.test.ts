// The ghost in a player's hand: what is in its way, its points, and the effects of presses.
import {
  CROSSING,
  type Drawing,
  LINES,
  type Position,
  parseStar,
  skyOf,
  starExplorer,
  starsOf,
} from '@planisphere/star-explorer';
import { createGhost, type Ghost } from '@planisphere/star-explorer/text';
import { describe, expect, it } from 'vitest';
import { emptied, fitted, ghostOver, remedied, toggled } from '../../src/games/star-explorer/handling.ts';
import { layOut } from '../../src/games/star-explorer/laid.ts';
import { ownerOf, type Site, siteOf } from '../../src/games/star-explorer/site.ts';

function at(line: string): Position {
  const parsed = starExplorer.notation.parse(line);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}

/** Horologium, a chain of six stars, comes in round III; Cepheus and Crater are drawn. */
const view = at(
  '_ 5.8.6 | WYBRRBY RB R _ cep:f10-e10-f9-f10-g10-g9-f9 crt:i7-h6-h5-g4-h3-i4-h5,k5-j4-i4 hor:_',
);
const site = siteOf(view, 0) as Site;
const ghost = createGhost(view, 0) as Ghost;
const free: Ghost = { ...ghost, x: 0, y: -3 };
const words = (laid: Ghost): string =>
  starExplorer.notation.makeEvent({
    by: 0,
    action: { do: 'draw', round: 3, drawing: layOut(site, laid).drawing },
  });
const troubles = (laid: Ghost): (string | undefined)[] =>
  layOut(site, laid).stars.map(({ trouble }) => trouble);

describe('the ghost over the sky', () => {
  it('has nothing in its way where it fits', () => {
    const laid = layOut(site, free);
    expect(words(free)).toBe('A draw III d3-e4-f4-g3-h2-i2');
    expect(laid.stars.every(({ state, trouble }) => state === 'in' && trouble === undefined)).toBe(true);
    expect(laid.worth).toMatchObject({ price: 0, cost: 0 });
  });

  it('brings what the rules count for the same drawing', () => {
    const { drawing, worth } = layOut(site, free);
    const after = starExplorer.apply(view, { by: 0, action: { do: 'draw', round: 3, drawing } });
    expect(starExplorer.notation.make(after)).toContain('hor:d3-e4-f4-g3-h2-i2');
    const { current, previous, joining, points } = worth?.earned ?? {};
    expect(points).toBe((current?.length ?? 0) * 2 + (previous?.length ?? 0) + (joining?.length ?? 0) * 3);
    // f4 to g3 is on the far side of the axis; e4 to f4 crosses it.
    expect(worth).toMatchObject({ central: 0, axis: 1, outer: 0 });
  });

  it.each([
    ['hidden', { x: -5, y: 3 }],
    ['pole', { x: 2, y: 0 }],
    ['used', { x: 2, y: 0 }],
  ])('DRAW-4 DRAW-5 DRAW-6 says which star is in the way: %s', (trouble, place) => {
    expect(troubles({ ...ghost, ...place })).toContain(trouble);
    expect(layOut(site, { ...ghost, ...place }).worth).toBeUndefined();
  });

  it('DRAW-8 blames the edge where the edge cuts it, and no line', () => {
    const view = at('_ 9 | WYBRRBY RB R _ leo:_');
    const empty = siteOf(view, 0) as Site;
    const start = createGhost(view, 0) as Ghost;
    const found: string[] = [];
    for (let x = -5; x <= 5; x++)
      for (let y = -5; y <= 5; y++)
        for (let turns = 0; turns < 4; turns++) {
          const laid = layOut(empty, { ...start, x, y, turns });
          for (const { kind } of laid.obstacles) found.push(kind);
          if (laid.obstacles.some(({ kind }) => kind === 'edge'))
            expect(laid.stars.some(({ state, trouble }) => state === 'off' && trouble === 'edge')).toBe(true);
        }
    expect([...new Set(found)].sort()).toEqual(['covered', 'edge', 'pole']);
  });

  it('names the constellation that has a star', () => {
    expect(ownerOf(site, parseStar('i4') as number)).toBe('Crater');
    expect(ownerOf(site, parseStar('i2') as number)).toBeUndefined();
  });

  it('OUT-1 leaves out what hangs over the edge, and says what it costs', () => {
    const over = { ...ghost, x: 5, y: 2 };
    expect(layOut(site, over).stars.filter(({ state }) => state === 'off')).toHaveLength(4);
    expect(layOut(site, over).worth).toMatchObject({ price: 4, cost: 12 });
  });

  it('OUT-2 leaves out a line that another crosses', () => {
    const crossed = at('_ 7.6 | RRYYWYB WB W _ aql:i10-h9 tuc:_');
    const roof = siteOf(crossed, 0) as Site;
    const laid = layOut(roof, { ...(createGhost(crossed, 0) as Ghost), x: 2, y: 3 });
    expect(laid.lines.map(({ state }) => state)).toContain('blocked');
    expect(laid.worth).toMatchObject({ price: 1, cost: 3 });
  });
});

describe('the hand', () => {
  it('leaves an end out and takes it in again', () => {
    const shorter = toggled(site, free, 5);
    expect(words(shorter)).toBe('A draw III d3-e4-f4-g3-h2');
    expect(toggled(site, shorter, 5)).toEqual(free);
  });

  it('DRAW-8 keeps one piece when a star in the middle is left out', () => {
    const cut = toggled(site, free, 2);
    expect(layOut(site, cut).obstacles).toEqual([]);
    expect(layOut(site, cut).worth?.price).toBeGreaterThan(1);
  });

  it('takes in the way to a star that hung on others', () => {
    const cut = toggled(site, free, 2);
    const far = cut.out & 1 ? 0 : 5;
    expect(toggled(site, cut, far)).toEqual(free);
  });

  it('DRAW-10 draws nothing when fewer than two stars would be left', () => {
    const two = { ...free, out: 0b111100 };
    expect(toggled(site, two, 0)).toEqual(emptied(site, free));
    expect(words(emptied(site, free))).toBe('A draw III none');
    expect(layOut(site, emptied(site, free)).worth).toMatchObject({ price: 6, cost: 18 });
  });

  it('takes in a neighbour with the first star', () => {
    const { stars } = layOut(site, toggled(site, emptied(site, free), 0));
    expect(stars.filter(({ state }) => state === 'in')).toHaveLength(2);
  });

  it('gives up what is in the way and nothing more', () => {
    expect(remedied(site, free)).toBe(free);
    const hit = { ...ghost, x: 2, y: -2 };
    const left = remedied(site, hit);
    expect(left && layOut(site, left).worth).toBeDefined();
    expect(remedied(site, { ...ghost, x: -5, y: 5 })).toBeUndefined();
  });

  it('jumps to the nearest place where all of it fits', () => {
    expect(fitted(site, free)).toEqual(free);
    const near = fitted(site, { ...ghost, x: 2, y: 0, out: 3 }) as Ghost;
    expect(layOut(site, near).worth).toMatchObject({ price: 0 });
  });

  it('jumps to the part that leaves out least where nothing fits as a whole', () => {
    const sky = (drawn: Drawing): Site => {
      const drawings = [drawn, []];
      return { ...site, board: { ...site.board, drawings }, taken: skyOf(3, drawings) };
    };
    // Only g3, h2 and i2, a part of the chain, are free.
    const free = ['g3', 'h2', 'i2'].map((name) => parseStar(name) as number);
    const all = [...LINES.keys()];
    const own = all.filter((line) => starsOf([line]).every((star) => free.includes(star)));
    const others = all.filter(
      (line) => !starsOf([line]).some((star) => free.includes(star)) && !own.includes(CROSSING[line] ?? -1),
    );
    const part = fitted(sky(others), ghost) as Ghost;
    expect(layOut(sky(others), part).worth).toMatchObject({ price: 3 });
    expect(fitted(sky(all), ghost)).toBeUndefined();
  });

  it('lies where a drawing lies', () => {
    const { drawing } = layOut(site, toggled(site, free, 5));
    expect(ghostOver(site, { ...ghost, turns: 3 }, drawing)).toEqual(toggled(site, free, 5));
    expect(ghostOver(site, free, [])).toEqual(emptied(site, free));
  });
});
