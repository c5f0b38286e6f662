// The example of the README is run as it stands there.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

it('the example of the README runs and prints two scores', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] as string;
  expect(example.trim().split('\n')).toHaveLength(6);
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', example], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(printed).toMatch(/^\[ \d+, \d+ \]\n$/);
});
