// The workspace for its scripts: its folders, how to start a tool of node_modules, and how a script gives up.
import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The folder for the reports of the tests. */
export const REPORTS = join(root, 'node_modules', '.cache', 'planisphere');
/** The folder in which tests note what they have rendered of the words for players. */
export const RENDERED = join(REPORTS, 'rendered');

/**
 * The tool's output goes to stderr: stdout belongs to the command that follows.
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
 * Ends the script with a reason that the reader can act on.
 * @param {string} message
 * @returns {never}
 */
export function stop(message) {
  console.error(message);
  process.exit(1);
}
