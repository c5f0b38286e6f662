// A worker draws nothing: what draws pages is not loaded there, for it would come before the first board.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';

const sources = fileURLToPath(new URL('../src/', import.meta.url));
const workers = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(^|-|\/)worker\.ts$/.test(name),
);

/** Every module of this package that is loaded with a file, and the names of others; types are not loaded. */
function loadedBy(file: string, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { moduleRequest, entries } of parseSync(file, readFileSync(file, 'utf8')).module.staticImports) {
    if (entries.length > 0 && entries.every(({ isType }) => isType)) continue;
    const { value } = moduleRequest;
    if (value.startsWith('.')) loadedBy(resolve(dirname(file), value), seen);
    else seen.add(value);
  }
  return seen;
}

it('there are workers', () => {
  expect(workers.length).toBeGreaterThan(3);
});

it.each(workers)('%s loads nothing that draws', (name) => {
  expect([...loadedBy(join(sources, name))].filter((module) => module.includes('preact'))).toEqual([]);
});
