// Compiles src to dist when a source differs from what was last compiled. `tsc -b` decides what to do per
// package; this only decides, in milliseconds, whether to ask it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn, packagesIn } from '../files.mjs';
import { cacheFolder, root } from '../root.mjs';
import { runNode, toolPath } from '../tool.mjs';
import { SetUpFailure } from './failure.mjs';

const stamp = join(cacheFolder, 'build');

const compiled = () =>
  packagesIn(root)
    .map((name) => join(root, 'packages', name))
    .filter((folder) => existsSync(join(folder, 'src')) && existsSync(join(folder, 'tsconfig.json')));

// Paths are part of it, so that a deleted or renamed source counts as a change.
function fingerprint() {
  const inputs = [
    ...['base', 'package', 'pure', 'build'].map((name) => join(root, `tsconfig.${name}.json`)),
    ...compiled().flatMap((folder) => [
      ...filesIn(join(folder, 'src'), /\.tsx?$/),
      ...['package.json', 'tsconfig.json'].map((name) => join(folder, name)),
    ]),
  ];
  const hash = createHash('sha256');
  for (const path of inputs) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${relative(root, path)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

// The build information lies in dist, so a deleted dist is noticed, by this and by `tsc -b`.
const unbuilt = () => compiled().filter((folder) => !existsSync(join(folder, 'dist', '.tsbuildinfo')));

export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint() && unbuilt().length === 0;
}

/** @param {string} project */
function compile(project) {
  const { ok, output } = runNode([toolPath('typescript', 'tsc'), '-b', project]);
  if (!ok) throw new SetUpFailure(`${output}\nThe types do not fit.`);
}

export function build() {
  // Taken before compiling: a source saved meanwhile makes the next set-up compile again.
  const before = fingerprint();
  compile('tsconfig.build.json');
  for (const folder of unbuilt()) {
    throw new SetUpFailure(`${relative(root, folder)} was not compiled: add it to tsconfig.build.json.`);
  }
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stamp, before);
}

/** Tests, benchmarks and scripts, against the sources. Nothing is written. */
export const checkTestTypes = () => compile('tsconfig.tests.json');
