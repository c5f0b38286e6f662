// `npm run sbom [FOLDER]` lists the program's parts: sbom.cdx.json and licences.txt. A package without a licence is an
// error.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cycloneDx, licenceList } from './lists.ts';
import { partsOf, unlicensed } from './parts.ts';

const [, , into = 'dist'] = process.argv;
const parts = partsOf('.');
for (const purl of unlicensed(parts)) {
  console.error(`${purl} says no licence`);
  process.exitCode = 1;
}
mkdirSync(into, { recursive: true });
writeFileSync(join(into, 'sbom.cdx.json'), `${JSON.stringify(cycloneDx('.', parts), undefined, 2)}\n`);
writeFileSync(join(into, 'licences.txt'), licenceList('.', parts));
console.log(`${parts.length} packages are listed in ${into}: sbom.cdx.json, licences.txt`);
