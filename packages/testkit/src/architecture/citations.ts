// Every rule of a RULES.md has a test that names it, and nothing cites a rule that does not exist. A rule is
// a line that begins `- **TEL-2** (p. 9) …`. A test cites at the beginning of its name, or of a table row
// that becomes its name: 'TEL-2 …', 'TEL-2: …', or several ids as in 'TEL-2, TEL-3 …'. Other code names a
// rule alone: 'TEL-2'.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { games } from './table.ts';
import { filesIn } from './workspace.ts';

interface Citation {
  readonly id: string;
  readonly path: string;
  readonly line: number;
  readonly how: 'name' | 'row' | 'alone';
}

const RULE = /^- \*\*([A-Z]+-\d+)\*\*/gm;
const LEADING = /^[A-Z]+-\d+(?:(?:, ?| ?\/ ?| )[A-Z]+-\d+)*(?=[ :])/;
const ALONE = /^[A-Z]+-\d+$/;

function citationsIn(path: string): readonly Citation[] {
  const source = readFileSync(path, 'utf8');
  const citations: Citation[] = [];
  /** The call that makes a test, such as `it.each([…])`, by the place of its name. */
  const calls = new Map<number, string>();
  const read = (start: number, text: string | null | undefined): void => {
    if (!text) return;
    const cite = (id: string, how: Citation['how']) =>
      citations.push({ id, path, line: source.slice(0, start).split('\n').length, how });
    if (ALONE.test(text)) cite(text, 'alone');
    const call = calls.get(start);
    // A skipped test proves nothing.
    if (call !== undefined && /\.(skip|todo)\b/.test(call)) return;
    for (const id of LEADING.exec(text)?.[0].match(/[A-Z]+-\d+/g) ?? []) cite(id, call ? 'name' : 'row');
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

const chapterOf = (id: string): string => id.replace(/-\d+$/, '');

function checkGame(root: string, game: string): readonly string[] {
  const folder = join(root, 'packages', game);
  const rulebook = join(folder, 'RULES.md');
  const text = existsSync(rulebook) ? readFileSync(rulebook, 'utf8') : '';
  const ids = new Set([...text.matchAll(RULE)].map(([, id = '']) => id));
  if (ids.size === 0) return [`packages/${game}/RULES.md: states no rules`];

  const inTests = filesIn(join(folder, 'test'), /\.test\.tsx?$/).flatMap(citationsIn);
  const inSources = filesIn(join(folder, 'src'), /\.tsx?$/).flatMap(citationsIn);
  const chapters = new Set([...ids].map(chapterOf));
  const cited = [
    // Other strings of a test may look like an id by accident; a test name or a known chapter does not.
    ...inTests.filter(({ id, how }) => how === 'name' || chapters.has(chapterOf(id))),
    ...inSources.filter(({ how }) => how === 'alone'),
  ];
  const tested = new Set(inTests.filter(({ how }) => how !== 'alone').map(({ id }) => id));
  return [
    ...cited
      .filter(({ id }) => !ids.has(id))
      .map(
        ({ id, path, line }) => `${relative(root, path)}:${line}: ${id} is not in packages/${game}/RULES.md`,
      ),
    ...[...ids].filter((id) => !tested.has(id)).map((id) => `packages/${game}: no test begins with ${id}`),
  ];
}

/** Faults of citation, a line each, in all games of a tree. */
export function checkCitations(root: string): readonly string[] {
  const present = games.filter((game) => existsSync(join(root, 'packages', game)));
  return present.length === 0 ? ['packages: no game'] : present.flatMap((game) => checkGame(root, game));
}
