// `npm run pack -- FOLDER`: packs the packages that others may install into archives, in the order of their
// publication.
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PUBLIC, pack, stage } from './release/packages.mjs';
import { run, stop } from './workspace.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) stop('Name a folder for the archives.');
if (!run('tsc', ['-b', 'tsconfig.build.json'])) stop('The sources do not compile.');
const into = resolve(folder);
mkdirSync(into, { recursive: true });
const staging = mkdtempSync(join(tmpdir(), 'planisphere-pack-'));
try {
  for (const name of PUBLIC) {
    const file = pack(stage(name, staging), into);
    console.log(`${file}  ${(statSync(file).size / 1000).toFixed(1)} kB`);
  }
} finally {
  rmSync(staging, { recursive: true });
}
