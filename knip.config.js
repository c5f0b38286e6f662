// Finds exports, files and dependencies that nothing uses. Entry points are the exports and bin of each
// package, the tests, the benchmarks and the scripts: no list here grows with the packages.
export default {
  // Programs of the system.
  ignoreBinaries: ['man', 'bwrap', 'ldd'],
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
        'src/app/component/planisphere-board.ts',
        'src/app/pictures/pictures.tsx',
        'test/**/*.{spec,test}.ts',
        'scripts/*.mjs',
      ],
      project: ['{src,test}/**/*.{ts,tsx}', 'scripts/*.mjs'],
      // Only style sheets name these.
      ignoreDependencies: [
        '@fontsource-variable/cabin',
        '@fontsource-variable/eb-garamond',
        '@fontsource/eb-garamond',
      ],
    },
    'packages/site': {
      entry: ['src/main.ts', 'test/**/*.test.ts'],
      project: ['{src,test}/**/*.ts'],
      // Loaded by name: the browser's search, fonts, and a plugin of TypeDoc.
      ignoreDependencies: ['minisearch', '@fontsource-variable/*', 'typedoc-plugin-markdown'],
    },
    'packages/*': {
      entry: ['test/**/*.test.ts', 'bench/**/*.ts'],
      project: ['{src,test,bench}/**/*.{ts,tsx}'],
    },
  },
};
