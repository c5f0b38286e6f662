// Every rule of a RULES.md has a test that names it, and nothing cites a rule that does not exist. A rule is a line that begins
// `- **TEL-2** (p. 9) …`. A test cites at the beginning of its name, or of a table row that becomes its name: 'TEL-2 …',
// 'TEL-2: …', or several ids as in 'TEL-2, TEL-3 …'. Other code names a rule alone: 'TEL-2'.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { games } from './boundaries/table.mjs';
import { filesIn, reportCheck } from './workspace.mjs';

/** @typedef {{ id: string, at: string, how: 'name' | 'row' | 'alone' }} Citation */

const rule = /^- \*\*([A-Z]+-\d+)\*\*/;
/** A rule that is written a little differently would otherwise vanish without a word. */
const almostRule = /^\s*(?:[-*+]|\d+\.|#+)?\s*\*\*[A-Z]+-\d+/;
const leading = /^[A-Z]+-\d+(?:(?:, ?| ?\/ ?| )[A-Z]+-\d+)*(?=[ :])/;
const alone = /^[A-Z]+-\d+$/;

/** @param {string} text */
function parseRulebook(text) {
  /** @type {Set<string>} */
  const ids = new Set();
  /** @type {string[]} */
  const problems = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const id = rule.exec(line)?.[1];
    if (!id && almostRule.test(line)) problems.push(`${index + 1}: not in the form "- **TEL-2** …"`);
    if (id && ids.has(id)) problems.push(`${index + 1}: ${id} is there twice`);
    if (id) ids.add(id);
  }
  return { ids, problems };
}

/** @type {(root: string, path: string) => Citation[]} */
function citationsIn(root, path) {
  const source = readFileSync(path, 'utf8');
  /** @type {Citation[]} */
  const citations = [];
  /** By place of its name: the call that makes a test, such as `it.each([…])`. @type {Map<number, string>} */
  const calls = new Map();
  /** @type {(start: number, text: string | null | undefined) => void} */
  const read = (start, text) => {
    if (!text) return;
    const at = `${relative(root, path)}:${source.slice(0, start).split('\n').length}`;
    if (alone.test(text)) citations.push({ id: text, at, how: 'alone' });
    const call = calls.get(start) ?? '';
    // A test that does not run shows nothing.
    if (/\.(skip|todo)\b/.test(call)) return;
    const how = call === '' ? 'row' : 'name';
    for (const id of leading.exec(text)?.[0].match(/[A-Z]+-\d+/g) ?? []) citations.push({ id, at, how });
  };
  new Visitor({
    CallExpression({ callee, arguments: [name] }) {
      const call = source.slice(callee.start, callee.end);
      if (name && /^(it|test|describe)\b/.test(call)) calls.set(name.start, call);
    },
    Literal: ({ start, value }) => read(start, typeof value === 'string' ? value : undefined),
    TemplateLiteral: ({ start, quasis }) => read(start, quasis[0]?.value.cooked),
  }).visit(parseSync(path, source).program);
  return citations;
}

/** @type {(root: string, game: string) => { note: string, problems: string[] }} */
function checkGame(root, game) {
  const folder = join(root, 'packages', game);
  const rulebook = join(folder, 'RULES.md');
  const { ids, problems } = parseRulebook(existsSync(rulebook) ? readFileSync(rulebook, 'utf8') : '');
  /** @type {(name: string, files: RegExp) => Citation[]} */
  const citationsBelow = (name, files) =>
    filesIn(join(folder, name), files).flatMap((path) => citationsIn(root, path));
  const inTests = citationsBelow('test', /\.test\.tsx?$/);
  const inSources = citationsBelow('src', /\.tsx?$/).filter(({ how }) => how === 'alone');

  /** @param {string} id */
  const chapterOf = (id) => id.replace(/-\d+$/, '');
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
  return { notes: checked.map(({ note }) => note), problems };
}

reportCheck(import.meta.url, checkRules);
