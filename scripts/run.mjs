// Where the repository is, and how its scripts start a tool of node_modules: from any folder, without a global installation.
import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * @param {string} tool such as tsc, or the path of a program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} [options]
 */
export function run(tool, args, { env, stdio = ['ignore', 2, 2] } = {}) {
  // stdout belongs to the command that follows: what is said on the way goes to stderr.
  const { status } = spawnSync(resolve(root, 'node_modules', '.bin', tool), [...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio,
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/**
 * Ends here, for a reason that the reader can act on.
 * @param {string} message
 * @returns {never}
 */
export function stop(message) {
  console.error(message);
  process.exit(1);
}
