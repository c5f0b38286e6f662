// The files below a folder and the packages of a tree, in a stable order, for the checks.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist']);

/**
 * @param {string} folder a folder that may be missing: it then has no files
 * @param {RegExp} name what the file name has to match
 * @returns {string[]}
 */
export function filesIn(folder, name) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesIn(path, name);
      return name.test(entry.name) ? [path] : [];
    });
}

/**
 * @param {string} root
 * @returns {string[]} the folder names below packages/ that hold a package
 */
export function packagesIn(root) {
  const folder = join(root, 'packages');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'package.json')))
    .sort();
}
