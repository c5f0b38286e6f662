// Finds exports, files and dependencies that nothing uses. Entry points are the exports and bin of each
// package, the tests, the benchmarks and the scripts: no list here grows with the packages.
import { join } from 'node:path';
import { filesIn, packagesIn } from './scripts/files.mjs';
import { root } from './scripts/root.mjs';

const packages = packagesIn(root).map((name) => `packages/${name}`);
const hasFiles = (...folders) => filesIn(join(root, ...folders), /\.tsx?$/).length > 0;

export default {
  // A package that is declared but not written yet uses nothing of what it declares.
  ignoreWorkspaces: packages.filter((folder) => !hasFiles(folder, 'src')),
  // A type that a public signature of the same file mentions has a reader, even if nobody imports it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'scripts/test/**/*.test.ts'],
      project: ['scripts/**/*.{mjs,ts}', '*.{js,ts}'],
    },
    'packages/web': {
      entry: [
        'src/app/main.tsx',
        'src/table/tables-worker.ts',
        'src/app/early/*.{ts,tsx}',
        'test/**/*.{spec,test}.ts',
        'scripts/*.mjs',
      ],
      project: ['{src,test}/**/*.{ts,tsx}', 'scripts/*.mjs'],
      // Named in style sheets only.
      ignoreDependencies: ['@fontsource-variable/cabin', '@fontsource-variable/eb-garamond'],
    },
    'packages/*': {
      entry: ['test/**/*.test.ts', 'bench/**/*.ts'],
      project: ['{src,test,bench}/**/*.{ts,tsx}'],
    },
  },
};
