// Finds exports, files and dependencies that nothing uses. Entry points are the exports and bin of each
// package, the tests, the benchmarks and the scripts: no list here grows with the packages.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packagesIn } from './scripts/files.mjs';
import { root } from './scripts/root.mjs';

const packages = packagesIn(root).map((name) => `packages/${name}`);
const isWritten = (folder) => existsSync(join(root, folder, 'src'));
const hasBenchmarks = packages.some((folder) => existsSync(join(root, folder, 'bench')));

export default {
  // A package that is declared but not written yet uses nothing of what it declares.
  ignoreWorkspaces: packages.filter((folder) => !isWritten(folder)),
  ignoreDependencies: hasBenchmarks ? [] : ['boardgame.io', 'tinybench'],
  // A type that a public signature of the same file mentions has a reader, even if nobody imports it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'scripts/test/**/*.test.ts'],
      project: ['scripts/**/*.{mjs,ts}', '*.{js,ts}'],
    },
    'packages/*': {
      entry: ['test/**/*.test.ts', 'bench/**/*.ts'],
      project: ['{src,test,bench}/**/*.{ts,tsx}'],
    },
  },
};
