// What the program is made of: every package that is installed with it, as a CycloneDX list for programs and as a list
// of licences for people. Read from package-lock.json; a licence that is not there comes from the package itself. `npm sbom` leaves
// out what is also reached by a development dependency (preact and ws among them); the usual generator brings 177 packages along.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isCommand, root } from './workspace.mjs';

/**
 * @typedef {{ version?: string, license?: string, integrity?: string, dev?: boolean, devOptional?: boolean,
 *   optional?: boolean, link?: boolean, resolved?: string, dependencies?: Record<string, string> }} Locked
 * @typedef {{ place: string, name: string, version: string, licence: string, purl: string, hash: string | undefined,
 *   needs: readonly string[] }} Part
 */

const MODULES = 'node_modules/';

/** @param {string} file @returns {any} */
const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} place */
const nameAt = (place) => place.slice(place.lastIndexOf(MODULES) + MODULES.length);

/**
 * Where a package that stands at `place` finds the one it needs, as Node looks for it.
 * @param {Record<string, Locked>} locked @param {string} place @param {string} name
 */
function placeOf(locked, place, name) {
  for (
    let around = place;
    ;
    around = around.includes(`/${MODULES}`) ? around.slice(0, around.lastIndexOf(`/${MODULES}`)) : ''
  ) {
    const here = `${around === '' ? '' : `${around}/`}${MODULES}${name}`;
    if (locked[here] !== undefined) return here;
    if (around === '') return undefined;
  }
}

/** @param {string} folder @param {string} place @param {Locked} entry */
function licenceOf(folder, place, entry) {
  if (entry.license !== undefined) return entry.license;
  const file = join(folder, place, 'package.json');
  const { license, licenses } = existsSync(file) ? json(file) : {};
  const [first] = licenses ?? [];
  return license?.type ?? license ?? first?.type ?? '';
}

/**
 * The packages that a server and its pages run with, in the order of their names.
 * @param {string} folder @returns {readonly Part[]}
 */
export function partsOf(folder) {
  /** @type {Record<string, Locked>} */
  const locked = json(join(folder, 'package-lock.json')).packages;
  const runs = Object.entries(locked).filter(
    ([place, { dev, devOptional, optional, link }]) =>
      place.includes(MODULES) && !dev && !devOptional && !optional && !link,
  );
  const parts = runs.map(([place, entry]) => {
    const name = nameAt(place);
    const version = entry.version ?? '';
    const needs = Object.keys(entry.dependencies ?? {}).flatMap((each) => placeOf(locked, place, each) ?? []);
    return {
      place,
      name,
      version,
      licence: licenceOf(folder, place, entry),
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      hash: entry.integrity?.startsWith('sha512-') ? entry.integrity.slice('sha512-'.length) : undefined,
      needs,
    };
  });
  return parts.sort((a, b) => (a.purl < b.purl ? -1 : 1));
}

/** One line for each package that cannot be given away as it is. @param {readonly Part[]} parts */
export function problemsOf(parts) {
  return parts.filter(({ licence }) => licence === '').map(({ purl }) => `${purl} says no licence`);
}

/** A licence by its SPDX name, or an expression of several. @param {string} licence */
const licences = (licence) =>
  /[ (]/.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }];

/**
 * The same lock gives the same text: no time, and a number made from what is in it.
 * @param {string} folder @param {readonly Part[]} parts
 */
export function cycloneDx(folder, parts) {
  const { name, version, license } = json(join(folder, 'package.json'));
  const sum = createHash('sha256')
    .update(parts.map(({ purl, hash }) => `${purl} ${hash}`).join('\n'))
    .digest('hex');
  const serial = [
    sum.slice(0, 8),
    sum.slice(8, 12),
    `8${sum.slice(13, 16)}`,
    `8${sum.slice(17, 20)}`,
    sum.slice(20, 32),
  ];
  const places = new Map(parts.map(({ place, purl }) => [place, purl]));
  /** A package can stand in two places in one version. @type {Map<string, Part>} */
  const unique = new Map(parts.map((part) => [part.purl, part]));
  const self = `pkg:npm/${name}@${version}`;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serial.join('-')}`,
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': self, name, version, licenses: licences(license) },
    },
    components: [...unique.values()].map((part) => ({
      type: 'library',
      'bom-ref': part.purl,
      name: part.name,
      version: part.version,
      purl: part.purl,
      licenses: licences(part.licence),
      ...(part.hash !== undefined && {
        hashes: [{ alg: 'SHA-512', content: Buffer.from(part.hash, 'base64').toString('hex') }],
      }),
    })),
    dependencies: [
      { ref: self, dependsOn: [...unique.keys()] },
      ...[...unique.values()].map(({ purl, needs }) => ({
        ref: purl,
        dependsOn: [...new Set(needs.flatMap((place) => places.get(place) ?? []))].sort(),
      })),
    ],
  };
}

/** The text of its licence as the package brings it. @param {string} folder @param {Part} part */
function licenceText(folder, { place }) {
  const there = join(folder, place);
  const file = existsSync(there) && readdirSync(there).find((each) => /^(licen[cs]e|copying)/i.test(each));
  return file ? readFileSync(join(there, file), 'utf8').trim() : '';
}

/** @param {string} folder @param {readonly Part[]} parts */
export function licenceList(folder, parts) {
  const blocks = parts.map((part) => {
    const text = licenceText(folder, part);
    return `${part.name} ${part.version}: ${part.licence}${text === '' ? '' : `\n\n${text}`}\n`;
  });
  return `Planisphere comes with ${parts.length} packages of others. Each has its own licence.\n\n${blocks.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

/** @param {string} into the folder that gets `sbom.cdx.json` and `licences.txt` */
function write(into) {
  const parts = partsOf(root);
  const problems = problemsOf(parts);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, 'sbom.cdx.json'), `${JSON.stringify(cycloneDx(root, parts), undefined, 2)}\n`);
  writeFileSync(join(into, 'licences.txt'), licenceList(root, parts));
  console.log(`${parts.length} packages are listed in ${into}: sbom.cdx.json, licences.txt`);
}

if (isCommand(import.meta.url)) write(resolve(process.argv[2] ?? 'dist'));
