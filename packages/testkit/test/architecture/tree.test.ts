// This tree keeps to the table of boundaries, and its tests cite every rule. `npm run boundaries` and
// `npm run rules` run one alone.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { checkBoundaries } from '../../src/architecture/boundaries.ts';
import { checkCitations } from '../../src/architecture/citations.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

it('keeps to the boundaries', () => {
  const { modules, imports, problems } = checkBoundaries(root);
  expect(problems).toEqual([]);
  console.log(`${modules} modules, ${imports} imports`);
});

it('has a test for every rule, and cites none that is not there', () => {
  expect(checkCitations(root)).toEqual([]);
});
