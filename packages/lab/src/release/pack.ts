// `npm run pack -- FOLDER`: packs the packages that others may install into archives, in the order of their
// publication.
import { mkdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { temporaryFolder } from '@planisphere/testkit/folder';
import { PUBLIC, pack, stage } from './packages.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name a folder for the archives.');
  process.exit(1);
}
const into = resolve(folder);
mkdirSync(into, { recursive: true });
const staging = temporaryFolder();
for (const name of PUBLIC) {
  const file = pack(stage(name, staging), into);
  console.log(`${file}  ${(statSync(file).size / 1000).toFixed(1)} kB`);
}
