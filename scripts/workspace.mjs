// The workspace as its scripts see it: where it is, how a tool of node_modules is started, what files and packages it has, and how a
// check speaks.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

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

/** Whether a module was started as a command, and not only imported. @param {string} url */
export const isCommand = (url) =>
  process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(url);

/**
 * Runs a check when its module is the command: what it saw, what is wrong, and an exit code.
 * @param {string} url the module that holds the check
 * @param {(root: string) => { notes: readonly string[], problems: readonly string[] }} check
 */
export function reportCheck(url, check) {
  if (!isCommand(url)) return;
  const { notes, problems } = check(resolve(process.argv[2] ?? root));
  for (const note of notes) console.log(note);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

/**
 * The files below a folder, in a stable order; none when it is missing.
 * @param {string} folder
 * @param {RegExp} name what the file name has to match
 * @returns {string[]}
 */
export function filesIn(folder, name) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory())
        return ['node_modules', 'dist'].includes(entry.name) ? [] : filesIn(path, name);
      return name.test(entry.name) ? [path] : [];
    });
}

/** The folders below packages/ that hold a package. @param {string} tree */
export function packagesIn(tree) {
  const folder = join(tree, 'packages');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'package.json')))
    .sort();
}
