// A worker of the web app draws nothing: it loads no code that draws pages, which would delay the first board.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadedBy } from '../../src/architecture/loaded.ts';

const sources = fileURLToPath(new URL('../../../web/src/', import.meta.url));
const workers = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(^|-|\/)worker\.ts$/.test(name),
);

it('there are workers', () => {
  expect(workers.length).toBeGreaterThan(3);
});

it.each(workers)('%s loads nothing that draws', (name) => {
  expect([...loadedBy(join(sources, name))].filter((module) => module.includes('preact'))).toEqual([]);
});
