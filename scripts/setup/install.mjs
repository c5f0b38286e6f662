// Installs the dependencies when they are missing, incomplete, or other than package-lock.json says.
// A stamp is written when an installation has finished; npm deletes it, with everything else, when it starts.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { SetUpFailure } from './failure.mjs';

const stamp = join(root, 'node_modules', '.planisphere-install');
// npm writes this one last, so a half-installed tree does not have it.
const npmRecord = join(root, 'node_modules', '.package-lock.json');

// Compiled dependencies fit one platform and one Node ABI, so these belong to what was installed.
function wanted() {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(root, 'package-lock.json')));
  hash.update([process.platform, process.arch, process.versions.modules].join(' '));
  return hash.digest('hex');
}

export function isInstalled() {
  if (!existsSync(stamp) || !existsSync(npmRecord)) return false;
  return readFileSync(stamp, 'utf8') === wanted();
}

/** @type {(path: string) => Record<string, { version?: string, optional?: boolean }>} */
const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

// An installation by hand may have left things out (--omit=dev), or be of an older package-lock.json.
function isComplete() {
  if (!existsSync(npmRecord)) return false;
  const installed = packagesOf(npmRecord);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

export function markInstalled() {
  if (isComplete()) writeFileSync(stamp, wanted());
}

export function install() {
  // Development dependencies hold the compiler: they are needed whatever NODE_ENV or npm's settings say.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  // Under npm this names the running npm, which works without a shell on every platform.
  const npm = process.env.npm_execpath;
  const useNode = npm?.endsWith('.js');
  const { status, stdout, stderr, error } = spawnSync(
    useNode ? process.execPath : 'npm',
    useNode ? [/** @type {string} */ (npm), ...args] : args,
    { cwd: root, encoding: 'utf8', shell: !useNode && process.platform === 'win32' },
  );
  if (status !== 0) {
    const output = [stdout, stderr, error?.message].filter(Boolean).join('\n').trim();
    throw new SetUpFailure(`${output}\nnpm ci did not finish: the dependencies are not installed.`);
  }
  markInstalled();
}
