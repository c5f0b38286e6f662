// What no page has rendered is found: pieces of words against what was noted.
import { expect, it } from 'vitest';
import { piecesOf, silentAmong } from '../scripts/rendered.mjs';

const SOURCE = `import { counted } from '@planisphere/core';
export const en = {
  title: 'Learn by playing',
  left: (n: number) => \`You have \${n} tries left.\`,
  unit: 'min',
};`;

it('reads the strings and the fixed parts of templates, and no paths', () => {
  expect(piecesOf('en.ts', SOURCE)).toEqual(['Learn by playing', 'You have', 'tries left.']);
});

it('finds what was not rendered, whatever the spaces', () => {
  const rendered = 'You have 2 tries left.\nSettings';
  expect(silentAmong(piecesOf('en.ts', SOURCE), rendered)).toEqual(['Learn by playing']);
  expect(piecesOf('fr.ts', "export const fr = { a: 'Reprendre\u202f: jouer' };")).toEqual([
    'Reprendre : jouer',
  ]);
});
