// The parts of the program: every package installed with it, read from package-lock.json. `npm sbom` omits packages
// that a development dependency also needs (preact and ws among them), and the usual generator would add 177 packages.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A third-party package. */
export interface Part {
  /** Where it is installed. */
  readonly place: string;
  readonly name: string;
  readonly version: string;
  /** An SPDX name or expression; '' if the package gives none. */
  readonly licence: string;
  readonly purl: string;
  readonly sha512: string | undefined;
  /** The purls of its dependencies. */
  readonly needs: readonly string[];
}

const MODULES = 'node_modules/';

const nameAt = (place: string): string => place.slice(place.lastIndexOf(MODULES) + MODULES.length);

const purlOf = (place: string, { version }: Locked): string =>
  `pkg:npm/${nameAt(place).replace('@', '%40')}@${version}`;

/** The package that another one finds under a name, searched like Node does: beside it, then further and further up. */
function found(locked: Readonly<Record<string, Locked>>, place: string, name: string): readonly string[] {
  const here = `${place}${place === '' ? '' : '/'}${MODULES}${name}`;
  const entry = locked[here];
  if (entry) return [purlOf(here, entry)];
  return place === ''
    ? []
    : found(locked, place.slice(0, Math.max(place.lastIndexOf(`/${MODULES}`), 0)), name);
}

/** If the lock file does not know the licence, the package itself says it. */
function licenceOf(file: string): string {
  const { license, licenses } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return license?.type ?? license ?? licenses?.[0]?.type ?? '';
}

/** The packages that the server and its pages need at run time, each once, sorted by name. */
export function partsOf(folder: string): readonly Part[] {
  const locked: Readonly<Record<string, Locked>> = JSON.parse(
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  ).packages;
  const runs = Object.entries(locked).filter(
    ([place, { dev, devOptional, optional, link }]) =>
      place.includes(MODULES) && !dev && !devOptional && !optional && !link,
  );
  const parts = runs.map(([place, entry]): [string, Part] => {
    const purl = purlOf(place, entry);
    const { license, integrity, version = '', dependencies = {} } = entry;
    const needs = Object.keys(dependencies).flatMap((name) => found(locked, place, name));
    const licence = license ?? licenceOf(join(folder, place, 'package.json'));
    const sum = /^sha512-(.*)/.exec(integrity ?? '')?.[1];
    const sha512 = sum && Buffer.from(sum, 'base64').toString('hex');
    return [purl, { place, name: nameAt(place), version, licence, purl, sha512, needs: needs.sort() }];
  });
  return [...new Map(parts).values()].sort((a, b) => (a.purl < b.purl ? -1 : 1));
}

/** Packages that cannot be redistributed. */
export const unlicensed = (parts: readonly Part[]): readonly string[] =>
  parts.filter(({ licence }) => licence === '').map(({ purl }) => purl);
