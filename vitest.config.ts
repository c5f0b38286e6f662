import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Tests run from source: the `development` condition of every package's exports points at src/index.ts.
const conditions = ['development', 'module', 'node'];

// The long forms (npm run test:long) play thousands of games in one test.
const timeout = process.env.PLANISPHERE_LONG ? 60 * 60_000 : 60_000;

const ALL = ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts', 'examples/*/test/**/*.test.ts'];
/** Long proofs: killed processes, whole games in terminals, many things at once. `npm run test:deep`. */
const DEEP = '**/*.deep.test.ts';
const NEVER = '**/node_modules/**';
/** What the registry of games depends on: the core and the games. */
const RULES = Object.keys(
  JSON.parse(readFileSync(new URL('packages/games/package.json', import.meta.url), 'utf8')).dependencies,
).map((name) => name.replace('@planisphere/', ''));
/** Functions over data, without a world around them: no file leaves anything behind that could affect another. */
const PURE = [...RULES, 'games', 'protocol', 'people', 'bots'].map(
  (name) => `packages/${name}/test/**/*.test.ts`,
);

/**
 * On a busy machine programs, sockets and databases get a second try, as browsers do; the run names tests that needed
 * it.
 */
const retry = 1;

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    testTimeout: timeout,
    hookTimeout: timeout,
    // An awaited result may be late on a busy machine; the default of one second would assert speed.
    expect: { poll: { timeout: 30_000 } },
    pool: 'threads',
    // By default Vitest leaves one core free, which on two cores is half of the machine.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      // A thread loads the engines once, not once for each file.
      { extends: true, test: { name: 'pure', include: PURE, exclude: [DEEP, NEVER], isolate: false } },
      { extends: true, test: { name: 'programs', include: ALL, exclude: [...PURE, DEEP, NEVER], retry } },
      {
        extends: true,
        test: { name: 'deep', include: ALL.map((all) => all.replace('*.test.ts', '*.deep.test.ts')), retry },
      },
    ],
  },
});
