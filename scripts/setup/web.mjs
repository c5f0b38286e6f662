// Builds the web app when a source of any package differs from what was last built.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn, packagesIn } from '../files.mjs';
import { cacheFolder, root } from '../root.mjs';
import { runNode, toolPath } from '../tool.mjs';
import { SetUpFailure } from './failure.mjs';

const stamp = join(cacheFolder, 'web');
const folder = join(root, 'packages', 'web');
const page = join(folder, 'dist', 'index.html');

function fingerprint() {
  const hash = createHash('sha256');
  const sources = packagesIn(root).flatMap((name) => filesIn(join(root, 'packages', name, 'src'), /./));
  const own = [
    ...filesIn(join(folder, 'public'), /./),
    join(folder, 'index.html'),
    join(folder, 'vite.config.ts'),
  ];
  for (const path of [...sources, ...own, join(root, 'package-lock.json')]) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${relative(root, path)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

export function isWebBuilt() {
  return existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** @returns {string} what a first visit loads, file by file */
export function buildWeb() {
  const before = fingerprint();
  const built = runNode([
    toolPath('vite', 'vite'),
    'build',
    folder,
    '--config',
    join(folder, 'vite.config.ts'),
  ]);
  if (!built.ok) throw new SetUpFailure(`${built.output}\nThe web app was not built.`);
  const sizes = runNode([join(folder, 'scripts', 'sizes.mjs')]);
  if (!sizes.ok) throw new SetUpFailure(`${sizes.output}\nThe web app is too heavy.`);
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stamp, before);
  return sizes.output;
}
