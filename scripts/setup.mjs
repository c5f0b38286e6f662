// The set-up step: dependencies as package-lock.json says, sources compiled, and for the browser the app built. Needs only Node and
// npm, and does nothing when nothing has changed. npm and `tsc -b` know what there is to do; Vite does not, so a stamp says it.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone } from './alone.mjs';
import { root, run, stop } from './workspace.mjs';

const OLDEST = [20, 19];
const LOCK = join(root, '.setup.lock');

/** @param {string} version such as 20.19.0 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = OLDEST;
  return major > needMajor || (major === needMajor && minor >= needMinor);
}

/** @type {(path: string) => Record<string, { version?: string, optional?: boolean }>} */
const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** npm notes last what it has installed, so a half-finished installation has no such note. @param {string} tree */
export function isInstalled(tree) {
  const note = join(tree, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = packagesOf(note);
  return Object.entries(packagesOf(join(tree, 'package-lock.json'))).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

/** The one module that is compiled for a version of Node: another Node cannot load it. @param {string} tree */
export function loadsNative(tree) {
  try {
    const Database = createRequire(join(tree, 'packages/server/package.json'))('better-sqlite3');
    new Database(':memory:').close();
    return true;
  } catch {
    return false;
  }
}

/** Development dependencies hold the compiler: they are needed whatever NODE_ENV or npm's settings say. */
function install() {
  console.error('Installing the dependencies (once, about a minute) …');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--include=optional', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop('npm ci did not finish: the dependencies are not installed.');
}

export function setUp() {
  const { node } = process.versions;
  if (!isNewEnough(node)) stop(`Planisphere needs Node ${OLDEST.join('.')} or newer; this is Node ${node}.`);
  alone(LOCK, () => {
    if (!isInstalled(root) || !loadsNative(root)) install();
    if (!run('tsc', ['-b', 'tsconfig.build.json'])) stop('The types do not fit.');
  });
}

const web = join(root, 'packages', 'web');
/** Vite empties the folder first, so an interrupted build has no stamp. */
const stamp = join(web, 'dist', '.built');

/**
 * When a file or folder last changed in any way. Folders count, for a file that is gone has changed its folder; and it is not
 * the time of the content that counts, for an older file may have been put there.
 * @type {(path: string) => number}
 */
function changed(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.ctimeMs;
  return Math.max(stat.ctimeMs, ...readdirSync(path).map((name) => changed(join(path, name))));
}

export function isWebBuilt() {
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
  const ingredients = [
    ...packages.flatMap((folder) => [join(folder, 'src'), join(folder, 'package.json')]),
    ...['build', 'public', 'scripts', 'index.html', 'vite.config.ts'].map((name) => join(web, name)),
    join(root, 'package-lock.json'),
  ].filter(existsSync);
  return existsSync(stamp) && ingredients.every((path) => changed(path) < statSync(stamp).mtimeMs);
}

export function buildWeb() {
  alone(LOCK, () => {
    if (isWebBuilt()) return;
    console.error('Building the web app …');
    const began = new Date();
    if (!run('vite', ['build', web, '--config', join(web, 'vite.config.ts'), '--logLevel', 'warn']))
      stop('The web app was not built.');
    if (!run(process.execPath, [join(web, 'scripts', 'sizes.mjs')])) stop('The web app is too heavy.');
    writeFileSync(stamp, '');
    // What was saved during the build is not in it.
    utimesSync(stamp, began, began);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp();
