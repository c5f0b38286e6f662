// The set-up step: dependencies as package-lock.json says, sources compiled, and for the browser the app built. Needs
// only Node and npm, and does nothing when nothing has changed. npm and `tsc -b` know what is stale; Vite does not, so
// a stamp file tells.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone } from './alone.mjs';
import { root, run, stop } from './workspace.mjs';

const OLDEST = [20, 19];
const LOCK = join(root, '.setup.lock');
const DOCS_LOCK = join(root, '.docs.lock');

/** @param {string} version such as 20.19.0 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = OLDEST;
  return major > needMajor || (major === needMajor && minor >= needMinor);
}

/** @type {(path: string) => Record<string, { version?: string, optional?: boolean }>} */
const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** npm writes its list of installed packages last, so a half-finished installation has none. @param {string} tree */
export function isInstalled(tree) {
  const note = join(tree, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = packagesOf(note);
  return Object.entries(packagesOf(join(tree, 'package-lock.json'))).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

/** Whether this Node loads the one native module: it is compiled for one version of Node. @param {string} tree */
export function loadsNative(tree) {
  try {
    const Database = createRequire(join(tree, 'packages/server/package.json'))('better-sqlite3');
    new Database(':memory:').close();
    return true;
  } catch {
    return false;
  }
}

/** The compiler is a development dependency: it is needed whatever NODE_ENV or npm's settings say. */
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

/**
 * When a file or folder last changed in any way. Folders count, because a deleted file changes its folder; and the time
 * of the inode counts, not that of the content, because an older file may have been moved here.
 * @type {(path: string) => number}
 */
function changed(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.ctimeMs;
  return Math.max(stat.ctimeMs, ...readdirSync(path).map((name) => changed(join(path, name))));
}

/**
 * Whether something was made, as its stamp says, and nothing that it is made of is newer than the stamp.
 * @type {(stamp: string, of: readonly string[]) => boolean}
 */
const isFresh = (stamp, of) =>
  existsSync(stamp) && of.filter(existsSync).every((path) => changed(path) < statSync(stamp).mtimeMs);

/** The stamp does not cover what was saved while the work was done. @type {(stamp: string, began: Date) => void} */
function mark(stamp, began) {
  writeFileSync(stamp, '');
  utimesSync(stamp, began, began);
}

/** @type {(parent: string) => string[]} */
const foldersIn = (parent) => readdirSync(join(root, parent)).map((name) => join(root, parent, name));

const web = join(root, 'packages', 'web');
/** Vite empties the folder first, so an interrupted build leaves no stamp. */
const webStamp = join(web, 'dist', '.built');

const isWebBuilt = () =>
  isFresh(webStamp, [
    ...foldersIn('packages').flatMap((folder) => [join(folder, 'src'), join(folder, 'package.json')]),
    ...['build', 'public', 'scripts', 'index.html', 'vite.config.ts'].map((name) => join(web, name)),
    join(root, 'package-lock.json'),
  ]);

export function buildWeb() {
  alone(LOCK, () => {
    if (isWebBuilt()) return;
    console.error('Building the web app …');
    const began = new Date();
    if (!run('vite', ['build', web, '--config', join(web, 'vite.config.ts'), '--logLevel', 'warn']))
      stop('The web app was not built.');
    if (!run(process.execPath, [join(web, 'scripts', 'sizes.mjs')])) stop('The web app is too heavy.');
    mark(webStamp, began);
  });
}

const site = join(root, 'packages', 'site');
const siteStamp = join(site, 'dist', '.site');
const apiStamp = join(site, 'dist', '.api');

/** What the documents are made of: Markdown, wherever it lies, and the words of the games and the terminal. */
const isSiteBuilt = () =>
  isFresh(siteStamp, [
    ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs', 'changes/README.md'].map((name) =>
      join(root, name),
    ),
    ...[...foldersIn('packages'), ...foldersIn('examples')].flatMap((folder) =>
      ['README.md', 'RULES.md', 'NOTATION.md', 'src/text', 'src/help'].map((name) => join(folder, name)),
    ),
    ...['src', 'assets', 'dist/.api'].map((name) => join(site, name)),
  ]);

/** The packages with a described API are those that have a README. */
const isApiBuilt = () =>
  isFresh(apiStamp, [
    ...foldersIn('packages')
      .filter((folder) => existsSync(join(folder, 'README.md')))
      .map((folder) => join(folder, 'src')),
    join(site, 'src', 'api.ts'),
  ]);

/**
 * Builds the documents. Their pages take a second; the API takes half a minute, so it is built here on request, or
 * later by `finishDocs`.
 * @param {{ api: boolean }} wanted
 */
export function buildDocs({ api }) {
  alone(DOCS_LOCK, () => {
    const began = new Date();
    const makesApi = api && !isApiBuilt();
    if (!makesApi && isSiteBuilt()) return;
    if (!run(process.execPath, [join(site, 'dist', 'main.js'), ...(makesApi ? [] : ['--pages'])]))
      stop('The documents were not made.');
    if (makesApi) mark(apiStamp, began);
    mark(siteStamp, makesApi ? new Date() : began);
  });
}

/** Builds a stale API in a process of its own, which nobody waits for. */
export function finishDocs() {
  if (isApiBuilt()) return;
  const { platform, execPath } = process;
  spawn(execPath, [join(root, 'scripts', 'docs.mjs')], {
    cwd: root,
    stdio: 'ignore',
    windowsHide: platform === 'win32',
  })
    .on('error', () => undefined)
    .unref();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp();
