// The packages of a tree as the table sees them: their names, what they declare, and their source files.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, packagesIn } from '../workspace.mjs';

/**
 * @typedef {object} Package
 * @property {string} folder its name in the table
 * @property {string} path
 * @property {string} name its name for npm
 * @property {ReadonlySet<string>} runtime what it declares for its sources
 * @property {ReadonlySet<string>} declared what it declares at all
 * @property {readonly string[]} exported its public paths, such as `.` and `./text`
 * @property {boolean} hasSources
 * @property {readonly string[]} sources
 * @property {readonly string[]} tests tests and benchmarks
 */

/** @param {string} path */
function readManifest(path) {
  const manifest = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const runtime = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const development = Object.keys(manifest.devDependencies ?? {});
  return { manifest, runtime, development };
}

/**
 * @param {string} root
 * @returns {Package[]}
 */
export function readWorkspace(root) {
  const shared = readManifest(join(root, 'package.json')).development;
  return packagesIn(root).map((folder) => {
    const path = join(root, 'packages', folder);
    const { manifest, runtime, development } = readManifest(join(path, 'package.json'));
    return {
      folder,
      path,
      name: manifest.name,
      runtime: new Set(runtime),
      declared: new Set([...runtime, ...development, ...shared]),
      exported: Object.keys(manifest.exports ?? {}),
      hasSources: existsSync(join(path, 'src')),
      sources: filesIn(join(path, 'src'), /\.tsx?$/),
      tests: ['test', 'bench'].flatMap((name) => filesIn(join(path, name), /\.tsx?$/)),
    };
  });
}
