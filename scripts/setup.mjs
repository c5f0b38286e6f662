// The set-up step: dependencies as package-lock.json says, sources compiled. Needs only Node and npm, and does nothing when
// nothing has changed. npm and `tsc -b` know what there is to do; this asks them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run, stop } from './run.mjs';

const oldest = [20, 19];

/** @param {string} version such as 20.19.0 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = oldest;
  return major > needMajor || (major === needMajor && minor >= needMinor);
}

/** @type {(path: string) => Record<string, { version?: string, optional?: boolean }>} */
const packagesOf = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;

/** npm notes last what it has installed, so a half-finished installation has no such note. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
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

function installDependencies() {
  const { node } = process.versions;
  if (!isNewEnough(node)) stop(`Planisphere needs Node ${oldest.join('.')} or newer; this is Node ${node}.`);
  if (!isInstalled()) install();
}

export function setUp() {
  installDependencies();
  if (!run('tsc', ['-b', 'tsconfig.build.json'])) stop('The types do not fit.');
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) setUp();
