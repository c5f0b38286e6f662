// Applies the table of boundaries to a tree. npm makes every package reachable from every other, so declared
// dependencies are not enough.
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { type Importer, judgeImport } from './imports.ts';
import { judgeLayers, type Problem, unnamedFolders } from './layers.ts';
import { type Import, type Mention, readModule } from './module.ts';
import { games, mayImport, registries, rulesPackages } from './table.ts';
import { readWorkspace } from './workspace.ts';

/** A name of a game as a word of its own: in `/rules/stellar` too, but not in `stellarion` or `interstellar`. */
const named = new RegExp(`(?<![\\w-])(${games.join('|')})(?![\\w-])`);

/**
 * Nobody outside a game's own rooms (its package, and folders of its name) knows it by name: neither as a
 * string, nor as a key, nor by an import.
 */
function judgeNames(file: string, strings: readonly Mention[]): readonly Mention[] {
  const folders = file.split(sep).slice(0, -1);
  if (registries.includes(file.split(sep).join('/'))) return [];
  return strings.flatMap(({ line, text }) => {
    const game = named.exec(text)?.[1];
    if (!game || folders.includes(game)) return [];
    return [{ line, text: `${game} is known by name: put what differs behind its door` }];
  });
}

function checkModule(root: string, path: string, importer: Importer) {
  const { imports, banned, strings, error } = readModule(path);
  const at = (line: number, text: string): Problem => ({ path, line, text });
  if (error) return { imports: [], problems: [at(1, error)] };
  const problems = imports.flatMap((found) => {
    const text = judgeImport(found, importer);
    return text ? [at(found.line, text)] : [];
  });
  if (importer.kind === 'source') {
    const refused = new Set(problems.map(({ line }) => line));
    for (const { line, text } of judgeNames(relative(root, path), strings))
      if (!refused.has(line)) problems.push(at(line, text));
    if (rulesPackages.includes(importer.from.folder))
      problems.push(...banned.map(({ line, text }) => at(line, `rules may not use ${text}`)));
  }
  return { imports, problems };
}

/** A style sheet may not know a game either, as in a selector `[data-game='…']`. */
function checkStyle(root: string, path: string): readonly Problem[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  const mentions = lines.map((text, index) => ({ line: index + 1, text }));
  return judgeNames(relative(root, path), mentions).map((mention) => ({ path, ...mention }));
}

/** The faults, a line each, and how much was checked: a check that saw no files proves nothing. */
export interface Findings {
  readonly modules: number;
  readonly imports: number;
  readonly problems: readonly string[];
}

export function checkBoundaries(root: string): Findings {
  const workspace = readWorkspace(root);
  const problems: string[] = [];
  let [modules, importCount] = [0, 0];
  for (const from of workspace) {
    const place = `packages/${from.folder}`;
    if (!mayImport[from.folder]) problems.push(`${place}: has no row in the import table`);
    if (from.sources.length === 0) problems.push(`${place}/src: no modules`);
    for (const folder of unnamedFolders(from))
      problems.push(`${place}/src/${folder}: has no place among the layers`);
    const found: Problem[] = [];
    const importsOf = (paths: readonly string[], kind: Importer['kind']): readonly Import[] =>
      paths.flatMap((path) => {
        const checked = checkModule(root, path, { from, kind, workspace });
        found.push(...checked.problems);
        return checked.imports;
      });
    const imports = importsOf(from.sources, 'source');
    found.push(...from.styles.flatMap((path) => checkStyle(root, path)));
    const inTests = importsOf(from.tests, 'test');
    found.push(...judgeLayers(from, imports));
    problems.push(...found.map(({ path, line, text }) => `${relative(root, path)}:${line}: ${text}`));
    modules += from.sources.length;
    importCount += imports.length + inTests.length;
  }
  if (modules === 0) problems.push('packages: no modules at all');
  return { modules, imports: importCount, problems };
}
