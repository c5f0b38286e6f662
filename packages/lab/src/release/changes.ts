// Versions and the changelog. Whoever changes what others can notice leaves a note in `changes/`; a release turns the
// notes into a version and a section of CHANGELOG.md. All packages share one version, because they are tested and
// released together.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LEVELS = ['patch', 'minor', 'major'];
const FOLDER = 'changes';

export interface Note {
  readonly file: string;
  readonly level: string;
  readonly text: string;
}

/** A note is a Markdown file whose first line is its level. */
function notesIn(tree: string): readonly Note[] {
  const folder = join(tree, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .toSorted()
    .map((name) => {
      const [level = '', ...lines] = readFileSync(join(folder, name), 'utf8').trim().split('\n');
      const text = lines.join('\n').trim();
      if (!LEVELS.includes(level.trim()) || text === '')
        throw new Error(`${FOLDER}/${name}: the first line is ${LEVELS.join(', ')}; what changed follows.`);
      return { file: join(folder, name), level: level.trim(), text };
    });
}

/** Before 1.0.0 a breaking change raises the second number. */
export function nextVersion(version: string, notes: readonly Note[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const level = Math.max(...notes.map((note) => LEVELS.indexOf(note.level)));
  if (level === 2 && major > 0) return `${major + 1}.0.0`;
  return level >= 1 ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Returns the new version. */
export function makeVersion(tree: string): string {
  const notes = notesIn(tree);
  if (notes.length === 0) throw new Error(`There is no note in ${FOLDER}/: nothing to release.`);
  const { version } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8'));
  const next = nextVersion(version, notes);
  const manifests = readdirSync(join(tree, 'packages')).map((name) =>
    join(tree, 'packages', name, 'package.json'),
  );
  for (const file of [join(tree, 'package.json'), ...manifests.filter((each) => existsSync(each))]) {
    const text = readFileSync(file, 'utf8');
    const raised = text
      .replace(`"version": "${version}"`, `"version": "${next}"`)
      .replaceAll(
        new RegExp(`("(?:@planisphere/[^"]+|planisphere)": )"${version.replaceAll('.', '\\.')}"`, 'g'),
        `$1"${next}"`,
      );
    writeFileSync(file, raised);
  }
  const log = join(tree, 'CHANGELOG.md');
  const before = existsSync(log) ? readFileSync(log, 'utf8') : '# Changes\n';
  const [title = '', ...rest] = before.split('\n');
  const section = [`## ${next}`, '', ...notes.map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`), ''];
  writeFileSync(log, [title, '', ...section, ...rest.join('\n').trimStart().split('\n')].join('\n'));
  for (const { file } of notes) rmSync(file);
  return next;
}
