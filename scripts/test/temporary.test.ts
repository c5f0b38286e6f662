import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const helper = new URL('../temporary.mjs', import.meta.url).href;

describe('a temporary folder', () => {
  it.each([
    ['has done its work', ''],
    ['fails', "throw new Error('on purpose');"],
    ['stops at once', 'process.exit(3);'],
  ])('is gone when its process %s', (_, end) => {
    const script = `
      import { writeFileSync } from 'node:fs';
      import { temporaryFolder } from ${JSON.stringify(helper)};
      const folder = temporaryFolder();
      writeFileSync(folder + '/file', 'text');
      console.log(folder);
      ${end}`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
    const folder = stdout.toString().trim();
    expect(folder).toContain('planisphere-');
    expect(existsSync(folder)).toBe(false);
  });
});
