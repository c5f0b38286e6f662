// Enforces boundaries/table.mjs. npm makes every package reachable from every other, so declaring dependencies is not enough.
// A check that saw nothing fails: it has proved nothing.
import { relative } from 'node:path';
import { judgeImport } from './boundaries/judge.mjs';
import { judgeLayers, unnamedFolders } from './boundaries/layers.mjs';
import { readModule } from './boundaries/module.mjs';
import { judgeNames } from './boundaries/names.mjs';
import { mayImport, rulesPackages } from './boundaries/table.mjs';
import { readWorkspace } from './boundaries/workspace.mjs';
import { reportCheck } from './workspace.mjs';

/** @typedef {import('./boundaries/judge.mjs').Place} Place */
/** @typedef {import('./boundaries/layers.mjs').Found} Found */

/** @type {(root: string, place: Place) => { imports: Found[], problems: { line: number, text: string }[] }} */
function checkModule(root, place) {
  const { imports, banned, strings, references, error } = readModule(place.path);
  if (error) return { imports: [], problems: [{ line: 1, text: error }] };
  const problems = imports.flatMap((found) => {
    const text = judgeImport(found, place);
    return text ? [{ line: found.line, text }] : [];
  });
  if (place.kind === 'source') {
    const refused = new Set(problems.map(({ line }) => line));
    problems.push(...judgeNames(root, place.path, strings).filter(({ line }) => !refused.has(line)));
  }
  if (place.kind === 'source' && rulesPackages.includes(place.from.folder)) {
    problems.push(...banned.map(({ line, name }) => ({ line, text: `rules may not use ${name}` })));
    if (references > 0) problems.push({ line: 1, text: 'rules may not reference other type libraries' });
  }
  return { imports: imports.map((found) => ({ ...found, path: place.path })), problems };
}

/** @param {string} root */
export function checkBoundaries(root) {
  const workspace = readWorkspace(root);
  const counts = { modules: 0, tests: 0, imports: 0 };
  /** @type {string[]} */
  const problems = [];
  for (const from of workspace) {
    if (!mayImport[from.folder]) problems.push(`packages/${from.folder}: has no row in the import table`);
    if (from.hasSources && from.sources.length === 0)
      problems.push(`packages/${from.folder}/src: no modules`);
    for (const folder of unnamedFolders(from))
      problems.push(`packages/${from.folder}/src/${folder}: has no place among the layers`);
    /** @type {(place: Place) => Found[]} */
    const check = (place) => {
      const found = checkModule(root, place);
      problems.push(...found.problems.map((p) => `${relative(root, place.path)}:${p.line}: ${p.text}`));
      return found.imports;
    };
    const imports = from.sources.flatMap((path) => check({ from, path, kind: 'source', workspace }));
    const inTests = from.tests.flatMap((path) => check({ from, path, kind: 'test', workspace }));
    for (const { path, line, text } of judgeLayers(from, imports))
      problems.push(`${relative(root, path)}:${line}: ${text}`);
    counts.modules += from.sources.length;
    counts.tests += from.tests.length;
    counts.imports += imports.length + inTests.length;
  }
  if (counts.modules === 0) problems.push('packages: no modules at all');
  const { modules, tests, imports } = counts;
  return { ...counts, problems, notes: [`${modules} modules, ${tests} test modules, ${imports} imports`] };
}

reportCheck(import.meta.url, checkBoundaries);
