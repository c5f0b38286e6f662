// How a check speaks when it is run as a command: what it saw, what is wrong, and an exit code.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './run.mjs';

/**
 * Does nothing when the module was only imported.
 * @param {string} url the module that holds the check
 * @param {(root: string) => { notes: readonly string[], problems: readonly string[] }} check
 */
export function reportCheck(url, check) {
  const [, script, folder = root] = process.argv;
  if (!script || resolve(script) !== fileURLToPath(url)) return;
  const { notes, problems } = check(resolve(folder));
  for (const note of notes) console.log(note);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
