// Each glyph is on one sheet, and the list of the second sheet is what stands on it.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MORE } from '../src/base/ui/more-glyphs.ts';

const namesOn = (sheet: string): readonly string[] => {
  const text = readFileSync(new URL(`../src/base/art/${sheet}.svg`, import.meta.url), 'utf8');
  return [...text.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name as string);
};

it('looks for each glyph on the sheet that has it', () => {
  const first = namesOn('glyphs');
  expect(namesOn('more-glyphs').toSorted()).toEqual(MORE.toSorted());
  expect(first.filter((name) => MORE.includes(name))).toEqual([]);
  expect(new Set(first).size).toBe(first.length);
  expect(first).toContain('se-pole');
});
