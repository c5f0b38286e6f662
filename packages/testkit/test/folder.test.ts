// A temporary folder is removed, however its process ends.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';

const helper = new URL('../dist/folder.js', import.meta.url).href;

it.each([
  ['has done its work', ''],
  ['fails', "throw new Error('on purpose');"],
  ['runs out of time', 'process.exit(1);'],
])('temporary folders are gone when their process %s', (_, end) => {
  const script = `
    import { writeFileSync } from 'node:fs';
    import { temporaryFolder } from ${JSON.stringify(helper)};
    for (const folder of [temporaryFolder(), temporaryFolder()]) {
      writeFileSync(folder + '/file', 'text');
      console.log(folder);
    }
    ${end}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
  const folders = stdout.toString().trim().split('\n');
  expect(folders).toHaveLength(2);
  for (const folder of folders) expect(existsSync(folder)).toBe(false);
});
