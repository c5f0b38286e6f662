// What is wrong with an import from another package; undefined if nothing is.
import { builtinModules } from 'node:module';
import { dirname, relative, resolve, sep } from 'node:path';
import type { Import } from './module.ts';
import { mayImport, nodePackages, onDemand, rulesPackages, testPackages, testsMayImport } from './table.ts';
import type { Package } from './workspace.ts';

/** The file that imports. */
export interface Importer {
  readonly from: Package;
  readonly kind: 'source' | 'test';
  readonly workspace: readonly Package[];
}

const packageNameOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function judgeRelative(specifier: string, path: string, { from, kind }: Importer): string | undefined {
  const [first] = relative(from.path, resolve(dirname(path), specifier)).split(sep);
  if (first === '..') return `${specifier} leaves the package`;
  if (kind === 'source' && (first === 'test' || first === 'bench')) return `${specifier} is test code`;
  return undefined;
}

function judgeOwn(target: Package, { specifier = '', kind }: Import, importer: Importer): string | undefined {
  const { from } = importer;
  const isTest = importer.kind === 'test';
  if (target === from) return isTest ? undefined : `${specifier} is this package: import the file itself`;
  const isOnDemand = onDemand[from.folder]?.includes(target.folder) ?? false;
  if (isOnDemand && kind === 'value' && !isTest)
    return `${target.folder} is loaded on demand: import('${specifier}')`;
  const allowed = [...(mayImport[from.folder] ?? []), ...(isTest ? testsMayImport : [])];
  if (!allowed.includes(target.folder))
    return `${isTest ? 'a test of ' : ''}${from.folder} may not import ${target.folder}`;
  const declared = isTest || isOnDemand ? from.declared : from.runtime;
  if (!declared.has(target.name)) return `${target.name} is not declared in ${from.folder}/package.json`;
  const isPublic = target.exported.includes(`.${specifier.slice(target.name.length)}`);
  return isPublic ? undefined : `${specifier} is not public`;
}

function judgeThirdParty(specifier: string, { from, kind }: Importer): string | undefined {
  if (kind === 'source' && rulesPackages.includes(from.folder))
    return `${from.folder} is a rules package and may not import ${specifier}`;
  const isForTests = kind === 'test' || testPackages.includes(from.folder);
  const name = packageNameOf(specifier);
  const isDeclared = (isForTests ? from.declared : from.runtime).has(name);
  return isDeclared ? undefined : `${name} is not declared in ${from.folder}/package.json`;
}

export function judgeImport(found: Import, importer: Importer): string | undefined {
  const { specifier, path } = found;
  const { from, kind, workspace } = importer;
  if (!specifier) return 'a computed import cannot be checked';
  if (specifier.startsWith('.')) return judgeRelative(specifier, path, importer);
  if (/^(\/|[a-z]+:\/\/)/.test(specifier)) return `${specifier} is not a package`;
  // A plugin of the web build makes it; there is no such file.
  if (specifier.startsWith('virtual:') && from.folder === 'web') return undefined;
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) {
    const isNode = kind === 'test' || nodePackages.includes(from.folder);
    return isNode ? undefined : `${from.folder} may not use Node: ${specifier}`;
  }
  const target = workspace.find(({ name }) => name === packageNameOf(specifier));
  return target ? judgeOwn(target, found, importer) : judgeThirdParty(specifier, importer);
}
