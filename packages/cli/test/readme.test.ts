// Runs the examples of the README as written.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code as string);

function printedBy(example: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '-e', example], {
    cwd: root,
    encoding: 'utf8',
  });
}

it('the example of the README runs and prints two scores', () => {
  const [example] = examples as [string];
  expect(example.trim().split('\n')).toHaveLength(6);
  expect(printedBy(example)).toMatch(/^\[ \d+, \d+ \]\n$/);
});

it('the flat engine of the README plays all its games', () => {
  const ends = [...printedBy(examples[1] as string).matchAll(/(won|stuck|sun|repeated): (\d+)/g)];
  expect(ends.map(([, name]) => name)).toEqual(['won', 'stuck', 'sun', 'repeated']);
  expect(ends.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(100_000);
});
