// The workspace as its scripts see it: where it is, how a tool of node_modules is started, and how a script gives up.
import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** What the tests write about themselves. */
export const REPORTS = join(root, 'node_modules', '.cache', 'planisphere');
/** Where the tests note what they have rendered of what players read. */
export const RENDERED = join(REPORTS, 'rendered');

/**
 * What is said on the way goes to stderr: stdout belongs to the command that follows.
 * @param {string} tool such as tsc, or the path of a program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} [options]
 */
export function run(tool, args, { env, stdio = ['ignore', 2, 2] } = {}) {
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
