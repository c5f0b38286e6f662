// Says what is wrong with one import from another package, or nothing.
import { builtinModules } from 'node:module';
import { dirname, relative, resolve, sep } from 'node:path';
import { mayImport, nodePackages, onDemand, rulesPackages, testPackages, testsMayImport } from './table.mjs';

/** @typedef {import('./workspace.mjs').Package} Package */
/** @typedef {{ from: Package, path: string, kind: 'source' | 'test', workspace: readonly Package[] }} Place */

/** @param {string} specifier */
const packageNameOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** @type {(specifier: string, place: Place) => string | undefined} */
function judgeRelative(specifier, { from, path, kind }) {
  const [first] = relative(from.path, resolve(dirname(path), specifier)).split(sep);
  if (first === '..') return `${specifier} leaves the package`;
  if (kind === 'source' && (first === 'test' || first === 'bench')) return `${specifier} is test code`;
  return undefined;
}

/** @type {(specifier: string, place: Place) => string | undefined} */
function judgeNode(specifier, { from, kind }) {
  if (kind === 'test' || nodePackages.includes(from.folder)) return undefined;
  return `${from.folder} may not use Node: ${specifier}`;
}

/** @type {(target: Package, specifier: string, place: Place) => string | undefined} */
function judgeOwn(target, specifier, { from, kind }) {
  const row = mayImport[from.folder] ?? [];
  if (target.folder === from.folder) {
    return kind === 'test' ? undefined : `${specifier} is this package: import the file itself`;
  }
  const allowed = kind === 'test' ? [...row, ...testsMayImport] : row;
  if (!allowed.includes(target.folder)) {
    return `${kind === 'test' ? 'a test of ' : ''}${from.folder} may not import ${target.folder}`;
  }
  const isOnDemand = onDemand[from.folder]?.includes(target.folder) ?? false;
  const declared = kind === 'test' || isOnDemand ? from.declared : from.runtime;
  if (!declared.has(target.name)) return `${target.name} is not declared in ${from.folder}/package.json`;
  const subpath = `.${specifier.slice(target.name.length)}`;
  return target.exported.includes(subpath) ? undefined : `${specifier} is not public`;
}

/** @type {(specifier: string, place: Place) => string | undefined} */
function judgeThirdParty(specifier, { from, kind }) {
  if (kind === 'source' && rulesPackages.includes(from.folder)) {
    return `${from.folder} is a rules package and may not import ${specifier}`;
  }
  const isForTests = kind === 'test' || testPackages.includes(from.folder);
  const declared = isForTests ? from.declared : from.runtime;
  const name = packageNameOf(specifier);
  return declared.has(name) ? undefined : `${name} is not declared in ${from.folder}/package.json`;
}

/** @type {(found: import('./module.mjs').Import, place: Place) => string | undefined} */
export function judgeImport({ specifier, kind }, place) {
  if (!specifier) return 'a computed import cannot be checked';
  if (specifier.startsWith('.')) return judgeRelative(specifier, place);
  if (specifier.startsWith('/') || /^[a-z]+:\/\//.test(specifier)) return `${specifier} is not a package`;
  // Made by a plugin of the web build, not found on any disk.
  if (specifier.startsWith('virtual:') && place.from.folder === 'web') return undefined;
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return judgeNode(specifier, place);
  const target = place.workspace.find(({ name }) => name === packageNameOf(specifier));
  if (
    target &&
    kind === 'value' &&
    place.kind === 'source' &&
    onDemand[place.from.folder]?.includes(target.folder)
  )
    return `${target.folder} is loaded on demand: import('${specifier}')`;
  if (target) return judgeOwn(target, specifier, place);
  return judgeThirdParty(specifier, place);
}
