// The two lists of the program's parts: CycloneDX for programs, the texts of the licences for people.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from './parts.ts';

const licences = (licence: string) =>
  /[ (]/.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }];

/** The same lock file gives the same text: without a time, and with an id computed from the contents. */
export function cycloneDx(folder: string, parts: readonly Part[]) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const self = `pkg:npm/${name}@${version}`;
  const listed = parts.map(({ purl, sha512 }) => `${purl} ${sha512}`).join('\n');
  const sum = createHash('sha256').update(listed).digest('hex');
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${sum.replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5')}`,
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': self, name, version, licenses: licences(license) },
    },
    components: parts.map((part) => ({
      type: 'library',
      'bom-ref': part.purl,
      name: part.name,
      version: part.version,
      purl: part.purl,
      licenses: licences(part.licence),
      ...(part.sha512 && { hashes: [{ alg: 'SHA-512', content: part.sha512 }] }),
    })),
    dependencies: [
      { ref: self, dependsOn: parts.map(({ purl }) => purl) },
      ...parts.map(({ purl, needs }) => ({ ref: purl, dependsOn: needs })),
    ],
  };
}

/** The licence text that the package contains. */
function licenceText(folder: string): string {
  const file = existsSync(folder) && readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  return file ? `\n\n${readFileSync(join(folder, file), 'utf8').trim()}` : '';
}

export function licenceList(folder: string, parts: readonly Part[]): string {
  const blocks = parts.map(
    ({ name, version, licence, place }) =>
      `${name} ${version}: ${licence}${licenceText(join(folder, place))}\n`,
  );
  return `Planisphere comes with ${parts.length} packages of others. Each has its own licence.\n\n${blocks.join(`\n${'-'.repeat(80)}\n\n`)}`;
}
