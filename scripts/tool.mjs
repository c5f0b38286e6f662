// Starts the command of an installed package with this very Node: no shell, no PATH, no .cmd files.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * @param {string} packageName
 * @param {string} command
 * @returns {string} the script behind a command such as `tsc`
 */
export function toolPath(packageName, command) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * @param {readonly string[]} args a script and its arguments
 * @param {{ show?: 'always' | 'later', env?: Record<string, string> }} [options] `later`: keep what it prints
 * @returns {{ ok: boolean, output: string }}
 */
export function runNode(args, { show = 'later', env = {} } = {}) {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: show === 'always' ? 'inherit' : 'pipe',
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return { ok: status === 0, output: [stdout, stderr, error?.message].filter(Boolean).join('\n').trim() };
}
