// Builds the web app when anything it is made of has changed since it was last built.
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, stop } from './run.mjs';

const web = join(root, 'packages', 'web');
/** Vite empties the folder first, so an interrupted build has no stamp. */
const stamp = join(web, 'dist', '.built');

/**
 * When a file or folder last changed in any way. Folders count, for a file that is gone has changed its folder; and it is not
 * the time of the content that counts, for an older file may have been put there.
 * @type {(path: string) => number}
 */
function changed(path) {
  const { ctimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return ctimeMs;
  return Math.max(ctimeMs, ...readdirSync(path).map((name) => changed(join(path, name))));
}

/** @returns {string[]} */
function ingredients() {
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
  const own = ['build', 'public', 'scripts', 'index.html', 'vite.config.ts'].map((name) => join(web, name));
  return [
    ...packages.flatMap((folder) => [join(folder, 'src'), join(folder, 'package.json')]),
    ...own,
    join(root, 'package-lock.json'),
  ].filter(existsSync);
}

export function isWebBuilt() {
  return existsSync(stamp) && ingredients().every((path) => changed(path) < statSync(stamp).mtimeMs);
}

export function buildWeb() {
  if (isWebBuilt()) return;
  console.error('Building the web app …');
  const began = new Date();
  if (!run('vite', ['build', web, '--config', join(web, 'vite.config.ts'), '--logLevel', 'warn']))
    stop('The web app was not built.');
  if (!run(process.execPath, [join(web, 'scripts', 'sizes.mjs')])) stop('The web app is too heavy.');
  writeFileSync(stamp, '');
  // What was saved during the build is not in it.
  utimesSync(stamp, began, began);
}
