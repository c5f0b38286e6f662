// Finds exports, files and dependencies that nothing uses. Entry points are the exports and bin of each
// package, the tests, the benchmarks and the scripts: no list here grows with the packages.
export default {
  // A type that a public signature of the same file mentions has a reader, even if nobody imports it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', '{scripts,examples/*}/test/*.{test,spec}.ts'],
      project: ['scripts/**/*.{mjs,ts}', 'examples/*/test/*.ts', '*.{js,ts}'],
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
