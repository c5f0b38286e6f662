// Every rule of a RULES.md has a test that names it, and nothing cites a rule that does not exist.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { games } from './boundaries/table.mjs';
import { filesIn } from './files.mjs';
import { reportCheck } from './report.mjs';
import { citationsIn } from './rules/citations.mjs';
import { parseRulebook } from './rules/rulebook.mjs';

/** @param {string} id */
const chapterOf = (id) => id.replace(/-\d+$/, '');

/** @type {(root: string, folder: string, name: RegExp) => (import('./rules/citations.mjs').Citation & { at: string })[]} */
const citationsBelow = (root, folder, name) =>
  filesIn(folder, name).flatMap((path) =>
    citationsIn(path).map((citation) => ({ ...citation, at: `${relative(root, path)}:${citation.line}` })),
  );

/** @type {(root: string, game: string) => { note: string, problems: string[] }} */
function checkGame(root, game) {
  const folder = join(root, 'packages', game);
  const rulebook = join(folder, 'RULES.md');
  const { ids, problems } = parseRulebook(existsSync(rulebook) ? readFileSync(rulebook, 'utf8') : '');
  const inTests = citationsBelow(root, join(folder, 'test'), /\.test\.tsx?$/);
  const inSources = citationsBelow(root, join(folder, 'src'), /\.tsx?$/).filter(({ how }) => how === 'alone');

  const chapters = new Set([...ids].map(chapterOf));
  // Other strings of a test may look like an id by accident; a test name or a known chapter does not.
  const cited = inTests.filter(({ id, how }) => how === 'name' || chapters.has(chapterOf(id)));
  const tested = new Set(inTests.filter(({ how }) => how !== 'alone').map(({ id }) => id));

  const found = problems.map((problem) => `packages/${game}/RULES.md:${problem}`);
  if (ids.size === 0) found.push(`packages/${game}/RULES.md: states no rules`);
  for (const { id, at } of [...cited, ...inSources]) {
    if (!ids.has(id)) found.push(`${at}: ${id} is not in packages/${game}/RULES.md`);
  }
  for (const id of ids) if (!tested.has(id)) found.push(`packages/${game}: no test begins with ${id}`);

  const covered = [...ids].filter((id) => tested.has(id)).length;
  return {
    note: `${game}: ${ids.size} rules, ${covered} tested, cited ${cited.length} times in tests and ${inSources.length} in sources`,
    problems: found,
  };
}

/** @param {string} root */
export function checkRules(root) {
  const present = games.filter((game) => existsSync(join(root, 'packages', game, 'src')));
  const checked = present.map((game) => checkGame(root, game));
  const problems = checked.flatMap((game) => game.problems);
  if (present.length === 0) problems.push('packages: no game has sources');
  return {
    notes: [
      ...checked.map(({ note }) => note),
      ...games.filter((game) => !present.includes(game)).map((game) => `${game}: skipped, no sources yet`),
    ],
    problems,
  };
}

reportCheck(import.meta.url, checkRules);
